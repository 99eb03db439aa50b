import { useState } from 'react';
import { emptyMark } from '../../src/fields';
import type { PanelProps } from '../../src/schema';
import { EyeIcon } from '../../src/ui/icons';
import { lazyPart } from '../../src/ui/parts';
import { Popup } from '../../src/ui/Popup';
import { announceFailure, useFileCall } from '../../src/views';
import { clientTitle, fileIdOf, fileNameOf, type Client } from './client';

const FileDialog = lazyPart(() => import('../../src/ui/FileDialog'));

/** View of a stored file, absent when there is none (CLI-048 to CLI-050). */
const FileLink = ({ label, value, record }: PanelProps<Client>) => {
  const call = useFileCall('GET /files/{fileId}');
  const [isOpen, setOpen] = useState(false);
  if (typeof value !== 'string') return emptyMark;
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="text-link" aria-label={`View ${label}`} onClick={() => setOpen(true)}>
        <EyeIcon />
        View
      </button>
      {isOpen && (
        <Popup onFailure={close}>
          <FileDialog
            title={label}
            about={clientTitle(record)}
            fileName={fileNameOf(value === record.nationalId ? 'nationalId' : 'passport', record)}
            load={() => call({ path: { fileId: fileIdOf(value) } })}
            onFailure={(error) => {
              announceFailure(error);
              close();
            }}
            onClose={close}
          />
        </Popup>
      )}
    </>
  );
};
export default FileLink;
