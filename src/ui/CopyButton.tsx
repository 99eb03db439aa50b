import { useState } from 'react';
import { Button } from './Button';
import { copyText } from './copyText';
import { CheckIcon } from './icons';
import './copyButton.css';

/** Copies a value; shows that it did. */
export const CopyButton = ({ value, label, className = '' }: { value: string; label: string; className?: string }) => {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === value;
  const copy = async () => {
    if (await copyText(value)) setCopied(value);
  };
  return (
    <Button
      look="icon"
      className={`copy-button ${isCopied ? '' : 'copy-mark'} ${className}`}
      aria-label={label}
      title={label}
      onClick={() => void copy()}
      onBlur={() => setCopied(null)}
      onPointerLeave={() => setCopied(null)}
    >
      {isCopied && <CheckIcon />}
    </Button>
  );
};
