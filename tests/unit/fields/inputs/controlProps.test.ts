import { expect, it } from 'vitest';
import { text } from '../../../../src/fields';
import { controlProps } from '../../../../src/fields/inputs/input';
import { engineField } from '../engineFields';

const of = (declared: object, props: object = {}) =>
  controlProps({ field: engineField(declared), name: 'a', error: null, isRequired: false, disabledReason: null, ...props } as never);

it('a control has the label and the hint of its field, and the language of its text', () => {
  expect(of(text('A', { hint: 'H' }))).toMatchObject({ name: 'a', label: 'A', hint: 'H', isDisabled: false });
  expect(of(text('A'), { lang: 'ja' })).toMatchObject({ lang: 'ja', dir: 'auto' });
  expect(Object.keys(of(text('A')))).not.toContain('lang');
});
it('a control that nobody may use says why, and one that others fill in is off', () => {
  expect(of(text('A', { hint: 'H' }), { disabledReason: '' })).toMatchObject({ hint: '', isDisabled: true });
  expect(of(text('A', { hint: 'H' }), { disabledReason: 'Not now' })).toMatchObject({ hint: 'Not now', isDisabled: true });
  expect(of(text('A', { filled: true } as never))).toMatchObject({ isDisabled: true });
});
