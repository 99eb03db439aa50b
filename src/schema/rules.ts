import type * as yup from 'yup';

/** What `form.rules` is given: of yup what rules across fields need. @example ({ object }) => object().test('order', 'The end lies before the start', ({ from, to }) => from <= to) */
export type Rules = Pick<typeof yup, 'object' | 'mixed' | 'ref'>;
