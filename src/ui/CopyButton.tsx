import { useState } from 'react';
import { Button } from './Button';
import { copyText } from './copyText';
import { CheckIcon, CopyIcon } from './icons';

/** Copies a value; shows that it did. */
export const CopyButton = ({ value, label, className = '' }: { value: string; label: string; className?: string }) => {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    if (await copyText(value)) setCopied(value);
  };
  return (
    <Button
      look="icon"
      className={`copy-button ${className}`}
      aria-label={label}
      title={label}
      onClick={() => void copy()}
      onBlur={() => setCopied(null)}
      onPointerLeave={() => setCopied(null)}
    >
      {copied === value ? <CheckIcon /> : <CopyIcon />}
    </Button>
  );
};
