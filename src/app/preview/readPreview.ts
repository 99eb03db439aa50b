/** Reads files as the portal would that has them beside it. */
import { registry as built } from '../builtRegistry';
import type { MenuPlace } from '../../deployed/expand';
import { inOrder, type FileProblem } from '../../deployed/file/fileProblem';
import { builtInKinds } from '../../fields/builtInKinds';
import { english, type Page } from '../../messages/page';
import { entitiesOf, type Entity, type Registry } from '../../schema/registry';
import { createDeploymentReader } from '../deployed/createDeploymentReader';
import { deployedRegistry } from '../deployed/deployedRegistry';
import { problemsOfChanges } from '../deployed/problemsOfChanges';
import { readBuiltInKinds } from '../entities/readKinds';
import { translateEntities } from '../entities/translateEntities';
import type { Chosen } from './readChosen';

/** An entity that files bring or change, and that has no problem. */
export type PreviewedEntity = { name: string; isChange: boolean; menu: MenuPlace | undefined };
/** What files bring. */
export type Previewed = {
  problems: readonly FileProblem[];
  /** The entities to show. */
  shown: readonly PreviewedEntity[];
  /** Every entity of the portal with these files. */
  entities: Record<string, Entity>;
  registry: Registry;
};

/** Reads files that were chosen, without a word to level 1. @param page the language that texts are shown in */
export const readPreview = async (chosen: readonly Chosen[], page: Page): Promise<Previewed> => {
  const sources = chosen.flatMap((each) => ('source' in each ? [each.source] : []));
  const { shapes } = await readBuiltInKinds();
  const read = createDeploymentReader(sources, built, shapes);
  const deployment = read(english);
  const ofChanges = await problemsOfChanges(deployment, built);
  const registry = deployedRegistry(built, { read, languages: [...new Set([english, page.language])], unfit: [], onProblems: () => {} });
  const translate = page.language === english ? undefined : await translateEntities(page, registry);
  const isRight = (name: string) => (deployment.entities[name]?.problems ?? []).length === 0;
  const resources = Object.fromEntries(Object.entries(registry.resources).filter(([name]) => isRight(name)));
  const right = { ...registry, resources };
  const added = Object.entries(deployment.entities).map(([name, { menu }]): PreviewedEntity => ({ name, isChange: false, menu }));
  const changed = Object.keys(deployment.changes)
    .filter((name) => Object.hasOwn(resources, name) && ofChanges.get(name)!.length === 0)
    .map((name): PreviewedEntity => ({ name, isChange: true, menu: undefined }));
  return {
    problems: inOrder(
      [...chosen.flatMap((each) => ('problem' in each ? [each.problem] : [])), ...deployment.problems, ...[...ofChanges.values()].flat()],
      chosen.map((each) => ('source' in each ? each.source.file : each.problem.file)),
    ),
    shown: [...added.filter(({ name }) => isRight(name)), ...changed],
    entities: entitiesOf(right, builtInKinds, translate),
    registry: right,
  };
};
