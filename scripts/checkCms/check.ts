/** The check of a CMS from sign-in to log-out. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Calls } from './contract';
import { createCms, Unanswered } from './cms';
import type { Context } from './context';
import { CouldNotRun } from '../couldNotRun';
import { createFindings, said, type Collector, type Findings } from './findings';
import { createPortal } from './portal';
import { checkConnection } from './parts/connection';
import { checkCors } from './parts/cors';
import { checkFiles } from './parts/files';
import { checkFilters } from './parts/filters';
import { checkLookups } from './parts/lookups';
import { checkPaging } from './parts/paging';
import { checkReads, checkRefusals } from './parts/reads';
import { signIn, signOut } from './parts/session';
import { checkSorts } from './parts/sorts';
import { checkWrites, savedRecordsOf } from './parts/writes';

/** The parts between sign-in and log-out. */
export const partNames = ['cors', 'reads', 'pages', 'sorts', 'filters', 'codes', 'files', 'refusals', 'saves'] as const;
export type PartName = (typeof partNames)[number];
/** These look at what was read. */
const comparing: readonly PartName[] = ['pages', 'sorts', 'filters', 'codes', 'files', 'refusals'];

export type CheckOptions = {
  /** `{host}/{product}-cms`. */
  base: string;
  username: string;
  password: string;
  /** The calls of the contract, which the replies are compared with. */
  contract: Calls;
  portalOrigin?: string;
  writes?: readonly string[];
  /** The parts to do. Default: all. */
  only?: readonly PartName[];
  pause?: number;
  timeLimit?: number;
  signal?: AbortSignal;
  /** Hears how far it is: the part, and how many calls were made. */
  onProgress?: (part: string, calls: number) => void;
};

/** What came of a check. */
export type Result = Findings & {
  base: string;
  username: string;
  /** How many calls were made, and how often each. */
  calls: Record<string, number>;
  seconds: number;
  /** Why it ended before its end. */
  stopped?: string;
};

const metUnknown = 'it met something that it does not know';

/** A part that compares what others may be changing: a deviation counts when it is there again. */
const twice = async (context: Context, part: (context: Context) => Promise<unknown>) => {
  const first = createFindings();
  await part({ ...context, ...first });
  for (const { call, about, why } of first.all().unsure) context.cannotTell(call, about, why);
  if (first.found().length === 0) return;
  await wait(300, undefined, { signal: context.cms.signal });
  // with the rows of now
  const seen: Context['seen'] = { lists: [], records: [], lookups: new Map() };
  await checkReads({ ...context, ...createFindings(), seen });
  const second = createFindings();
  await part({ ...context, ...second, seen });
  const keyOf = ({ rule, call, place }: { rule: string; call: string; place: string }) =>
    [rule, call, place.replaceAll(rule === 'filter' ? /=.*/g : /\/\d+/g, '')].join('\n');
  const again = new Set(second.found().map(keyOf));
  for (const { count, ...deviation } of first.found()) {
    if (!again.has(keyOf(deviation)))
      context.cannotTell(
        deviation.call,
        deviation.place,
        'it was wrong once and right when it was asked again: somebody may have changed it',
      );
    else context.deviates(deviation, count);
  }
};

/**
 * Checks a CMS against the contract. It reads, and changes no record but those that `writes` names.
 * @throws CouldNotRun where there is no CMS, or nobody can sign in and nothing is known
 */
export const check = async ({
  base,
  username,
  password,
  contract,
  portalOrigin,
  writes = [],
  only = partNames,
  pause = 0,
  timeLimit = 90_000,
  signal = new AbortController().signal,
  onProgress = () => {},
}: CheckOptions): Promise<Result> => {
  const findings: Collector = createFindings();
  const calls: Record<string, number> = {};
  const started = performance.now();
  let part = '';
  let count = 0;
  const onCall = (call: string) => {
    count += 1;
    calls[call] = (calls[call] ?? 0) + 1;
    onProgress(part, count);
  };
  const cms = createCms({ base, portalOrigin, pause, timeLimit, signal, onCall });
  const context: Context = {
    ...findings,
    cms,
    calls: contract,
    portal: createPortal(base),
    username,
    password,
    writes,
    renew: () => Promise.resolve(false),
    seen: { lists: [], records: [], lookups: new Map() },
  };
  const isSilent = !only.includes('reads');
  /** Reads for the parts that compare; what could not be read they cannot look at. */
  const readSilently = async () => {
    const silent = createFindings();
    await checkReads({ ...context, ...silent, cannotTell: context.cannotTell });
    for (const { call, effect } of silent.found())
      if (effect === 'fails')
        context.cannotTell(call, only.join(', '), 'its reply is not as the contract says: look at the part reads first');
  };
  const parts: Record<PartName, () => Promise<unknown>> = {
    cors: () => checkCors(context),
    reads: () => (isSilent ? readSilently() : checkReads(context)),
    pages: () => checkPaging(context),
    sorts: () => twice(context, checkSorts),
    filters: () => twice(context, checkFilters),
    codes: () => twice(context, checkLookups),
    files: () => twice(context, checkFiles),
    refusals: () => checkRefusals(context),
    saves: () => checkWrites(context),
  };
  const isWanted = (name: PartName) => only.includes(name) || (name === 'reads' && only.some((each) => comparing.includes(each)));
  let stopped: string | undefined;
  const attempt = async (name: string, run: () => Promise<unknown>) => {
    part = name;
    try {
      await run();
    } catch (error) {
      if (signal.aborted) throw error;
      // the rest of the check goes on, and the report with it
      if (error instanceof Unanswered) findings.cannotTell(error.call, name, error.reason);
      else findings.cannotTell('the check itself', name, `${metUnknown}: ${said(String(error))}`);
    }
  };
  await savedRecordsOf(context.portal, writes);
  try {
    part = 'connection';
    const key = await checkConnection(context);
    if (key === undefined) throw new CouldNotRun('Nobody can sign in without the key of passwords.');
    part = 'sign-in';
    Object.assign(context, await signIn(context, key));
    for (const name of partNames.filter(isWanted)) await attempt(name, parts[name]);
    await attempt('log-out', () => signOut(context));
  } catch (error) {
    if (signal.aborted) stopped = `stopped during: ${part}`;
    else if (error instanceof CouldNotRun && findings.all().deviations.length > 0) stopped = error.message;
    else if (error instanceof Unanswered) throw new CouldNotRun(`${base}: ${error.call} was not answered: ${error.reason}.`);
    else if (error instanceof CouldNotRun) throw error;
    else throw new CouldNotRun(`The check stopped during ${part}: ${metUnknown}: ${said(String(error))}`);
  } finally {
    // ended already where the check came to its end
    const token = cms.token();
    if (token) await endSession(base, token);
  }
  return { ...findings.all(), base, username, calls, seconds: (performance.now() - started) / 1_000, stopped };
};

/** A check that does not come to its end leaves no session behind. */
const endSession = (base: string, token: string) =>
  fetch(`${base}/logout-cms`, { headers: { Authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(3_000) }).then(
    () => {},
    () => {},
  );
