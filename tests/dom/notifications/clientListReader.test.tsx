/** What the field of a client list says of a file: how many people and which amounts it has, or why it is refused. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import ClientListReport from '../../../resources/notifications/clientList/ClientListReport';
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
