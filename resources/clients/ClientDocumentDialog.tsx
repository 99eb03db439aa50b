import type { RecordOf, RowDialogProps } from '../../src/schema';
import FileDialog from '../../src/ui/files/FileDialog';
import { announceFailure, useFileCall } from '../../src/views';

/** A document of a client in the page (CLI-103). */
const ClientDocumentDialog = ({ record, title, path, onClose }: RowDialogProps<RecordOf<'Document'>>) => {
  const call = useFileCall('GET /appuser/{id}/documents/{docNumber}');
  return (
    <FileDialog
      title={record.description ?? record.productName}
      about={title}
      fileName={record.docNumber}
      load={(signal) => call({ path: { id: Number(path?.id), docNumber: record.docNumber }, signal })}
      onFailure={(error) => {
        announceFailure(error);
        onClose();
      }}
      onClose={onClose}
    />
  );
};
export default ClientDocumentDialog;
