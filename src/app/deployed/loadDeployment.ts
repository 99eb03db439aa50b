/** Loads the files that `config.json` names. It arrives with the registry, and only where there are such files. */
import { loadModule } from '../../loadModule';
import { fileProblemText, isWarning, problemLines, type FileProblem } from '../../deployed/file/fileProblem';
import { english } from '../../messages/page';
import type { Registry } from '../../schema/registry';
import type { Services } from '../../session/services';
import { showToast } from '../../ui/toasts/toasts';
import { readBuiltInKinds } from '../entities/readKinds';
import type { LoadRegistry } from '../loadApp';
import { createDeploymentReader } from './createDeploymentReader';
import { deployedRegistry } from './deployedRegistry';
import { loadFiles } from './loadFiles';
import { problemsOfChange } from './problemsOfChanges';

/** So many places a message names. */
const namedPlaces = 3;

/** Tells people of level 1 once in a session what is wrong in the files, and the console all of it. */
const createTeller = ({ sessions }: Services) => {
  const known = new Map<string, FileProblem>();
  let told = { sessionId: '', count: 0 };
  const tell = () => {
    const session = sessions.get();
    if (session?.userLevel !== 1) return;
    const { sessionId } = session;
    const before = told.sessionId === sessionId ? told.count : 0;
    told = { sessionId, count: known.size };
    const news = [...known.values()].slice(before);
    if (news.length === 0) return;
    const places = news.slice(0, namedPlaces).map(({ file, line, column }) => `${file}:${line}:${column}`);
    const values = { smart_count: news.length, places: places.join(', ') };
    void loadModule(() => import('../../messages/onDemand')).then(
      ({ onDemandText }) => showToast('error', onDemandText('deployed.problems', values)),
      // the console has them
      () => {},
    );
  };
  sessions.subscribe(tell);
  return (problems: readonly FileProblem[]) => {
    const news: FileProblem[] = [];
    for (const problem of problems) {
      const line = fileProblemText(problem);
      if (known.has(line) || isWarning(problem)) continue;
      known.set(line, problem);
      news.push(problem);
    }
    for (const line of problemLines(news)) console.error(line);
    tell();
  };
};

/** The built registry with what the files bring. Never rejects for what stands in them. */
export const loadDeployment = async (loadBuilt: LoadRegistry, services: Services): Promise<{ registry: Registry }> => {
  const { resources: files } = services.config;
  const languages = [...new Set([english, ...services.config.languages])];
  const [{ registry: built }, sources, { shapes }] = await Promise.all([loadBuilt(), loadFiles(files), readBuiltInKinds()]);
  const read = createDeploymentReader(sources, built, shapes);
  const onProblems = createTeller(services);
  const ofChanges = await Promise.all(
    languages.flatMap((language) =>
      Object.entries(read(language).changes).map(([name, change]) =>
        // a part of the program that is missing is told by the screen that needs it, and keeps no other change back
        problemsOfChange(name, change, built).catch(() => [name, []] as const),
      ),
    ),
  );
  const unfit = ofChanges.flatMap(([name, problems]) => (problems.length > 0 ? [name] : []));
  const registry = deployedRegistry(built, { read, languages, unfit, onProblems });
  onProblems(ofChanges.flatMap(([, problems]) => problems));
  return { registry };
};
