import type { Example } from '../../example';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const example: Example<'richText'> = ({ label }, { member, row }) => ({ [member]: `<p>${escaped(label)} <b>${row + 1}</b></p>` });
