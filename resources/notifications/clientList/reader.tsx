import type { FileReader } from '../../../src/fields/kinds/file/declare';
import { uploadFormat } from '../../../src/messages/literal';
import { askForTable } from '../../../src/files/csv/askForTable';
import type { NoTable } from '../../../src/files/csv/readTable';
import { amountColumns } from '../../vocabulary/amounts';
import ClientListReport from './ClientListReport';
import { keyColumn, type ClientList } from './clientList';

const why: Record<NoTable['refusal'], (line?: number) => string> = {
  binary: () => 'It is no text. A spreadsheet has to be saved as CSV.',
  utf16: () => 'Its encoding is UTF-16. Save it as CSV UTF-8.',
  big5: () => 'Its encoding is not UTF-8, but probably Big5. Save it as CSV UTF-8.',
  encoding: () => 'Its encoding is not UTF-8. Save it as CSV UTF-8.',
  key: () => 'Its first line has no column clientId.',
  quote: (line) => `The quotes of line ${line} do not close as they should.`,
};

/** Reads client lists in a worker, and tells at the field what was found (NTF-057). */
const reader: FileReader<ClientList> = {
  read: async (file) => {
    const table = await askForTable(file, { key: keyColumn, columns: amountColumns });
    if ('refusal' in table) return { refusal: `${uploadFormat}. ${why[table.refusal](table.line)}` };
    return { refusal: null, report: table };
  },
  Report: ClientListReport,
};
export default reader;
