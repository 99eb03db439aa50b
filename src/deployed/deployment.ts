/** What the files of a deployment bring, once they are read. */
import type { EntityKinds } from '../schema/check/checkResource';
import type { Declaration } from '../schema/declaration';
import type { Values } from '../schema/values/path';
import type { LookupDeclaration, ResourceEntry } from '../schema/resourceEntry';
import type { MenuPlace } from './expand';
import type { FileProblem } from './file/fileProblem';
import type { FileReport } from './file/fileReport';
import type { Tree } from './file/tree';

/** An entity of a file. */
export type DeployedEntity = {
  entry: Omit<ResourceEntry, 'load'>;
  declaration: Declaration;
  menu: MenuPlace | undefined;
  /** What keeps it away; nothing where it is right. */
  problems: FileProblem[];
};
/** A declaration with a change, or as it was where the change does not fit it. */
export type ChangedDeclaration = {
  declaration: Declaration;
  problems: FileProblem[];
  /** The keys of the bodies that have more of them now, separated by spaces, by call. */
  bodies: Record<string, string>;
};
/** A change of an entity of the portal. */
export type DeployedChange = {
  /** Texts that the entry takes in place of its own. */
  entry: Pick<Partial<ResourceEntry>, 'label' | 'titles' | 'createLabel'>;
  /** Lays the change over the declaration; one that does not fit is left out whole. @param entityKinds the kinds that the declaration brings */
  apply: (declaration: Declaration, entityKinds: EntityKinds) => ChangedDeclaration;
};
/** What the files of a deployment bring. */
export type Deployment = {
  entities: Record<string, DeployedEntity>;
  lookups: Record<string, LookupDeclaration>;
  changes: Record<string, DeployedChange>;
  /** The keys of each body that the contract lacks, separated by spaces, by call. Those of changes are known when they are laid over. */
  bodies: Record<string, string>;
  problems: FileProblem[];
};

/** A file that was read. */
export type ParsedFile = { file: string; tree: Tree; report: FileReport };
/** One entity, lookup or change of a file. */
export type FileEntry = ParsedFile & { name: string; value: Values };
