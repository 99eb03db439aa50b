/** Who is signed in, as declarations may ask. */
export type Viewer = {
  id: string;
  /** 1 to 3; a smaller number may do more. */
  level: number;
  /** The permission codes that this person holds. */
  codes: readonly string[];
  /** The codes of the own sales offices, the first one being the default. */
  offices: readonly string[];
};
