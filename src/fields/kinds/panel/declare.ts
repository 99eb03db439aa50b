import type { FieldOptions, PanelField, PanelComponent } from '../../../schema/field';

declare module '../../../schema/field' {
  interface KindOptions {
    panel: {
      /** What is drawn in place of a value; it loads when it is drawn. In pure data the name of a registered component. */
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
