import type { ReactNode } from 'react';
import type { Translated } from '../../src/messages/page';

/** The character that Unicode has for what is no text within a text. */
const mark = '\uFFFC';

/**
 * A text with an element in it, where its language wants it.
 *
 * @param text the text with a mark in place of the element
 * @example withElement(<bdi>{id}</bdi>, (id) => t('Line %{line}: %{id}', { line, id }))
 */
export const withElement = (element: ReactNode, text: (mark: string) => Translated): ReactNode => {
  const [before, after] = text(mark).split(mark);
  return (
    <>
      {before && <span>{before}</span>}
      {element}
      {after && <span>{after}</span>}
    </>
  );
};
