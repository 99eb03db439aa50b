import { buttonTypeName, officeName } from '../names';
import { hasButton, type NotificationDraft } from '../notification';
import { t } from '../texts';
import { ReviewLine } from './ReviewLine';
import { useButtonProjects } from './useButtonProjects';

/** Where each button leads: a project by its name and its office. */
export const ButtonLines = ({ draft }: { draft: NotificationDraft }) => {
  const projects = useButtonProjects(draft);
  return ([1, 2] as const).map((at) => {
    if (!hasButton(draft, at)) return null;
    const type = draft[`button${at}Type`];
    return (
      <ReviewLine key={at} label={t(`Button${at}`)}>
        {type !== 'PROJECT' && <span>{buttonTypeName(type)}</span>}
        {type === 'PROJECT' && (
          <ul className="review-links">
            {projects
              .filter((project) => project.at === at)
              .map(({ office, name }) => (
                <li key={office}>
                  <span>
                    <bdi>{name}</bdi>
                    <span>{`, ${officeName(office)}`}</span>
                  </span>
                </li>
              ))}
          </ul>
        )}
      </ReviewLine>
    );
  });
};
