import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useBox, type Username } from '../box';

export type Row = Record<string, unknown> & { id: number; updatedAt: string | null };
export const example = 'examples/deployment';

/** A box with the example deployment, and what its tests ask of a list. */
export const useDeployment = (deploymentFolder = example) => {
  const box = useBox({ deploymentFolder });
  const list = async (path: string, query = '', username: Username = 'superadmin') => {
    const reply = await box.as(username, 'GET', `${path}?page=0&size=100${query && `&${query}`}`);
    if (reply.status !== '00') throw new Error(`${path} is refused: ${reply.msg}`);
    return (reply.payload as { content: Row[] }).content;
  };
  const one = async (path: string, id: number) => (await box.as('superadmin', 'GET', `${path}${id}`)).payload as Row;
  /** Creates a record, and reads it. */
  const create = async (path: string, body: object, username: Username = 'superadmin') => {
    const { status, msg } = await box.as(username, 'POST', path, body);
    if (status !== '00') throw new Error(`POST ${path} is refused: ${msg}`);
    return (await list(path)).toSorted((a, b) => b.id - a.id)[0]!;
  };
  const fileOf = async (kind: string, name: string, bytes: Buffer) => (await box.upload('superadmin', kind, name, bytes)).payload!.fileId;
  return { ...box, list, one, create, fileOf };
};

export const carPark = {
  name: 'Test park',
  title: { EN: 'A', JA: 'B', ZH_HK: 'C', ZH_CN: 'D' },
  type: 'OUTDOOR',
  officeId: 1,
  spaces: 12,
  post: true,
};
export const broker = {
  ...{ name: 'Ada Broker', company: 'Ada and Sons', salesOffice: 'HK', region: 'HK', email: 'ada@example.com' },
  active: true,
};

/** A folder with these files, which goes with the process of the tests. @param files texts by name; `config.json` names resources.yaml unless it is among them */
export const folderOf = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  folders.push(folder);
  const all = { 'config.json': '{ "resources": ["resources.yaml"] }', ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return folder;
};
const folders: string[] = [];
process.on('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
