/** Kinds that nobody types: a declaration that puts one into a form is reported by `checkResource`. */
export const ReadOnlyInput = () => null;
