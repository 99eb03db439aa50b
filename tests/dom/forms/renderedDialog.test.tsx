/** What is typed into a field, shown as the markup that it is. */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { localized, richText, text } from '../../../src/fields';
import { textsOf, type FieldText } from '../../../src/views/form/foot/textsOf';
import RenderedDialog from '../../../src/views/form/RenderedDialog';
import { modelOf } from '../../unit/views/form/model/formOf';
import { renderPart } from '../ui/renderPart';

const texts: readonly FieldText[] = [
  { path: 'b.EN', label: 'EN', lang: 'en', text: '<p>English</p>' },
  { path: 'b.JA', label: 'JP', lang: 'ja', text: '<p>Japanese</p>' },
  { path: 'b.ZH', label: 'TC', lang: 'zh', text: '' },
];
const draw = (shown: readonly FieldText[], front: string) => {
  const onClose = vi.fn();
  renderPart(<RenderedDialog title="Preview" texts={shown} front={front} onClose={onClose} />);
  return { onClose };
};
const page = () => document.querySelector('.rendered-page')!;
const tabs = () => screen.queryAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]);

describe('the dialog with a rendered text', () => {
  it('has no tabs for a field in one language', () => {
    draw(texts.slice(1, 2), '');
    expect(tabs()).toEqual([]);
    expect(page()).toHaveTextContent('Japanese');
    expect(page().querySelector('[lang]')).toHaveAttribute('lang', 'ja');
  });
  it('shows the language first that is at the front, and another one when that is chosen', () => {
    draw(texts, 'b.JA');
    expect(tabs()).toEqual([
      ['EN', 'false'],
      ['JP', 'true'],
      ['TC', 'false'],
    ]);
    expect(page()).toHaveTextContent('Japanese');
    act(() => void fireEvent.click(screen.getByRole('tab', { name: 'EN' })));
    expect(page()).toHaveTextContent('English');
  });
  it('shows the first language where none is at the front', () => {
    draw(texts, '');
    expect(page()).toHaveTextContent('English');
    expect(tabs()[0]).toEqual(['EN', 'true']);
  });
  it('says that a text is empty', () => {
    draw(texts, 'b.ZH');
    expect(screen.getByTitle('empty')).toHaveTextContent('–');
    expect(page().querySelector('.rendered-text')).toBeNull();
  });
  it('closes', () => {
    const { onClose } = draw(texts, '');
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Close' })));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the texts of a field', () => {
  it('are what its inputs hold, as it would be sent', () => {
    const model = modelOf({ a: richText('A', { tags: ['AMT1'] } as never) }, { id: 1, a: 'stored' });
    expect(textsOf(model, 'a', { a: ' typed ' })).toEqual([{ path: 'a', label: 'A', lang: undefined, text: 'typed', tags: ['AMT1'] }]);
  });
  it('are those of the record where nobody may type', () => {
    const model = modelOf({ a: text('A') }, { id: 1, a: 'stored' }, { canSave: false });
    expect(textsOf(model, 'a', {})[0]).toMatchObject({ text: 'stored' });
  });
  it('are one a language, each with its short name and its language', () => {
    const model = modelOf({ a: localized(text('A')) }, { id: 1, a: { EN: 'x' } });
    const found = textsOf(model, 'a', { a: { EN: 'x', JA: 'y' } });
    expect(found.map(({ path, label, lang }) => [path, label, lang])).toEqual([
      ['a.EN', 'EN', 'en'],
      ['a.JA', 'JP', 'ja'],
      ['a.ZH_HK', 'TC', 'zh-Hant-HK'],
      ['a.ZH_CN', 'SC', 'zh-Hans-CN'],
    ]);
    expect(found.map((each) => each.text)).toEqual(['x', 'y', '', '']);
  });
});
