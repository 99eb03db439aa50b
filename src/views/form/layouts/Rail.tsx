import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { codecOf } from '../../../fields/codecs/codecs';
import { useText } from '../../../messages/i18n';
import { ErrorIcon } from '../../../ui/icons';
import type { RecordForm } from '../state/useRecordForm';
import { useCurrent } from './useCurrent';
import './rail.css';
import { isMissing } from '../../../schema/values/path';

type Props = { form: RecordForm; hint: string | null };

/** The id of a section's heading, which the rail leads to. */
export const idOfSection = (title: string | undefined) => `section-${(title ?? '').replaceAll(/\W+/g, '-')}`;

/** How much of what a section needs is filled in; drawn again when that changes, and not for every key. */
const useFilled = (form: RecordForm, names: readonly string[]) => {
  const needed = names
    .filter((name) => form.isInput(name) && !form.now.isOff(name))
    .flatMap((name) => form.model.leavesOf(name))
    .filter((leaf) => leaf.field.required && !form.now.isLeafOff(leaf));
  const filled = useWatch({
    control: form.methods.control,
    name: needed.map(({ path }) => path),
    compute: (typed: unknown[]) => typed.filter((value, i) => !isMissing(codecOf(needed[i]!.field).parse(value, needed[i]!.field))).length,
  });
  return { filled, total: needed.length };
};

/** Where the rail is a strip that scrolls sideways, an entry that has the focus or the mark is seen whole. The page does not move for it. */
const showInStrip = (entry: HTMLElement) => {
  const strip = entry.closest('.rail')!;
  const [bounds, edges] = [entry.getBoundingClientRect(), strip.getBoundingClientRect()];
  const padding = parseFloat(getComputedStyle(strip).paddingLeft);
  strip.scrollLeft +=
    Math.min(0, bounds.left - edges.left - padding) + Math.max(0, bounds.right - edges.left - strip.clientWidth + padding);
};

type EntryProps = { form: RecordForm; title?: string; names: readonly string[]; hasError: boolean; isCurrent: boolean };

const Entry = ({ form, title = '', names, hasError, isCurrent }: EntryProps) => {
  const t = useText();
  const { filled, total } = useFilled(form, names);
  const isShort = filled < total;
  const entry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent && entry.current) showInStrip(entry.current);
  }, [isCurrent]);
  const goTo = () => {
    const heading = document.getElementById(idOfSection(title));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      ref={entry}
      onFocus={(event) => showInStrip(event.currentTarget)}
      aria-current={isCurrent || undefined}
      aria-label={hasError ? t('form.sectionError', { section: title }) : undefined}
      onClick={goTo}
    >
      <span>{title}</span>
      {hasError ? (
        <ErrorIcon aria-hidden />
      ) : (
        isShort && (
          <span className="rail-count">
            <span aria-hidden>{`${filled}/${total}`}</span>
            <span className="visually-hidden">{t('form.languages', { n: filled, total })}</span>
          </span>
        )
      )}
    </button>
  );
};

/** The names of the sections, each a way to it, with what is wrong or still missing there. */
export const Rail = ({ form, hint }: Props) => {
  const t = useText();
  const wrong = new Set(form.errors.map(({ name }) => name));
  const current = useCurrent(form.sections.map(({ title }) => idOfSection(title)).join(' '));
  return (
    <nav className="rail" aria-label={t('form.sections')}>
      <ul>
        {form.sections.map(({ title, fields: names }) => (
          <li key={title}>
            <Entry
              form={form}
              title={title}
              names={names}
              hasError={names.some((name) => wrong.has(name))}
              isCurrent={idOfSection(title) === current}
            />
          </li>
        ))}
      </ul>
      {hint && <p className="rail-hint">{hint}</p>}
    </nav>
  );
};
