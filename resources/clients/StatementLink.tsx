import { useState } from 'react';
import { Button } from '../../src/ui/Button';
import { emptyMark } from '../../src/fields';
import type { PanelProps } from '../../src/schema';
import { base64File } from '../../src/files/base64File';
import { DownloadIcon } from '../../src/ui/icons';
import { showToast } from '../../src/ui/toasts/toasts';
import { saveFile } from '../../src/ui/files/saveFile';
import { useLinkedFile } from '../../src/views';
import { announceFileFailure } from './announceFileFailure';
import { fileNameOf, type Client } from './client';
import { t } from './texts';

/** Download of the investor statement, absent when there is none (CLI-056, CLI-057). */
const StatementLink = ({ label, value, record }: PanelProps<Client>) => {
  const fetchFile = useLinkedFile('GET /files/{fileId}');
  const [isBusy, setBusy] = useState(false);
  if (typeof value !== 'string') return emptyMark;
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const file = base64File(await fetchFile(value));
      if (file) saveFile(file.blob, `${fileNameOf('statement', record)}.${file.extension}`);
      else showToast('error', t('The %{label} is damaged, or it is neither a PDF nor an image, so it was not saved.', { label }));
    } catch (error) {
      announceFileFailure(error, label);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="view" aria-label={t('Download %{label}', { label })} aria-busy={isBusy} onClick={() => void download()}>
      <DownloadIcon />
      <span>{t('Download')}</span>
    </Button>
  );
};
export default StatementLink;
