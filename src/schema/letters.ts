/** Ends the drawing of a part whose value is none that it can show: what stands around the part says so in its place. */
export const cannotShow = (): never => {
  throw new TypeError('the value is none of its kind');
};

/** A value in letters; there are none for an object. */
export const lettersOf = (value: unknown): string => (typeof value === 'object' ? cannotShow() : String(value));
