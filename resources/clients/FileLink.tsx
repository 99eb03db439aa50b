import { emptyMark } from '../../src/fields';
import type { PanelProps } from '../../src/schema';
import { lazyComponent } from '../../src/ui/lazy';
import { ViewLink } from '../../src/ui/dialogs/ViewLink';
import { useLinkedFile } from '../../src/views';
import { announceFileFailure } from './announceFileFailure';
import { clientTitle, fileNameOf, type Client } from './client';

const FileDialog = lazyComponent(() => import('../../src/ui/files/FileDialog'));

/** View of a stored file, absent when there is none (CLI-048 to CLI-050). */
const FileLink = ({ label, value, record }: PanelProps<Client>) => {
  const fetchFile = useLinkedFile('GET /files/{fileId}');
  if (typeof value !== 'string') return emptyMark;
  return (
    <ViewLink label={label}>
      {(close) => (
        <FileDialog
          title={label}
          about={clientTitle(record)}
          fileName={fileNameOf(value === record.nationalId ? 'nationalId' : 'passport', record)}
          load={(signal) => fetchFile(value, signal)}
          onFailure={(error) => {
            announceFileFailure(error, label);
            close();
          }}
          onClose={close}
        />
      )}
    </ViewLink>
  );
};
export default FileLink;
