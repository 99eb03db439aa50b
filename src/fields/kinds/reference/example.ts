import { nth, type Example } from '../../example';

export const example: Example<'reference'> = (
  { resource, included, shownAs, multiple: isMultiple, listOfOne: isListOfOne },
  { member, row, idsOf },
) => {
  const id = nth(included ?? idsOf(resource), row);
  return { [member]: isMultiple || isListOfOne ? [id] : id, ...(shownAs && { [shownAs]: String(id) }) };
};
