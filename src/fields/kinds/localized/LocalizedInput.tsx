import { useEffect, useId, useState } from 'react';
import { Button } from '../../../ui/Button';
import { useText } from '../../../messages/i18n';
import { RequiredMark } from '../../../ui/inputs/FieldLabel';
import { FieldNote } from '../../../ui/inputs/FieldNote';
import { useKeptFocus } from '../../../ui/focus/useKeptFocus';
import { ErrorIcon } from '../../../ui/icons';
import { Tabs } from '../../../ui/Tabs';
import { useIsPhone } from '../../../ui/hooks/useIsPhone';
import { useInnerInputs } from '../../inputs/innerInputs';
import type { InputProps } from '../../inputs/input';
import './localized.css';

/** One input a language: side by side, on a phone as tabs. Says how many are filled in, and fills the empty ones with English. */
const LocalizedInput = ({ field, isRequired }: InputProps<'localized'>) => {
  const { inner, isOff: isWholeOff, draw, onCopy, shown, onFront } = useInnerInputs();
  const t = useText();
  const id = useId();
  const isPhone = useIsPhone();
  const [tab, setTab] = useState<string>();
  // what the summary of errors leads to comes to the front, once for each time that it is asked for
  const [seen, setSeen] = useState(shown);
  if (shown !== seen) {
    setSeen(shown);
    if (inner.some(({ leaf }) => leaf.path === shown?.path)) setTab(shown!.path);
  }
  // the copy button goes once everything is filled: the work goes on in what it has filled
  const group = useKeptFocus<HTMLDivElement>(
    (element) =>
      element.querySelectorAll<HTMLElement>('input, textarea, [contenteditable]')[1] ??
      element.querySelector<HTMLElement>('input, textarea, [contenteditable]'),
  );
  const asked = inner.filter(({ isOff }) => !isOff);
  const empty = asked.filter(({ isBlank }) => isBlank);
  const [first] = asked;
  const isAcross = field.as === 'across';
  const canCopy = !isWholeOff && !isAcross && first && !first.isBlank && empty.length > 0;
  const current = inner.find(({ leaf }) => leaf.path === tab) ?? first ?? inner[0]!;
  const front = current.leaf.path;
  useEffect(() => {
    onFront(front);
  }, [front, onFront]);
  const tabs = Object.fromEntries(
    inner.map(({ leaf, isBlank, error }) => [
      leaf.path,
      <span key={leaf.path} className="language-tab">
        <span>{leaf.shortLabel}</span>
        {error ? (
          <ErrorIcon aria-label={t('form.hasError')} role="img" />
        ) : (
          isBlank && <span className="language-empty" role="img" aria-label={t('form.isEmpty')} />
        )}
      </span>,
    ]),
  );
  return (
    <div
      {...group}
      className="field localized"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={field.hint ? `${id}-count ${id}-note` : `${id}-count`}
    >
      <div className="localized-head">
        <span className="label" id={`${id}-label`}>
          <span>{field.label}</span>
          {isRequired && <RequiredMark />}
        </span>
        <span className="localized-count" id={`${id}-count`}>
          {t('form.languages', { n: asked.length - empty.length, total: asked.length })}
        </span>
        {canCopy && (
          <Button
            look="link"
            aria-label={t('form.copyLanguageOf', { language: first.leaf.shortLabel!, label: field.label })}
            onClick={() =>
              onCopy(
                first.leaf.path,
                empty.map(({ leaf }) => leaf.path),
              )
            }
          >
            {t('form.copyLanguage', { language: first.leaf.shortLabel! })}
          </Button>
        )}
        <FieldNote id={`${id}-note`} hint={field.hint} />
      </div>
      {isPhone || field.as === 'tabs' ? (
        <div className="localized-tabs">
          <Tabs label={field.label} tabs={tabs} current={current.leaf.path} onChange={setTab}>
            {draw(current.leaf, true)}
          </Tabs>
        </div>
      ) : (
        <div className={isAcross ? 'localized-across' : 'localized-inputs'}>
          {inner.map(({ leaf, isOff }) =>
            isAcross ? (
              draw(leaf)
            ) : (
              <div key={leaf.path} className="localized-language">
                <span className="language-code" aria-hidden>
                  <span>{leaf.shortLabel}</span>
                  {leaf.field.required && !isOff && !isWholeOff && <RequiredMark />}
                </span>
                {draw(leaf)}
              </div>
            ),
          )}
        </div>
      )}
    </div>
  );
};
export default LocalizedInput;
