import type { ReactNode } from 'react';
import { FileImage, type FileItem } from '../../src/fields/kinds/file/shown';
import { useLookupRows } from '../../src/fields/lookups';
import type { Language } from '../../src/format/languages';
import type { AsideProps } from '../../src/schema';
import { LanguagePreview } from '../preview/LanguagePreview';
import { t } from './texts';
import './cardPreview.css';

type Texts = Partial<Record<Language, string | null>>;
type Card = {
  language?: readonly string[];
  name?: Texts;
  brief?: Texts;
  address?: Texts;
  images?: readonly FileItem[] | null;
  thumbnail?: FileItem | null;
  status?: string | null;
  isNew?: boolean;
};

const missingIn = ({ name, brief, address, images, thumbnail, status }: Card, language: Language) =>
  [
    !name?.[language] && t('Project Name'),
    !brief?.[language] && t('Brief'),
    !address?.[language] && t('Address'),
    !images?.length && t('Images'),
    !thumbnail && t('Thumbnail'),
    !status && t('Status'),
  ].filter((part) => part !== false);

/** The project in the app's list and on its own page, one language at a time, with what is missing. Long texts are cut as there. */
const CardPreview = ({ values, isTouched }: AsideProps) => {
  const card = values as Card;
  const { data: statuses } = useLookupRows<{ code: string; name: string }>('projectStatuses');
  const [cover] = card.images ?? [];
  const status = statuses?.find(({ code }) => code === card.status)?.name ?? card.status;
  return (
    <LanguagePreview among={card.language} isTouched={isTouched} missingIn={(language) => missingIn(card, language)}>
      {(language, lang) => (
        <div className="project-cards" lang={lang}>
          <AppCard
            picture="thumbnail"
            image={card.thumbnail}
            none={t('No thumbnail')}
            name={card.name?.[language]}
            text={card.brief?.[language]}
          >
            <p className="project-card-marks">
              {card.isNew && <span className="project-card-new">{t('NEW')}</span>}
              {status && <span>{status}</span>}
            </p>
          </AppCard>
          <AppCard picture="cover" image={cover} none={t('No image')} name={card.name?.[language]} text={card.address?.[language]} />
        </div>
      )}
    </LanguagePreview>
  );
};

type CardProps = {
  picture: 'thumbnail' | 'cover';
  image: FileItem | null | undefined;
  /** Stands in place of the picture. */
  none: string;
  name: ReactNode;
  text: ReactNode;
  children?: ReactNode;
};
const AppCard = ({ picture, image, none, name, text, children }: CardProps) => (
  <div className="project-card">
    <div className={`project-card-${picture}`}>{image ? <FileImage item={image} alt="" /> : none}</div>
    <div className="project-card-text">
      <p className="project-card-name">
        <bdi>{name}</bdi>
      </p>
      <p className="project-card-brief">
        <bdi>{text}</bdi>
      </p>
      {children}
    </div>
  </div>
);
export default CardPreview;
