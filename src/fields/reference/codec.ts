import { memberCodec } from '../codec';

/** The value of a lookup item as the lookup has it. */
export const referenceCodec = memberCodec<'reference'>({
  toInput: (value) => value ?? '',
  parse: (typed) => (typed === '' ? null : (typed ?? null)),
  options: {
    resource: 'text',
    shownAs: 'text',
    value: 'text',
    without: 'list',
    labels: 'map',
    otherwise: 'map',
    within: 'text',
    lock: 'text',
    isMultiple: 'boolean',
    chips: 'map',
  },
});
