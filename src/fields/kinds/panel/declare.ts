import type { FieldOptions, PanelField, PanelComponent } from '../../../schema/field';

declare module '../../../schema/field' {
  interface KindOptions {
    panel: {
      /** The component, which loads when it is rendered. */
      component: PanelComponent;
    };
  }
}

export const declare = <T, M extends string = never>(
  label: string,
  component: PanelField<T>['component'],
  options: FieldOptions<NoInfer<M>> = {},
): PanelField<T, M> => ({
  kind: 'panel',
  label,
  component,
  ...options,
});
