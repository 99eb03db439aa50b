/** What the matrix of ticks says. */
export const texts = {
  all: 'Everything',
  allOf: (row: string) => `All of ${row}`,
  column: (column: string) => `${column} of all that are shown`,
  of: (column: string, row: string) => `${column} of ${row}`,
  notOffered: 'not offered',
  added: 'added',
  removed: 'removed',
  none: 'Nothing has this name',
  search: (label: string) => `Search ${label}`,
  count: (n: number, total: number, column: string) => `${n} of ${total} ${column}`,
  unnamed: (n: number) => (n === 1 ? '1 more code that no row names is kept' : `${n} more codes that no row names are kept`),
  changes: (label: string) => `Changes of ${label}`,
  own: 'This is your own record: you can take away here, and not add.',
  closed: 'You can give the permissions that you have yourself.',
  ownTaken: (rights: string) => `You are taking from yourself: ${rights}. You will not be able to use them after the save.`,
};
