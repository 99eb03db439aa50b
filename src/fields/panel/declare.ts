import type { FieldOptions, PanelField, PanelComponent } from '../../schema/field';

declare module '../../schema/field' {
  interface KindOptions {
    panel: { component: PanelComponent };
  }
}

/** A component of its own between the fields. @example panel('My Documents', () => import('./MyDocumentsLink')) */
export const panel = <T, M extends string = never>(
  label: string,
  component: PanelField<T>['component'],
  options: FieldOptions<NoInfer<M>> = {},
): PanelField<T, M> => ({
  kind: 'panel',
  label,
  component,
  ...options,
});
