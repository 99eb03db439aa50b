import type { RecordOf } from '../../src/schema';
import { formatDateTime } from '../../src/format/dateTime';
import { asIs } from '../../src/messages/page';
import { firstText } from '../vocabulary/firstText';

export type Project = RecordOf<'Project'>;

/** The English name of a project, else the first that is filled. */
export const projectName = ({ name }: Pick<Project, 'name'>) => firstText(name);

/** A moment of the wire (`yyyy-MM-dd HH:mm`) as it is shown. */
export const shownMoment = (moment: string) => moment.replaceAll('-', '/');

/** The last timeframe that was online in two lines, or "-" (PRJ-018, PRJ-098). */
export const lastOnline = ({ lastStartDate, lastEndDate }: Pick<Project, 'lastStartDate' | 'lastEndDate'>) =>
  asIs(lastStartDate && lastEndDate ? `${shownMoment(lastStartDate)} ~\n${shownMoment(lastEndDate)}` : '-');
/** Who changed it last, and when; "-" where nobody has. */
export const lastUpdate = ({ updatedByName, updatedAt }: Pick<Project, 'updatedByName' | 'updatedAt'>) =>
  asIs([updatedByName, formatDateTime(updatedAt)].filter(Boolean).join(' ') || '-');
