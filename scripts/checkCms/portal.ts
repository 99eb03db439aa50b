/** What the portal makes of an answer: asked of its own declarations and its own data provider, not of a list kept here. */
import { claimsOf, type Session } from '../../authProvider/session';
import { registry } from '../../resources';
import { builtInKinds } from '../../src/fields/builtInKinds';
import { createMenuTarget } from '../../src/layout/menuTarget';
import { failureText } from '../../src/messages/failureText';
import { valueAt, type Values } from '../../src/schema/values/path';
import { entitiesOf } from '../../src/schema/registry';
import type { Viewer } from '../../src/schema/viewer';
import type { Answer } from './cms';
import type { Problem } from './contract';
import { said, type Deviation } from './findings';
import { createReplay } from './replay';
import { keyOfRecord, reasonsFor, type Screen } from './shownMembers';

type Fate = Pick<Deviation, 'effect' | 'portal'>;

/** What a person reads of a failure. */
export const saying = (text: string) => (text === '' ? 'it fails and says nothing' : `it reads "${said(text)}"`);
const nobody: Viewer = { id: '', level: 1, codes: [], claims: {} };

export const createPortal = (base: string) => {
  const entities = entitiesOf(registry, builtInKinds);
  const resources = Promise.all(
    Object.entries(entities).map(async ([name, entity]) => ({ name, entity, resource: (await entity.load()).default })),
  );
  const screens = resources.then((all) =>
    all.flatMap(({ name, entity, resource }) => {
      const { getList, getOne } = resource.calls;
      const screen = { name, entity, resource };
      return [
        ...(getList ? [[getList, { ...screen, isList: true }] as const] : []),
        ...(getOne ? [[getOne, { ...screen, isList: false }] as const] : []),
      ];
    }),
  );
  const screenOf = async (call: string): Promise<Screen | undefined> => (await screens).find(([name]) => name === call)?.[1];
  const lookupOf = (call: string) =>
    Object.entries(registry.lookups).find(([, { getList, getListOf }]) => [getList, getListOf].includes(call as never));
  let viewer = nobody;

  const replay = createReplay(base, entities, () => viewer);
  /** The name of the screen or lookup that a call belongs to. */
  const where = async (call: string): Promise<string> => {
    const screen = await screenOf(call);
    if (!screen) return lookupOf(call)?.[0] ?? call;
    const { name, entity, isList } = screen;
    return isList ? entity.label : (entity.titles?.edit ?? registry.resources[name]?.label ?? name);
  };
  /** What the portal does about a whole answer: the text that a person reads where it fails (empty where nothing is said), undefined where it reads it. */
  const failure = async (answer: Answer): Promise<string | undefined> => {
    const screen = await screenOf(answer.call);
    const lookup = lookupOf(answer.call);
    const kept = screen ? { name: screen.name, isRecord: !screen.isList } : lookup && { name: lookup[0], isRecord: false };
    try {
      await replay(answer, kept);
      return undefined;
    } catch (error) {
      return failureText(error) ?? '';
    }
  };

  return {
    /** Every entity and list in a dialog, with its declaration. */
    resources,
    screenOf,
    lookupOf,
    /** Whose rights decide what is offered. */
    signIn: (session: Session) => {
      viewer = { id: session.person, level: session.userLevel, codes: session.permissions, claims: claimsOf(session) };
    },
    viewer: () => viewer,
    failure,
    where,
    /** What the portal does where one member of an answer is not as the contract says. @param text of the failure of the whole answer */
    fate: async (answer: Answer, problem: Pick<Problem, 'place' | 'isExtra' | 'found'>, text: string | undefined): Promise<Fate> => {
      const screen = await screenOf(answer.call);
      const place = await where(answer.call);
      if (text !== undefined) return { effect: 'fails', portal: `${place}: ${saying(text)}` };
      if (problem.isExtra) return { effect: 'nothing', portal: 'It does not look at this member' };
      if (!screen) return { effect: 'shows less', portal: `${place}: what needs this member stays empty` };
      const inRecord = /^\/payload(?:\/content\/\d+)?\/(.+)$/.exec(problem.place)?.[1];
      if (inRecord === undefined) return { effect: 'nothing', portal: `${place}: no screen looks at it` };
      const path = inRecord.replaceAll('/', '.');
      const pointer = problem.place
        .slice(0, -inRecord.length - 1)
        .split('/')
        .slice(1)
        .join('.');
      const record = (valueAt(answer.json as Values, pointer) ?? {}) as Values;
      const reasons = reasonsFor(screen, record, viewer);
      const [member = ''] = path.split('.');
      const why = reasons.get(path) ?? reasons.get(member);
      if (why === keyOfRecord && (problem.found === undefined || problem.found === null))
        return { effect: 'fails', portal: `${place}: ${why}` };
      if (why === keyOfRecord) return { effect: 'nothing', portal: `${place}: it is used as it came` };
      if (why) return { effect: 'shows less', portal: `${place}: ${why}` };
      return screen.isList
        ? { effect: 'nothing', portal: `${place}: the list does not show it` }
        : { effect: 'shows less', portal: `${place}: a panel that needs it stays empty` };
    },
    /** The paths of menu items that lead to a page. */
    leadsSomewhere: (name: string) => {
      const { pathOf } = createMenuTarget(registry);
      const path = pathOf(name);
      return Object.values(registry.resources).some(({ routes }) => Object.values(routes).includes(path));
    },
    /** The permission codes that some page asks for. */
    codes: new Set(Object.values(registry.resources).flatMap(({ access = {} }) => Object.values(access).flatMap(({ code }) => code ?? []))),
    lookups: registry.lookups,
  };
};
export type Portal = ReturnType<typeof createPortal>;
