import type { FileReader } from '../../../src/fields/kinds/file/declare';
import { askForTable } from '../../../src/files/csv/askForTable';
import type { NoTable } from '../../../src/files/csv/readTable';
import { onDemandText } from '../../../src/messages/onDemand';
import type { Translated } from '../../../src/messages/page';
import { amountColumns } from '../../vocabulary/amounts';
import { t } from '../texts';
import ClientListReport from './ClientListReport';
import { keyColumn, type ClientList } from './clientList';

const why: Record<NoTable['refusal'], (line?: number) => Translated> = {
  binary: () => t('It is no text. A spreadsheet has to be saved as CSV.'),
  utf16: () => t('Its encoding is UTF-16. Save it as CSV UTF-8.'),
  big5: () => t('Its encoding is not UTF-8, but probably Big5. Save it as CSV UTF-8.'),
  encoding: () => t('Its encoding is not UTF-8. Save it as CSV UTF-8.'),
  key: () => t('Its first line has no column clientId.'),
  quote: (line) => t('The quotes of line %{line} do not close as they should.', { line: line! }),
};

/** Reads client lists in a worker, and tells at the field what was found (NTF-057). */
const reader: FileReader<ClientList> = {
  read: async (file) => {
    const table = await askForTable(file, { key: keyColumn, columns: amountColumns });
    if ('refusal' in table) {
      const [rule, reason] = [onDemandText('literal.uploadFormat'), why[table.refusal](table.line)];
      return { refusal: onDemandText('file.refusedFor', { rule, why: reason }) };
    }
    return { refusal: null, report: table };
  },
  Report: ClientListReport,
};
export default reader;
