import type { Field, FieldOptions } from '../../../schema/field';

declare module '../../../schema/field' {
  interface KindOptions {
    password: object;
  }
}

/** What a password needs (SHR-001, SHR-002), said before it is typed. */
export const passwordHint = '8-20 characters: upper and lower case, digit, special character.';

export const declare = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> = {},
): Field<string | null | undefined, 'password', M> => ({
  kind: 'password',
  label,
  hint: passwordHint,
  ...options,
});
