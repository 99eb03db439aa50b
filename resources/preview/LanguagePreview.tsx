import { useId, useState, type ReactNode } from 'react';
import { languages, type Language } from '../../src/format/languages';
import { translate } from '../../src/messages/i18n';
import { ErrorIcon } from '../../src/ui/icons';
import { Tabs } from '../../src/ui/Tabs';
import { PhoneFrame } from '../../src/ui/phone/PhoneFrame';
import { t } from './texts';
import './languagePreview.css';

type Props = {
  /** Stands over the phone. */
  title?: string | null;
  /** The languages to look at. Default: all four. */
  among?: readonly string[];
  /** Marks the tabs of languages that lack something. Default: true. */
  isTouched?: boolean;
  /** What a language still lacks, in the words of the form. */
  missingIn: (language: Language) => readonly string[];
  /** What is told below the phone where nothing is missing. */
  note?: (language: Language) => ReactNode;
  /** There may be more than the screen of the phone holds. Default: it is a picture. */
  isLong?: boolean;
  /** What stands on the screen of the phone. */
  children: (language: Language, lang: string) => ReactNode;
};

/** What app users see on a phone, one language at a time, with what is still missing. */
export const LanguagePreview = ({ title, among, isTouched = true, missingIn, note, isLong, children }: Props) => {
  const id = useId();
  const offered = languages.filter(({ code }) => among?.includes(code) ?? true);
  const shown = offered.length > 0 ? offered : languages.slice(0, 1);
  const [chosen, setChosen] = useState<Language>('EN');
  const current = shown.find(({ code }) => code === chosen) ?? shown[0]!;
  const missing = missingIn(current.code);
  const tabs = Object.fromEntries(
    shown.map(({ code, label }) => [
      code,
      <span key={code} className="language-tab">
        <span>{label}</span>
        {isTouched && missingIn(code).length > 0 && <ErrorIcon role="img" aria-label={t('incomplete')} />}
      </span>,
    ]),
  ) as Record<Language, ReactNode>;
  return (
    <section className="card phone-preview" aria-labelledby={id}>
      <div className="phone-preview-head">
        <h2 id={id}>{t('Preview')}</h2>
        <span>{t('as app users see it')}</span>
      </div>
      <Tabs label={t('Language of the preview')} tabs={tabs} current={current.code} onChange={setChosen}>
        {title !== undefined && (
          <p className="phone-preview-title" translate="no">
            <bdi>{title ?? ''}</bdi>
          </p>
        )}
        <PhoneFrame isLong={isLong} label={t('A phone in %{language}', { language: translate(`languages.${current.code}`) })}>
          {children(current.code, current.lang)}
        </PhoneFrame>
        <p className="phone-preview-note" role="status">
          {missing.length > 0 ? t('Missing: %{parts}', { parts: missing.join(', ') }) : note?.(current.code)}
        </p>
      </Tabs>
    </section>
  );
};
