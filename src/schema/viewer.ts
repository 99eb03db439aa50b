/** Who is signed in, as declarations may ask. */
export type Viewer = {
  id: string;
  /** 1 to 3; a smaller number may do more. */
  level: number;
  /** The permission codes that this person holds. */
  codes: readonly string[];
  /** What else the sign-in says of this person, by name. @example { offices: ['HK'] } */
  claims: Readonly<Record<string, readonly string[]>>;
};
