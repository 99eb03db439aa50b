/** Keys that declarations once had, and what stands in their place: whoever writes one is told. */
export const formerKeys: Readonly<Record<string, string>> = {
  sends: "'include', 'set', 'omitEmpty' or 'transform'",
  isOwn: "'oneselfWhen'",
};
