import { expect, it } from 'vitest';
import { readClientList } from '../../../../fixtures/files/clientList';
import { createRandom } from '../../../../fixtures/seed/random';
import { readTable } from '../../../../src/files/csv/readTable';
import { openRows } from '../../../../src/files/csv/tableRows';
import { sampleSize, seed } from '../../../sampling';

const columns = ['AMT1', 'AMT2', 'AMT3', 'AMT4'];
const pieces = [
  'clientId',
  'AMT1',
  'C1',
  'C2',
  '5',
  '"',
  '"',
  '"',
  ',',
  ',',
  ';',
  '\n',
  '\r\n',
  '\r',
  ' ',
  '\uFEFF',
  'sep=;\n',
  'sep=,\r\n',
];
const count = sampleSize(1_000, 50_000);

it(`the portal and the fixture CMS read the same in ${count} random client lists, seed ${seed} (NTF-057)`, async () => {
  const { integer, pick } = createRandom(seed);
  let accepted = 0;
  for (let round = 0; round < count; round++) {
    const starts = [pick(['', '\uFEFF', 'sep=;\n']), pick(['', 'clientId', 'clientId,AMT1\n', 'AMT1;clientId\r\n'])];
    const text = [...starts, ...Array.from({ length: integer(1, 14) }, () => pick(pieces))].join('');
    const about = `round ${round}: ${JSON.stringify(text)}`;
    const bytes = Buffer.from(text);
    const table = readTable({ bytes: new Uint8Array(bytes), key: 'clientId', columns });
    const list = await readClientList(bytes);
    expect('refusal' in table, about).toBe(list === null);
    if ('refusal' in table || !list) continue;
    accepted += 1;
    const rows = await openRows(new File([bytes], 'clients.csv'), table, 'clientId');
    const shown = Array.from({ length: rows.count }, (_, i) => [rows.at(i).key, ...columns.map((name) => rows.at(i)[name] ?? '')]);
    // the preview has one kind of line break
    const sent = list.ids.map((id) => [id, ...list.amounts.get(id)!].map((cell) => cell.replaceAll(/\r\n?/g, '\n')));
    expect(shown, about).toEqual(sent);
    const { blankKey = 0, duplicate = 0, contradiction = 0 } = table.rows;
    expect([blankKey + duplicate + contradiction, contradiction > 0], about).toEqual([list.ignored, list.contradiction !== null]);
  }
  expect(accepted).toBeGreaterThan(count / 10);
});
