import { describe, expect, it } from 'vitest';
import { builtInKinds } from '../../../src/fields/builtInKinds';
import { registry } from '../../../resources';
import clients from '../../../resources/clients/clients';
import partnerClients from '../../../resources/partners/partnerClients';
import partners from '../../../resources/partners/partners';
import { ofCode } from '../../../src/fields/cells/cell';
import { isEmpty } from '../../../src/schema/values/path';
import { formatDateTime } from '../../../src/format/dateTime';
import type { Field } from '../../../src/schema/field';
import { normalise } from '../../../src/schema/normalise';
import { readCsv, useBox } from '../box';
import { clientColumns, partnerClientColumns, partnerColumns } from '../../columns';

const { as } = useBox();
type Row = Record<string, unknown>;

/** What the screen says in a cell, by its declaration: without a value nothing, two lines with a stroke between. */
const said = async (field: Field, row: Row, value: unknown): Promise<string> => {
  if (field.kind === 'derived') {
    const lines = field.lines(row);
    return lines.some(Boolean) ? lines.map((line) => line || '–').join(' / ') : '';
  }
  if (field.kind === 'timestamp') return formatDateTime(value as string) ?? '';
  if (field.kind === 'items') return (value as string[]).join('; ');
  if (field.kind === 'choice') return isEmpty(value) ? '' : (ofCode<string>(field.labels, String(value)) ?? String(value));
  if (field.kind !== 'reference') return isEmpty(value) ? '' : String(value);
  if (isEmpty(value)) return ofCode(field.fallbackLabels, '') ?? '';
  const label = field.shownAs ? String(row[field.shownAs]) : ofCode(field.labels, String(value));
  if (label !== undefined) return label;
  const { getList, idField } = registry.lookups[field.resource]!;
  const items = (await as('superadmin', 'GET', getList!.split(' ')[1]!)).payload as Row[];
  return String(items.find((item) => item[idField!] === value)!.name);
};
/** A text that a spreadsheet would run stands behind an apostrophe. */
const defused = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text);

describe.each([
  {
    title: 'CLI-017 CLI-027 clients',
    resource: clients,
    path: '/appuser/',
    file: '/appuser/downloadCsv',
    query: 'sort=activationAt,asc&sort=id,asc',
    headings: clientColumns,
    example: ['Hong Kong', 'Active', 'Deleted', "'=1+1, @SUM(A1:A9)"],
    count: 1_200,
  },
  {
    title: 'PAR-012 PAR-014 PAR-016 PAR-021 PAR-064 partners',
    resource: partners,
    path: '/businessPartner/',
    file: '/businessPartner/downloadCsv',
    query: 'sort=cmsUpdatedAt,desc&sort=id,asc',
    headings: partnerColumns,
    example: ['Business Partner (Group Admin)', 'Corporate Partner', 'Singapore', 'Suspended', '\'=HYPERLINK("x")'],
    count: 240,
  },
  {
    title: "PAR-054 PAR-061 a partner's clients",
    resource: partnerClients,
    path: '/businessPartner/BIZ/5000001/clients/',
    file: '/businessPartner/BIZ/5000001/downloadClients',
    query: '',
    headings: partnerClientColumns,
    example: ['Hong Kong', 'Simplified Chinese', 'Inactive', 'Growth; Income; Legacy; Balanced; Global Property'],
    count: 60,
  },
])('the export of $title', ({ resource, path, file, query, headings, example, count }) => {
  const { fields, list } = normalise(resource, registry, builtInKinds);
  const declared = list!;
  const exported = async () => readCsv(String((await as('superadmin', 'POST', `${file}?${query}`)).payload));

  it('has the headings of the screen, in their order', async () => {
    expect((await exported())[0]).toEqual(headings);
    expect(declared.columns.map((name) => fields[name]!.label)).toEqual(headings);
  });
  it('SHR-017 SHR-019 SHR-022 says in every cell what the screen says: names, labels and times in UTC+8', async () => {
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(count / 100) }, async (_, page) => as('superadmin', 'GET', `${path}?page=${page}&size=100&${query}`)),
    );
    const rows = pages.flatMap(({ payload }) => (payload as { content: Row[] }).content);
    expect(rows).toHaveLength(count);
    const shown = rows.map((row) => Promise.all(declared.columns.map(async (name) => defused(await said(fields[name]!, row, row[name])))));
    const cells = (await exported()).slice(1);
    expect(cells).toEqual(await Promise.all(shown));
    expect(cells.flat()).toEqual(expect.arrayContaining(example));
  });
});
