import type { ReactNode } from 'react';
import { localTime, formatDateTime } from '../../../src/format/dateTime';
import { isUpload } from '../../../src/fields/kinds/file/shown';
import { languages } from '../../../src/format/languages';
import { timeOf } from '../../../src/format/moment';
import { listTypeName, typeName } from '../names';
import { officesOf, type NotificationDraft } from '../notification';
import { useTwinNote } from '../sent/useTwinNote';
import { t } from '../texts';
import { withElement } from '../withElement';
import { ButtonLines } from './ButtonLines';
import { LinkLine } from './LinkLine';
import type { PlacedLink } from './links';
import { ReviewLine } from './ReviewLine';

/** The files that were chosen here, each once, with the time at which it was read. */
const FileLine = ({ draft }: { draft: NotificationDraft }) => {
  const images = draft.imageIsSame4All ? [draft.images?.EN] : Object.values(draft.images ?? {});
  const files = [...new Set([draft.type === 'SYSTEM' ? null : draft.csvFile, ...images])].flatMap((file) => file ?? []);
  if (files.length === 0) return null;
  return (
    <ReviewLine label={t('Files')}>
      <ul className="review-links">
        {files.map((file) => (
          <li key={isUpload(file) ? file.key : file.fileId}>
            <bdi>{file.fileName}</bdi>
            {isUpload(file) && <span className="hint">{t('read %{time} UTC+8', { time: formatDateTime(file.readAt, 'HH:mm')! })}</span>}
          </li>
        ))}
      </ul>
    </ReviewLine>
  );
};

type Props = {
  draft: NotificationDraft;
  /** How long it is until the delivery; null for one that is over. */ until: string | null;
  links: readonly PlacedLink[];
  /** Who gets it, or who has it. */ children: ReactNode;
};

/** What the message does not show by itself: who gets it, when, and where its links lead. */
export const Facts = ({ draft, until, links, children }: Props) => {
  const deliveryDate = draft.deliveryDate ?? '';
  const twin = useTwinNote(draft.id);
  const local = localTime(timeOf(deliveryDate));
  const complete = languages
    .map(({ code, label }) => (draft.summary?.[code] ? label : t('%{language} (no summary)', { language: label })))
    .join(', ');
  return (
    <dl className="review">
      <ReviewLine label={t('Type')}>
        <span>{typeName(draft.type)}</span>
        {draft.important && <strong> {t('Important')}</strong>}
      </ReviewLine>
      <ReviewLine label={t('Category')}>
        <bdi>{draft.category}</bdi>
      </ReviewLine>
      {children}
      {twin && <ReviewLine label={t('Other office')}>{twin}</ReviewLine>}
      {officesOf(draft).length > 1 && <ReviewLine label={t('Notifications')}>{t('Two, one for each sales office')}</ReviewLine>}
      {draft.type !== 'SYSTEM' && <ReviewLine label={t('Client list type')}>{listTypeName(draft.csvType ?? '')}</ReviewLine>}
      <FileLine draft={draft} />
      <ReviewLine label={t('Languages')}>{complete}</ReviewLine>
      <ReviewLine label={t('Delivery')}>
        {withElement(<strong>{deliveryDate}</strong>, (time) =>
          until ? t('%{time} UTC+8, %{until}', { time, until }) : t('%{time} UTC+8', { time }),
        )}
        {local && <span className="hint">{` ${t('%{time} here', { time: local })}`}</span>}
      </ReviewLine>
      <ButtonLines draft={draft} />
      <LinkLine links={links} />
    </dl>
  );
};
