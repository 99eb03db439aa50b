/** What the pages of forms share: the header, and the form once its record has come. */
import { act, fireEvent, screen } from '@testing-library/react';
import { useRecordContext } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { text } from '../../../src/fields';
import { FormPage } from '../../../src/views/form/FormPage';
import { renderInList } from '../lists/listParts';
import { declareForm } from './declaredForms';

const Body = () => <p>{`Body of ${String(useRecordContext()?.a)}`}</p>;
/** Draws the page. @param arrival the record, or why it could not be read; null for a page without one */
const draw = (arrival: { record?: object; error?: unknown } | null, layout = 'rows') => {
  const { form } = declareForm({ a: text('A') }, { layout, sections: [{ title: 'Part', fields: ['a'] }] });
  const refetch = vi.fn();
  const about = arrival ? { record: undefined, error: null, ...arrival, refetch } : undefined;
  const drawn = renderInList(
    <FormPage form={form!} header={<h1>Header</h1>} arrival={about as never} list={{ to: '/things', title: 'Things' }}>
      <Body />
    </FormPage>,
  );
  return { ...drawn, refetch };
};
/** What is shown beside the header. */
const shown = () => ({
  isWaiting: screen.queryByRole('progressbar') !== null,
  hasFailed: screen.queryByRole('alert') !== null,
  body: screen.getByText(/^Body/).textContent,
});

describe('the page of a form', () => {
  it('waits for its record, says why it could not be read, and shows it', () => {
    const states: [Parameters<typeof draw>[0], object][] = [
      [null, { isWaiting: false, hasFailed: false, body: 'Body of undefined' }],
      [{}, { isWaiting: true, hasFailed: false, body: 'Body of undefined' }],
      [{ error: new CallFailure('busy') }, { isWaiting: false, hasFailed: true, body: 'Body of undefined' }],
      [{ record: { id: 1, a: 'x' } }, { isWaiting: false, hasFailed: false, body: 'Body of x' }],
      [
        { record: { id: 1, a: 'x' }, error: new CallFailure('busy') },
        { isWaiting: false, hasFailed: false, body: 'Body of x' },
      ],
    ];
    for (const [arrival, expected] of states) {
      const { unmount } = draw(arrival);
      expect(shown()).toEqual(expected);
      expect(screen.getByRole('heading', { name: 'Header' })).toBeVisible();
      unmount();
    }
  });
  it('reads its record again, and leads to the list of one that is not there', () => {
    const { refetch } = draw({ error: new CallFailure('noRecord') });
    expect(screen.getByRole('link', { name: 'Things' })).toHaveAttribute('href', '/things');
    expect(refetch).not.toHaveBeenCalled();
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(refetch).toHaveBeenCalledOnce();
  });
  it('is as wide as its layout needs', () => {
    const widths = ['rows', 'sheet', 'cards'].map((layout) => {
      const { unmount } = draw(null, layout);
      const isWide = document.querySelector('.form-page')!.classList.contains('sheet-page');
      unmount();
      return [layout, isWide];
    });
    expect(Object.fromEntries(widths)).toEqual({ rows: false, sheet: true, cards: true });
  });
});
