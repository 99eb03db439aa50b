import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleSize, seed } from '../../../../sampling';
import { createWorkspace } from './created';
import { contracts, replies } from './randomSources';

const { at, fromContract, fromReply, problems, remove } = createWorkspace();
afterAll(remove);

describe('check --new', () => {
  it('writes a file that passes the check from any reply', async () => {
    await fc.assert(
      fc.asyncProperty(replies, async (reply) => {
        const { text } = await fromReply(reply);
        expect(await problems(text)).toEqual([]);
      }),
      { seed, numRuns: sampleSize(30, 3_000) },
    );
  });
  it('writes a file that passes the check from any contract, with the contract and without', async () => {
    await fc.assert(
      fc.asyncProperty(contracts, async (contract) => {
        const { text } = await fromContract(contract);
        expect(await problems(text, at('theirs.yaml'))).toEqual([]);
      }),
      { seed, numRuns: sampleSize(30, 3_000) },
    );
  });
});
