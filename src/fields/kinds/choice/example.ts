import { nth, type Example } from '../../example';

export const example: Example<'choice'> = ({ labels, multiple: isMultiple }, { member, row }) => {
  const code = nth(Object.keys(labels), row);
  return { [member]: isMultiple ? [code] : code };
};
