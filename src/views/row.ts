/** A record as lists and forms hold it. */
export type Row = { id: string | number } & Record<string, unknown>;
