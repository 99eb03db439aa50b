/** What the field of a client list says of a file: how many people and which amounts it has, or why it is refused. */
import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import ClientListReport from '../../../resources/notifications/clientList/ClientListReport';
import { amountFindings, saveRows } from '../../../resources/notifications/clientList/findings';
import reader from '../../../resources/notifications/clientList/reader';
import { renderInList } from '../lists/listParts';
import { acceptUploads } from '../uploads';

describe('a client list that is read', () => {
  it.each([
    [{ keys: 1, columns: [] }, '1 client id'],
    [{ keys: 1_200, columns: [] }, '1,200 client ids'],
    [{ keys: 1, columns: ['AMT1'] }, '1 client id, with AMT1'],
    [{ keys: 2, columns: ['AMT1', 'AMT3'] }, '2 client ids, with AMT1, AMT3'],
  ])('the report %j is read as "%s" (NTF-056)', (report, text) => {
    renderInList(<ClientListReport report={report as never} />);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`));
  });
  const bytes = (...values: number[]) => new Uint8Array(values);
  const big5 = bytes(...[...'clientId\n'].map((letter) => letter.charCodeAt(0)), 0xa4, 0xa4, 0xa4, 0xe5);
  it.each([
    ['binary', bytes(0x63, 0, 0x64), 'It is no text. A spreadsheet has to be saved as CSV.'],
    ['UTF-16', bytes(0xff, 0xfe, 0x63, 0), 'Its encoding is UTF-16. Save it as CSV UTF-8.'],
    ['Big5', big5, 'Its encoding is not UTF-8, but probably Big5. Save it as CSV UTF-8.'],
    ['in another encoding', bytes(0x63, 0x81, 0x20), 'Its encoding is not UTF-8. Save it as CSV UTF-8.'],
    ['without clientId', 'name\nA', 'Its first line has no column clientId.'],
    ['with an open quote', 'clientId\nA\n"B', 'The quotes of line 3 do not close as they should.'],
  ])('a file that is %s is refused with its reason (SHR-058)', async (_, content, why) => {
    acceptUploads();
    const { refusal } = await reader.read(new File([content], 'a.csv'));
    expect(refusal).toContain(why);
  });
  it('a client list is accepted with what was found in it', async () => {
    acceptUploads();
    const reading = await reader.read(new File(['clientId,AMT2\nA,1\n'], 'a.csv'));
    expect(reading).toMatchObject({ refusal: null, report: { keys: 1, columns: ['AMT2'] } });
  });
});

describe('rows of a client list that are saved', () => {
  it.each([
    ['clients.csv', 'clients-left-out.csv'],
    ['CLIENTS.CSV', 'CLIENTS-left-out.csv'],
    ['my.csv list.csv', 'my.csv list-left-out.csv'],
    ['clients', 'clients-left-out.csv'],
  ])('rows of "%s" are saved as "%s"', async (name, saved) => {
    const blobs: Blob[] = [];
    const names: string[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    onTestFinished(() => [create, revoke, click].forEach((spy) => spy.mockRestore()));
    saveRows(new File([''], name), 'left-out', ['Line', 'Client ID'], [[2, 'C1']]);
    expect(names).toEqual([saved]);
    expect(await blobs[0]!.text()).toContain('"Line","Client ID"\r\n"2","C1"');
  });
  it('amountFindings keeps findings of rows, and of cells in a column that a text uses', () => {
    const found = { line: 2, column: 1, value: '' };
    const findings = [
      { ...found, kind: 'cells', name: null },
      { ...found, kind: 'blankCell', name: 'AMT1' },
      { ...found, kind: 'blankCell', name: null },
      { ...found, kind: 'blankKey', name: 'AMT1' },
    ] as const;
    expect(amountFindings({ findings }, ['AMT1'])).toEqual(findings.slice(0, 2));
    expect(amountFindings({ findings }, [])).toEqual(findings.slice(0, 1));
  });
});
