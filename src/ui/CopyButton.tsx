import { useState } from 'react';
import { copyText } from './copyText';
import { CheckIcon, CopyIcon } from './icons';

/** Copies a value; shows that it did. */
export const CopyButton = ({ value, label, className = '' }: { value: string; label: string; className?: string }) => {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(await copyText(value));
  };
  return (
    <button
      type="button"
      className={`icon-button copy-button ${className}`}
      aria-label={label}
      title={label}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
      onPointerLeave={() => setCopied(false)}
    >
      {isCopied ? <CheckIcon /> : <CopyIcon />}
    </button>
  );
};
