/**
 * V8's coverage of this process. The test files of a process share one session: the start of a session walks the whole heap, deoptimizes
 * every function and reports every script again, which takes longer with each file.
 */
import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();
await session.post('Debugger.enable');
await session.post('Debugger.setSkipAllPauses', { skip: true });
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

const sources = new Map<string, string>();

/** Returns the source of a script as V8 runs it. */
export const readSource = async (scriptId: string) => {
  if (!sources.has(scriptId)) sources.set(scriptId, (await session.post('Debugger.getScriptSource', { scriptId })).scriptSource);
  return sources.get(scriptId)!;
};

/** Returns the scripts of which a function ran since the last call, with the number of calls of each function, and counts anew. */
export const takeCoverage = async () => (await session.post('Profiler.takePreciseCoverage')).result;
