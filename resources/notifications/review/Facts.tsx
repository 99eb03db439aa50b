import { localTime, formatDateTime } from '../../../src/format/dateTime';
import { isUpload } from '../../../src/fields/kinds/file/shown';
import { languages } from '../../../src/format/languages';
import { timeOf } from '../../../src/format/moment';
import { pushTypeLabels } from '../../vocabulary/labels';
import type { Audience } from '../audience/useAudience';
import { officesOf, type NotificationDraft } from '../notification';
import { AudienceLines } from './AudienceLines';
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
    <ReviewLine label="Files">
      <ul className="review-links">
        {files.map((file) => (
          <li key={isUpload(file) ? file.key : file.fileId}>
            <bdi>{file.fileName}</bdi>
            {isUpload(file) && <span className="hint">read {formatDateTime(file.readAt, 'HH:mm')} UTC+8</span>}
          </li>
        ))}
      </ul>
    </ReviewLine>
  );
};

type Props = {
  draft: NotificationDraft;
  audience: Audience | undefined;
  /** How long it is until the delivery; null for one that is over. */ until: string | null;
  links: readonly PlacedLink[];
};

/** What the message does not show by itself: who gets it, when, and where its links lead. */
export const Facts = ({ draft, audience, until, links }: Props) => {
  const deliveryDate = draft.deliveryDate ?? '';
  const local = localTime(timeOf(deliveryDate));
  const complete = languages.map(({ code, label }) => `${label}${draft.summary?.[code] ? '' : ' (no summary)'}`).join(', ');
  return (
    <dl className="review">
      <ReviewLine label="Type">
        {pushTypeLabels[draft.type as keyof typeof pushTypeLabels]}
        {draft.important && <strong> Important</strong>}
      </ReviewLine>
      <ReviewLine label="Category">
        <bdi>{draft.category}</bdi>
      </ReviewLine>
      {audience ? <AudienceLines audience={audience} /> : <ReviewLine label="Recipients">Counting…</ReviewLine>}
      {officesOf(draft).length > 1 && <ReviewLine label="Notifications">Two, one for each sales office</ReviewLine>}
      {draft.type !== 'SYSTEM' && <ReviewLine label="Client list type">{draft.csvType}</ReviewLine>}
      <FileLine draft={draft} />
      <ReviewLine label="Languages">{complete}</ReviewLine>
      <ReviewLine label="Delivery">
        <strong>{deliveryDate}</strong> UTC+8{until && `, ${until}`}
        {local && <span className="hint"> {local} here</span>}
      </ReviewLine>
      <ButtonLines draft={draft} />
      <LinkLine links={links} />
    </dl>
  );
};
