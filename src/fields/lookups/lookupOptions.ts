/** What a field says of the lookup that it chooses from. */
export type LookupOptions = {
  /** The lookup of the registry. */
  resource: string;
  value?: string;
  labels?: Record<string, string>;
  excluded?: readonly string[];
  included?: readonly string[];
  allOf?: string;
};
