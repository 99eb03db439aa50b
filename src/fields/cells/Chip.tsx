import type { ReactNode } from 'react';
import type { Chip as ChipLook, ChipOptions } from '../../schema/field';
import { ofCode } from './cell';
import './chip.css';

/** A coloured label whose mark differs in shape too: colour is never the only sign. */
export const Chip = ({ tone, mark, children }: ChipLook & { children: ReactNode }) => (
  <span className={`chip chip-${tone}`}>
    <span className={`chip-mark chip-${mark}`} aria-hidden />
    <span>{children}</span>
  </span>
);

/** The label of a code, as a chip where the field says how. */
export const CodeLabel = ({ field, code, children }: { field: ChipOptions; code: string; children: ReactNode }) => {
  const chip = ofCode(field.chips, code) ?? field.chips?.['*'];
  return chip ? <Chip {...chip}>{children}</Chip> : <>{children}</>;
};
