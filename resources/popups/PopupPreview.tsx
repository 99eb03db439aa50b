import { FileImage, type FileItem } from '../../src/fields/kinds/file/shown';
import type { Language } from '../../src/format/languages';
import type { AsideProps } from '../../src/schema';
import { CloseIcon } from '../../src/ui/icons';
import { LanguagePreview } from '../preview/LanguagePreview';
import { t } from './texts';
import './popupPreview.css';

type Popup = {
  title: string | null;
  useGlobalLanguage: boolean;
  buttonType: 'NONE' | 'URL' | null;
  buttons: Partial<Record<Language, { name?: string | null; url?: string | null }>>;
  images: Partial<Record<Language, FileItem | null>>;
};

const imageOf = ({ images, useGlobalLanguage }: Popup, language: Language) => images[useGlobalLanguage ? 'EN' : language] ?? null;

/** What a language still lacks, in the words of the form. */
const missingIn = (popup: Popup, language: Language) => {
  const { name, url } = popup.buttons[language] ?? {};
  const hasButton = popup.buttonType === 'URL';
  return [!imageOf(popup, language) && t('Image'), hasButton && !name && t('Button Name'), hasButton && !url && t('URL')].filter(
    (part) => part !== false,
  );
};

/** The popup as app users see it, one language at a time, with what is missing. */
const PopupPreview = ({ values, isTouched }: AsideProps) => {
  const popup = values as Popup;
  return (
    <LanguagePreview
      title={popup.title}
      isTouched={isTouched}
      missingIn={(language) => missingIn(popup, language)}
      note={(language) => popup.buttonType === 'URL' && popup.buttons[language]?.url}
    >
      {(language, lang) => {
        const image = imageOf(popup, language);
        return (
          <>
            <div className="phone-popup" lang={lang}>
              <div className="phone-popup-image">{image ? <FileImage item={image} alt="" /> : <span>{t('No image')}</span>}</div>
              {popup.buttonType === 'URL' && (
                <div className="phone-popup-foot">
                  <span className="phone-popup-button">
                    <bdi>{popup.buttons[language]?.name}</bdi>
                  </span>
                </div>
              )}
            </div>
            <span className="phone-popup-close">
              <CloseIcon aria-hidden />
            </span>
          </>
        );
      }}
    </LanguagePreview>
  );
};
export default PopupPreview;
