/** Which files an upload takes, as one table (SHR-051 to SHR-058). */

/** What an upload takes: images, PDF, maps, client lists, or any of the usual files. */
export type FileType = 'image' | 'pdf' | 'kmz' | 'csv' | 'any';
/** What a file of an extension has to hold. */
export type FileContent = 'image' | 'pdf' | 'map' | 'zip' | 'anything';

const images = { png: 'image', jpg: 'image', jpeg: 'image', gif: 'image' } as const;
const types: Record<FileType, Readonly<Record<string, FileContent>>> = {
  image: images,
  pdf: { pdf: 'pdf' },
  kmz: { kmz: 'map' },
  csv: { csv: 'anything' },
  any: { ...images, pdf: 'pdf', csv: 'anything', xls: 'anything', xlsx: 'zip', kmz: 'map' },
};

/** Every type. */
export const fileTypes = Object.keys(types) as FileType[];
/** The extensions that a type takes, for the browser's own dialog and for people. */
export const extensionsOf = (type: FileType) => Object.keys(types[type]);
/** What a file of a name has to hold to be of a type; null when the type takes no such name (SHR-057). */
export const contentOf = (type: FileType, name: string): FileContent | null => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types[type], extension) ? types[type][extension]! : null;
};
/** Files of this many megabytes and more are refused (SHR-051, SHR-052). */
export const sizeLimit = 5;
