import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { fill } from '../../messages/fill';
import { continueAs } from '../../messages/literal';
import { signIn } from '../../messages/signIn';

type Props = { name: string; replaced: string | null; onAnswer: (isYes: boolean) => void };

/** Asks before an account that this tab did not ask for is used (PLT-125). */
export const ContinueAs = ({ name, replaced, onAnswer }: Props) => {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className="sign-in-form" role="group" aria-label={fill(continueAs, { name })}>
      <h2>{fill(continueAs, { name })}</h2>
      <p className="hint">{replaced ? fill(signIn.replaceHint, { name: replaced }) : signIn.continueHint}</p>
      <Button look="main" onClick={() => onAnswer(true)}>
        {signIn.continue}
      </Button>
      <Button ref={cancel} onClick={() => onAnswer(false)}>
        {signIn.cancel}
      </Button>
    </div>
  );
};
