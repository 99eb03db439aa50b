import type { Ref } from 'react';
import { Button } from '../Button';
import { useText } from '../../messages/i18n';
import { keepFocus } from './keepFocus';
import type { Submission } from './useSubmission';

type Props = { label: string; submission: Submission; onCancel: () => void; ref?: Ref<HTMLButtonElement> };

/** Cancel waits for work that is under way, and becomes the way out of it when that takes long. */
export const CancelButton = ({ label, submission: { isBusy, isSlow, stop }, onCancel, ref }: Props) => {
  const t = useText();
  return (
    <Button ref={ref} onMouseDown={keepFocus} aria-disabled={isBusy && !isSlow} onClick={isSlow ? stop : isBusy ? undefined : onCancel}>
      {isSlow ? t('form.stopWaiting') : label}
    </Button>
  );
};
