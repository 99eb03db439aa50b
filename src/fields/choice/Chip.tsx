import type { Chip as ChipLook } from '../../schema/field';
import './chip.css';

/** A coloured label whose mark differs in shape too: colour is never the only sign. */
export const Chip = ({ tone, mark, children }: ChipLook & { children: string }) => (
  <span className={`chip chip-${tone}`}>
    <span className={`chip-mark chip-${mark}`} aria-hidden />
    {children}
  </span>
);
