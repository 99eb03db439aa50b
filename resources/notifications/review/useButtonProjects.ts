import { useLookups } from '../../../src/fields/lookups';
import { hasButton, officesOf, type NotificationDraft } from '../notification';

type Place = { member: string; resource: string; office: string; within?: string };
/** The members that hold the projects of a button, with the lookup of the projects and the office: a stored notification has one, a new one one for each office. */
const placesOf = (at: 1 | 2, draft: NotificationDraft): Place[] => {
  const office = draft.salesOffice ?? '';
  if (draft.id !== undefined) return [{ member: `button${at}ProjectID`, resource: 'officeProjects', office, within: office }];
  return [
    { member: `button${at}ProjectIdHk`, resource: 'hongKongProjects', office: 'HK' },
    { member: `button${at}ProjectIdSg`, resource: 'singaporeProjects', office: 'SG' },
  ].filter((place) => officesOf(draft).includes(place.office));
};

/** A project that a button leads to. `row` is what its lookup says of it: null for nothing, undefined while it is on its way. */
export type ButtonProject = { at: 1 | 2; office: string; name: string; row: Record<string, unknown> | null | undefined };

/** The projects that the buttons of a notification lead to, office by office. */
export const useButtonProjects = (draft: NotificationDraft): ButtonProject[] => {
  const places = ([1, 2] as const).flatMap((at) => {
    if (!hasButton(draft, at) || draft[`button${at}Type`] !== 'PROJECT') return [];
    return placesOf(at, draft).flatMap(({ member, ...place }) => {
      const id = (draft as Record<string, unknown>)[member];
      return typeof id === 'number' ? [{ at, id, ...place }] : [];
    });
  });
  const lookups = useLookups(places);
  return places.map(({ at, office, id }, i) => {
    const { data, isPending } = lookups[i]!;
    const row = data?.find((each) => each.id === id);
    return { at, office, name: row?.label ?? String(id), row: row ?? (isPending ? undefined : null) };
  });
};
