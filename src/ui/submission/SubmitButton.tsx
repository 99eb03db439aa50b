import type { MouseEvent, Ref } from 'react';
import { Button } from '../Button';
import { keepFocus } from './keepFocus';
import './submission.css';

type Props = {
  label: string;
  /** What it says while the work is under way. */ busyLabel: string;
  isBusy: boolean;
  isDestructive?: boolean;
  /** Default: submits its form. */ type?: 'submit' | 'button';
  onClick?: (event: MouseEvent) => void;
  ref?: Ref<HTMLButtonElement>;
};

/** The button that starts the work. It says when that is under way, and is as wide as its longer text from the start. */
export const SubmitButton = ({ label, busyLabel, isBusy, isDestructive, type = 'submit', onClick, ref }: Props) => (
  <Button
    ref={ref}
    type={type}
    look="main"
    isDestructive={isDestructive}
    className="submit-button"
    aria-busy={isBusy}
    onMouseDown={keepFocus}
    onClick={onClick}
  >
    <span className={isBusy ? 'submit-button-off' : ''}>{label}</span>
    <span className={isBusy ? '' : 'submit-button-off'}>{busyLabel}</span>
  </Button>
);
