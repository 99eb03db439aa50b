/** A deployment with three entities of the portal and one of the example, all of them from files. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '../../../resources';
import { deployedRegistry } from '../../../src/app/deployed/deployedRegistry';
import { contextOf } from '../../../src/app/checkDeclarations';
import { readBuiltInKinds } from '../../../src/app/entities/readKinds';
import { fileProblemText } from '../../../src/deployed/file/fileProblem';
import { readDeployment } from '../../../src/deployed/readDeployment';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
export const exampleFolder = 'examples/deployment';
const example = read('../../../examples/deployment/resources.yaml');
/** Under names, labels and addresses of their own, beside those of the portal. */
const ofPortal = read('../../resources/deployed/portal.yaml')
  .replaceAll(/^ {2}(hotlines|offices|genericContents):$/gm, '  $1OfFile:')
  .replaceAll(/^ {4}label: (.*)$/gm, '    label: $1 of a file')
  .replaceAll(/^ {4}routes: .*\n/gm, '');

const files = { 'portal.yaml': ofPortal, 'example.yaml': example.replace(/\n {2}marketReports:[^]*$/, '\n') };
export const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const [name, text] of Object.entries({
  ...files,
  'config.json': JSON.stringify({ product: 'portal', resources: Object.keys(files) }),
  'seed.yaml': read('../../../examples/deployment/seed.yaml').replace(/\nmarketReports:[^]*$/, '\n'),
}))
  writeFileSync(join(folder, name), text);

const context = contextOf(registry, (await readBuiltInKinds()).shapes);
const deployment = readDeployment(
  Object.entries(files).map(([file, text]) => ({ file, text })),
  context,
);
/** The names of what the files bring. */
export const names = Object.keys(deployment.entities);
/** Whether a name is that of a copy of an entity of the portal. */
export const isCopyOfPortal = (name: string) => name.endsWith('OfFile');
/** The registry that the portal makes of the files. */
export const deployed = deployedRegistry(registry, {
  read: () => deployment,
  languages: ['en'],
  unfit: [],
  onProblems: (problems) => {
    if (problems.length > 0) throw new Error(problems.map(fileProblemText).join('\n'));
  },
});
