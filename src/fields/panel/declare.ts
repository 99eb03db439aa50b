import type { FieldOptions, PanelField, PanelPart } from '../../schema/field';

declare module '../../schema/field' {
  interface KindOptions {
    panel: { shows: PanelPart };
  }
}

/** A component of its own between the fields. @example panel('My Documents', () => import('./MyDocumentsLink')) */
export const panel = <T, M extends string = never>(
  label: string,
  shows: PanelField<T>['shows'],
  options: FieldOptions<NoInfer<M>> = {},
): PanelField<T, M> => ({
  kind: 'panel',
  label,
  shows,
  ...options,
});
