import { describe, expect, it } from 'vitest';
import { createFileReport } from '../../../src/deployed/file/fileReport';
import { readTree } from '../../../src/deployed/file/tree';

const echo = { code: 'R008', place: ['path'], message: 'there is no call', hint: 'Add it.' };
const codesAfter = (code: string) => {
  const report = createFileReport('a.yaml', readTree('a.yaml', 'path: /a/\n'));
  report.report(code, ['path'], 'something stands here', 'Look.');
  report.addEchoes([echo], (place) => place);
  return report.problems.map((problem) => problem.code);
};

describe('the report of a file', () => {
  it('takes a problem where there is one already for its echo', () => {
    expect(codesAfter('R038')).toEqual(['R038']);
  });
  it('takes no problem for the echo of a warning', () => {
    expect(codesAfter('W001')).toEqual(['W001', 'R008']);
  });
});
