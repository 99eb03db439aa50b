import { extensionsOf } from '../../../files/fileTypes';
import type { Example } from '../../example';

export const example: Example<'file'> = ({ accept = 'any', maxFiles = 1 }, { member, row }) => {
  const name = `example-${row + 1}`;
  const file = { fileId: name, fileName: `${name}.${extensionsOf(accept)[0]!}`, filePath: `/files/${name}` };
  return { [member]: maxFiles > 1 ? [file] : file };
};
