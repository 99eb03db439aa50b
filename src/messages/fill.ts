/** Puts values into a text that stands outside the i18n provider: `fill('Hello %{name}', { name })`. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/%\{([^}]+)\}/g, (_, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : ''));
