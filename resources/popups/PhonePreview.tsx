import { useState } from 'react';
import { FileImage, type FileItem } from '../../src/fields/files';
import { languages, type Language } from '../../src/format/languages';
import type { AsideProps } from '../../src/schema';
import { CloseIcon, ErrorIcon } from '../../src/ui/icons';
import { PhoneFrame } from '../../src/ui/phone/PhoneFrame';
import { Tabs } from '../../src/ui/Tabs';
import './phonePreview.css';

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
  return [!imageOf(popup, language) && 'Image', hasButton && !name && 'Button Name', hasButton && !url && 'URL'].filter(
    (part) => part !== false,
  );
};

/** The popup as app users see it, one language at a time, with what is missing. */
const PhonePreview = ({ values }: AsideProps) => {
  const popup = values as Popup;
  const [language, setLanguage] = useState<Language>('EN');
  const { lang, name } = languages.find(({ code }) => code === language)!;
  const missing = missingIn(popup, language);
  const image = imageOf(popup, language);
  const tabs = Object.fromEntries(
    languages.map(({ code, label }) => [
      code,
      <span key={code} className="language-tab">
        {label}
        {missingIn(popup, code).length > 0 && <ErrorIcon role="img" aria-label="incomplete" />}
      </span>,
    ]),
  ) as Record<Language, React.ReactNode>;
  return (
    <section className="card phone-preview" aria-labelledby="phone-preview-title">
      <div className="phone-preview-head">
        <h2 id="phone-preview-title">Preview</h2>
        <span>as app users see it</span>
      </div>
      <Tabs label="Language of the preview" tabs={tabs} current={language} onChange={setLanguage}>
        <p className="phone-preview-title">
          <bdi>{popup.title ?? ''}</bdi>
        </p>
        <PhoneFrame label={`A phone in ${name}`}>
          <div className="phone-popup" lang={lang}>
            <div className="phone-popup-image">{image ? <FileImage item={image} alt="" /> : <span>No image</span>}</div>
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
        </PhoneFrame>
        <p className="phone-preview-note" role="status">
          {missing.length > 0 ? `Missing: ${missing.join(', ')}` : popup.buttonType === 'URL' && popup.buttons[language]?.url}
        </p>
      </Tabs>
    </section>
  );
};
export default PhonePreview;
