/** A value with what it is called. */
export type Option = { value: string; label: string };

/** What chosen values are called, in one line. */
export const optionLabels = (options: readonly Option[], values: readonly string[]) =>
  values.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', ');
