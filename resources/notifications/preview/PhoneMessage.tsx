import { FileImage } from '../../../src/fields/kinds/file/shown';
import type { Language } from '../../../src/format/languages';
import { LanguagePreview } from '../../preview/LanguagePreview';
import { RichTextPreviewPart } from '../../../src/ui/richText/RichTextPreviewPart';
import { amountTags } from '../../vocabulary/amounts';
import { typeName } from '../names';
import { hasButton, type NotificationDraft } from '../notification';
import { t } from '../texts';
import { filled, filledHtml } from './filled';
import './phoneMessage.css';

const buttons = [1, 2] as const;
/** What a language still lacks, in the words of the form. */
const missingIn = (draft: NotificationDraft, language: Language) =>
  [
    !draft.titles?.[language] && t('Title'),
    !draft.contents?.[language] && t('Content'),
    ...buttons.flatMap((at) =>
      hasButton(draft, at)
        ? [
            !draft[`button${at}Names`]?.[language] && t('Button Name of %{button}', { button: t(`Button${at}`) }),
            draft[`button${at}Type`] === 'URL' &&
              !draft[`button${at}Urls`]?.[language] &&
              t('URL of %{button}', { button: t(`Button${at}`) }),
          ]
        : [],
    ),
  ].filter((part) => part !== false);

type Props = {
  draft: NotificationDraft;
  /** Marks what is missing at the tabs. Default: true. */
  isTouched?: boolean;
  /** The amounts that stand in for the tags; null while there are none. */ row: Readonly<Record<string, string>> | null;
};

const namesOf = (draft: NotificationDraft, at: 1 | 2) => draft[`button${at}Names`];

/** The notification as app users see it, one language at a time: on the locked screen, in the inbox, and opened. */
export const PhoneMessage = ({ draft, row, isTouched }: Props) => (
  <LanguagePreview isLong isTouched={isTouched} missingIn={(language) => missingIn(draft, language)}>
    {(language, lang) => {
      const title = filled(draft.titles?.[language], row);
      const image = draft.images?.[draft.imageIsSame4All ? 'EN' : language];
      return (
        <div className="phone-message" lang={lang}>
          <div className="phone-locked">
            <div className="phone-push">
              <p>
                <span className="phone-awaited">{typeName(draft.type)}</span>
                <span>{t('now')}</span>
              </p>
              <strong>
                <bdi className="phone-awaited">{title}</bdi>
              </strong>
              <p className="phone-push-text">
                <bdi>{filled(draft.summary?.[language], row)}</bdi>
              </p>
            </div>
          </div>
          <div className="phone-opened">
            <p className="phone-opened-category">
              {draft.important && <span className="phone-important">{t('Important')}</span>}
              <bdi className="phone-awaited">{draft.category}</bdi>
            </p>
            <h3>
              <bdi className="phone-awaited">{title}</bdi>
            </h3>
            <p className="phone-opened-time phone-awaited">{draft.deliveryDate}</p>
            {image && <FileImage item={image} alt="" />}
            <div className="phone-opened-content">
              {draft.contents?.[language] && (
                <RichTextPreviewPart html={filledHtml(draft.contents[language], row)} lang={lang} tags={amountTags} />
              )}
            </div>
            {buttons.map(
              (each) =>
                hasButton(draft, each) && (
                  <span key={each} className="phone-opened-button">
                    <bdi className="phone-awaited">{namesOf(draft, each)?.[language]}</bdi>
                  </span>
                ),
            )}
          </div>
        </div>
      );
    }}
  </LanguagePreview>
);
