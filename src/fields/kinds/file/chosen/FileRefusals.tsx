import { formatDateTime } from '../../../../format/dateTime';
import { useText } from '../../../../messages/i18n';
import { Button } from '../../../../ui/Button';
import { ErrorIcon } from '../../../../ui/icons';
import { isUpload, type FileItem, type Refused } from '../items/items';

type Props = {
  refusals: readonly Refused[];
  /** The one file that stands there all the same. */
  kept: FileItem | undefined;
  /** Goes on without what was refused; absent where nothing can be changed. */
  onDismiss?: () => void;
};

/** The files that were not taken, by name, each with its reason; it stays until another one is taken or it is dismissed. */
export const FileRefusals = ({ refusals, kept, onDismiss }: Props) => {
  const t = useText();
  const byText = new Map<string, string[]>();
  for (const { text, fileName } of refusals) byText.set(text, [...(byText.get(text) ?? []), fileName]);
  const keep =
    kept && isUpload(kept)
      ? t('file.keepRead', { name: kept.fileName, time: formatDateTime(kept.readAt, 'HH:mm')! })
      : kept && t('file.keep', { name: kept.fileName });
  return (
    <>
      {[...byText].map(([text, names]) => (
        <div key={text} className="file-refused">
          <p className="error file-refusal">
            <ErrorIcon aria-hidden />
            <span>{text}</span>
          </p>
          <p className="hint">
            <bdi>{t('file.refused', { names: names.join(', '), smart_count: names.length })}</bdi>
          </p>
        </div>
      ))}
      {refusals.length > 0 && onDismiss && (
        <Button look="link" onClick={onDismiss}>
          {keep ?? t('file.goOn', { smart_count: refusals.length })}
        </Button>
      )}
    </>
  );
};
