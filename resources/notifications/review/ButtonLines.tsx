import { useLookupRows } from '../../../src/fields/lookups';
import { buttonTypeName, officeName } from '../names';
import { hasButton, type NotificationDraft } from '../notification';
import { t } from '../texts';
import { ReviewLine } from './ReviewLine';

/** The lookups of the projects that a button may lead to, by the member that holds the project. */
const lookupsOf = (at: 1 | 2, { salesOffice }: NotificationDraft) =>
  [
    { member: `button${at}ProjectIdHk`, lookup: 'hongKongProjects', office: 'HK' },
    { member: `button${at}ProjectIdSg`, lookup: 'singaporeProjects', office: 'SG' },
    { member: `button${at}ProjectID`, lookup: 'officeProjects', office: salesOffice ?? '', within: salesOffice ?? undefined },
  ] as const;

type ProjectProps = { id: number; lookup: string; office: string; within?: string };
const Project = ({ id, lookup, office, within }: ProjectProps) => {
  const { data } = useLookupRows(lookup, { within, isFresh: true });
  const name = data?.find((row) => row.id === id)?.label ?? String(id);
  return (
    <li>
      <span>
        <bdi>{name}</bdi>
        <span>{`, ${officeName(office)}`}</span>
      </span>
    </li>
  );
};

/** Where each button leads: a project by its name and its office. */
export const ButtonLines = ({ draft }: { draft: NotificationDraft }) =>
  ([1, 2] as const).map((at) => {
    if (!hasButton(draft, at)) return null;
    const type = draft[`button${at}Type`];
    const projects = lookupsOf(at, draft).flatMap(({ member, ...lookup }) => {
      const id = (draft as Record<string, unknown>)[member];
      return typeof id === 'number' ? [{ ...lookup, id }] : [];
    });
    return (
      <ReviewLine key={at} label={t(`Button${at}`)}>
        {type !== 'PROJECT' && <span>{buttonTypeName(type)}</span>}
        {type === 'PROJECT' && (
          <ul className="review-links">
            {projects.map((project) => (
              <Project key={project.lookup} {...project} />
            ))}
          </ul>
        )}
      </ReviewLine>
    );
  });
