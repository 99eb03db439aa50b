import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { useStartText } from '../../messages/start';

type Props = { name: string; replaced: string | null; onAnswer: (isYes: boolean) => void };

/** Asks before an account that this tab did not ask for is used (PLT-125). */
export const ContinueAs = ({ name, replaced, onAnswer }: Props) => {
  const t = useStartText();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className="sign-in-form" role="group" aria-label={t('literal.continueAs', { name })}>
      <h2>{t('literal.continueAs', { name })}</h2>
      <p className="hint">{replaced ? t('signIn.replaceHint', { name: replaced }) : t('signIn.continueHint')}</p>
      <Button look="main" onClick={() => onAnswer(true)}>
        {t('signIn.continue')}
      </Button>
      <Button ref={cancel} onClick={() => onAnswer(false)}>
        {t('signIn.cancel')}
      </Button>
    </div>
  );
};
