const isOutside = (address: string) => /^(?:[a-z][a-z\d+.-]*:|[\\/])/i.test(address);

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The name of the file of an archive that a link of one of its maps points to; null for a link that leads out of the
 * archive.
 *
 * @param from the name of the map that has the link
 * @param address the link as it is written, such as "files/layer.kml"
 */
export const resolveLink = (from: string, address: string): string | null => {
  if (isOutside(address)) return null;
  const parts = from.split('/').slice(0, -1);
  for (const part of decode(address.replace(/[?#].*$/s, '')).split(/[\\/]/)) {
    if (part === '..' && parts.length === 0) return null;
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
};
