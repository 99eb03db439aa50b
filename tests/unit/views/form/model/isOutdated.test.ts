import { describe, expect, it } from 'vitest';
import { builtInKinds } from '../../../../../src/fields/builtInKinds';
import { text } from '../../../../../src/fields';
import { normalise } from '../../../../../src/schema/normalise';
import isOutdated from '../../../../../src/views/form/model/isOutdated';

const viewer = { id: '1', level: 1, codes: [], claims: {} };
const resource = (more: object) =>
  normalise(
    {
      recordTitle: '{name}',
      calls: {},
      fields: { name: text('Name'), note: text('Note') },
      form: { sections: [{ fields: ['name'] }], editable: [{ names: ['name'], when: { status: 'PENDING' } }] },
      ...more,
    } as never,
    { formatters: {}, generators: {}, conditions: {}, components: {} },
    builtInKinds,
  );
const read = { name: 'a', note: 'b', status: 'PENDING', at: 1 };

describe('a record is outdated', () => {
  it.each([
    ['when its stamp is another one', 'at', { at: 2 }, true],
    ['not when something else moved on and the stamp stayed', 'at', { name: 'c' }, false],
    ['when a member that the form edits is another one', 'values', { name: 'c' }, true],
    ['not when a member that the form does not edit is another one', 'values', { note: 'c' }, false],
    ['when what can be edited is something else', 'values', { status: 'SENT' }, true],
    ['when what can be edited is something else, whatever the stamp says', 'at', { status: 'SENT' }, true],
    ['never where nothing is compared', undefined, { name: 'c', at: 2 }, false],
    ['never where nothing is compared, though something else can be edited', undefined, { status: 'SENT' }, false],
  ])('%s', async (_, versionedBy, moved, wanted) => {
    expect(await isOutdated(resource({ versionedBy }), viewer, read, { ...read, ...moved })).toBe(wanted);
  });
  it('when one of several members that the form edits is another one', async () => {
    const form = { sections: [{ fields: ['name', 'note'] }] };
    expect(await isOutdated(resource({ versionedBy: 'values', form }), viewer, read, { ...read, note: 'c' })).toBe(true);
  });
  it('never without a form', async () => {
    expect(await isOutdated(resource({ versionedBy: 'at', form: undefined }), viewer, read, { ...read, at: 2 })).toBe(false);
  });
  it('not for a member that was not read', async () => {
    const { at: _, ...row } = read;
    expect(await isOutdated(resource({ versionedBy: 'at' }), viewer, row, read)).toBe(false);
  });
});
