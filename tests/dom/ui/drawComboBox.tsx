/** A ComboBox in a form of the test, and what a person sees of it. */
import { screen } from '@testing-library/react';
import ComboBox, { type ComboSearch } from '../../../src/ui/inputs/choices/ComboBox';
import type { SelectInputProps } from '../../../src/ui/inputs/choices/NativeSelect';
import { renderControlled } from './renderPart';

export const names = ['Ann', 'Bob', 'Cid', 'Bea'];
export const options = names.map((label) => ({ value: label.toLowerCase(), label }));
type Props = Partial<SelectInputProps> & { search?: ComboSearch; isSending?: boolean };

export const drawComboBox = ({ isSending, value, ...props }: Props = {}) =>
  renderControlled(
    (control) => (
      <>
        <ComboBox label="Manager" name="manager" options={options} none="All" {...props} {...control} />
        <button>Next</button>
      </>
    ),
    { value, isSending },
  );
export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Manager' });
export const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
export const isOpen = () => box().getAttribute('aria-expanded') === 'true';
export const status = () => screen.getByRole('status', { hidden: true });
/** The option that Enter would choose. */
export const current = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
