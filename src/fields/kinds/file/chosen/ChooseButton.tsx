import type { Ref } from 'react';
import { useText } from '../../../../messages/i18n';
import { UploadIcon } from '../../../../ui/icons';

type Props = {
  /** The label of the field. */
  label: string;
  /** The id of the note below the field, if there is one. */
  noteId?: string;
  isOff: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  onClick: () => void;
};

/** Opens the picker for a further file. It can be reached while it is off, so that its note is read. */
export const ChooseButton = ({ label, noteId, isOff, buttonRef, onClick }: Props) => {
  const t = useText();
  return (
    <button
      type="button"
      className="file-choose"
      ref={buttonRef}
      aria-describedby={noteId}
      aria-label={t('file.of', { action: t('file.choose'), name: label })}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      <UploadIcon aria-hidden />
      <span>{t('file.choose')}</span>
    </button>
  );
};
