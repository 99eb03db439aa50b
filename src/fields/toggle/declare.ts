import type { Field, FieldOptions } from '../../schema/field';

declare module '../../schema/field' {
  interface KindOptions {
    toggle: { /** What true is called where it is shown. */ on: string; /** And false. */ off: string };
  }
}

/** Yes or no: a chip in lists, two radio buttons in forms. @example toggle('Post', { on: 'Online', off: 'Offline' }) */
export const toggle = (
  label: string,
  options: FieldOptions & { on: string; off: string },
): Field<boolean | null | undefined, 'toggle', never> => ({ kind: 'toggle', label, ...options });
