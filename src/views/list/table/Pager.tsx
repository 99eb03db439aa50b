import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/Button';
import { useText } from '../../../messages/i18n';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons';
import { formatCount } from '../../../format/count';
import { PanelButton } from '../../../ui/popups/MenuButton';
import { useListScope } from '../state/listContext';
import './pager.css';

/** The page sizes of every list (PLT-094). */
export const pageSizes = [5, 10, 20, 50];

/** The page numbers to show: first, last, and those around the current one; null for a gap. */
export const pageNumbers = (page: number, pages: number): (number | null)[] => {
  const around =
    page <= 4 ? [1, 2, 3, 4, 5] : page >= pages - 3 ? [pages - 4, pages - 3, pages - 2, pages - 1, pages] : [page - 1, page, page + 1];
  const numbers = [...new Set([1, ...around, pages])].filter((n) => n >= 1 && n <= pages);
  return numbers.flatMap((n, i) => (n - (numbers[i - 1] ?? 0) > 1 ? [null, n] : [n]));
};

/** What can be a page of what was typed: no other characters, no zero in front, no more digits than the last page has. */
const asPage = (typed: string, pages: number) =>
  typed.normalize('NFKC').replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, String(pages).length);

const SizeAndJumper = ({ pages }: { pages: number }) => {
  const t = useText();
  const state = useListScope();
  const id = useId();
  const [target, setTarget] = useState('');
  const jump = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (target) state.setPage(Math.min(Number(target), pages));
    setTarget('');
  };
  return (
    <>
      <label className="pager-size">
        <span>{t('list.rowsPerPage')}</span>
        <span className="select">
          <select className="input" value={state.perPage} onChange={(event) => state.setPerPage(Number(event.target.value))}>
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
          <ChevronDownIcon aria-hidden />
        </span>
      </label>
      <form className="pager-jump" onSubmit={jump}>
        <label htmlFor={id}>{t('list.goTo')}</label>
        <input
          id={id}
          className="input"
          inputMode="numeric"
          value={target}
          onChange={(event) => setTarget(asPage(event.target.value, pages))}
        />
        <Button type="submit">{t('list.go')}</Button>
      </form>
    </>
  );
};

/** The foot of a list: range, page sizes, previous, page numbers, next, jumper (PLT-096). */
export const Pager = ({ isPhone }: { isPhone: boolean }) => {
  const t = useText();
  const state = useListScope();
  const { page, perPage, total } = state;
  // until rows come nobody knows how many pages there are; the foot keeps its height
  if (total === undefined) return <div className={isPhone ? 'pager pager-phone' : 'pager'} />;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const range = t('list.range', {
    from: formatCount(total === 0 ? 0 : (page - 1) * perPage + 1),
    to: formatCount(Math.min(page * perPage, total)),
    total: formatCount(total),
  });
  // not disabled at an end: the focus of whoever turned to it would go nowhere
  const previous = (
    <Button look="icon" aria-label={t('list.previous')} isOff={page <= 1} onClick={() => state.setPage(page - 1)}>
      <ChevronLeftIcon />
    </Button>
  );
  const next = (
    <Button
      look="icon"
      aria-label={t('list.next')}
      isOff={page >= pages}
      onPointerEnter={state.prefetchNext}
      onFocus={state.prefetchNext}
      onClick={() => state.setPage(page + 1)}
    >
      <ChevronRightIcon />
    </Button>
  );
  if (isPhone) {
    return (
      <nav className="pager pager-phone" aria-label={t('list.pager')}>
        <PanelButton
          label={t('list.rowsPerPage')}
          look="text"
          panel={() => (
            <div className="pager-panel">
              <SizeAndJumper pages={pages} />
            </div>
          )}
        >
          <span>{range}</span>
          <ChevronDownIcon />
        </PanelButton>
        <span className="pager-pages">
          {previous}
          <span>{t('list.pageOf', { page: formatCount(page), pages: formatCount(pages) })}</span>
          {next}
        </span>
      </nav>
    );
  }
  return (
    <nav className="pager" aria-label={t('list.pager')}>
      <span className="pager-range">{range}</span>
      <SizeAndJumper pages={pages} />
      <span className="pager-pages">
        {previous}
        {pageNumbers(page, pages).map((n, i) =>
          n === null ? (
            <span key={`gap ${i}`} className="pager-gap">
              …
            </span>
          ) : (
            <button
              key={n}
              type="button"
              className="page-number"
              aria-label={t('list.page', { page: n })}
              aria-current={n === page ? 'page' : undefined}
              onClick={() => state.setPage(n)}
            >
              {formatCount(n)}
            </button>
          ),
        )}
        {next}
      </span>
    </nav>
  );
};
