/** A call, spelled as in the contract: "METHOD /path/{parameter}". */
export const split = (call: string) => call.split(' ') as [method: string, path: string];

/** Fills the parameters of a path; what is left in braces is a mistake of the caller. */
export const fillPath = (path: string, values: Record<string, string | number> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') throw new Error(`The path ${path} needs ${name}`);
    return String(value).split(',').map(encodeURIComponent).join(',');
  });
