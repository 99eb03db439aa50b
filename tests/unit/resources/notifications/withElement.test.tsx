import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withElement } from '../../../../resources/notifications/withElement';
import { asIs } from '../../../../src/messages/page';

it('an element stands where the text of a language wants it', () => {
  const drawn = (text: (id: string) => string) => renderToStaticMarkup(withElement(<bdi>C1</bdi>, (id) => asIs(text(id))));
  expect(drawn((id) => `Line 2: ${id} unknown`)).toBe('<span>Line 2: </span><bdi>C1</bdi><span> unknown</span>');
  expect(drawn((id) => `unknown: ${id}`)).toBe('<span>unknown: </span><bdi>C1</bdi>');
  expect(drawn((id) => `${id}, line 2`)).toBe('<bdi>C1</bdi><span>, line 2</span>');
});
