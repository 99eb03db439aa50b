/** "Client Management" to "clientManagement" (PLT-051). */
export const camelCase = (label: string) =>
  label
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word, i) => (i === 0 ? word[0]!.toLowerCase() : word[0]!.toUpperCase()) + word.slice(1))
    .join('');
