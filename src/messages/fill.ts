/** Puts values into a text, once: what a value says is not filled again. @example fill('Hello %{name}', { name: 'Kai' }) // "Hello Kai" */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/%\{([^}]+)\}/g, (_, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : ''));
