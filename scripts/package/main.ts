/**
 * `npm run package`: builds the portal and writes one archive with it, the configuration of nginx for it, install.sh, the checks, pages for
 * people without a clone, a bill of materials, licences and checksums. It writes the checksum of the archive next to it. The archive is the
 * same for every site, and deploy/README.md describes how to install it. Exit code 1, with a line for each mistake, and nothing written, when
 * an argument is wrong.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { bundleCheck } from '../bundleCheck.mjs';
import { packagesFile } from '../bundledPackages.mjs';
import { compressed } from '../compressAssets';
import { archiveOf, checksumsOf, type Files } from './archive';
import { readPackageArguments, usage } from './arguments';
import { makeBill } from './bill';
import { licencesPage } from './licences';
import { renderNginxConf } from './nginxConf';
import { shippedPackages } from './shipped';
import { readShippedFiles } from './shippedFiles';
import { readSigningKey, signatureOf } from './sign';
import { portalVersion, runGit } from '../portalVersion.mjs';

const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
const version = portalVersion();

/** The output of a git command for the commit of this version; empty for sources without their history. */
const ofCommit = (...args: string[]) => (version.includes('+') ? (runGit('.', ...args)?.trim() ?? '') : '');

/** A release contains no configuration, which belongs to a site. */
const isShipped = (path: string) => !path.startsWith('.') && path !== 'config.json';

/** The files of the build as the portal needs them, by their path below it. */
const builtFiles = (folder: string) => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());
  return names.filter(isShipped).map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))] as const);
};

const makeRelease = async () => {
  const buildFolder = build();
  const time = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? (ofCommit('log', '-1', '--format=%ct') || 0)) * 1_000);
  const files: Files = new Map();
  const add = (file: string, content: string | Buffer) => files.set(file, Buffer.from(content));
  for (const [file, bytes] of builtFiles(buildFolder)) {
    add(`public/${file}`, bytes);
    if (file.startsWith('texts/')) for (const [suffix, shorter] of compressed(bytes)) add(`public/${file}${suffix}`, shorter);
  }
  add('nginx.conf', renderNginxConf(version));
  for (const [file, bytes] of readShippedFiles()) add(file, bytes);
  const checkCms = await bundleCheck('scripts/checkCms/main.ts');
  const checkFiles = await bundleCheck('scripts/checkFiles/main.ts');
  add('check-cms.mjs', checkCms.code);
  add('check.mjs', checkFiles.code);
  const ofPortal = JSON.parse(readFileSync(join(buildFolder, packagesFile), 'utf8')) as string[];
  const shipped = shippedPackages([...ofPortal, ...checkCms.packages, ...checkFiles.packages]);
  add('LICENCES.md', licencesPage(shipped));
  add('bill-of-materials.cdx.json', makeBill(name, time, shipped));
  const commit = ofCommit('rev-parse', 'HEAD');
  add('release.json', `${JSON.stringify({ name, version, ...(commit && { commit }) }, null, 2)}\n`);
  add('SHA256SUMS', checksumsOf(files));
  return files;
};

const { problems, asked } = readPackageArguments(process.argv.slice(2));
const { outFolder, keyFile } = asked;
try {
  if (keyFile) readSigningKey(keyFile);
} catch (error) {
  problems.push(`--sign-with ${(error as Error).message}`);
}
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n\n${usage}`);
  process.exit(1);
}
if (version.endsWith('.dirty'))
  console.log(`Files differ from the commit, so ${version} cannot be made again. Commit them before you publish it.`);
const files = await makeRelease();
const folder = `${name}-${version}`;
const bytes = await archiveOf(folder, files);
mkdirSync(outFolder, { recursive: true });
const file = join(outFolder, `${folder}.tar.gz`);
writeFileSync(`${file}.new`, bytes);
renameSync(`${file}.new`, file);
const checksum = createHash('sha256').update(bytes).digest('hex');
writeFileSync(`${file}.sha256`, `${checksum}  ${folder}.tar.gz\n`);
const signature = join(outFolder, `${folder}.SHA256SUMS.sig`);
if (keyFile) writeFileSync(signature, signatureOf(files.get('SHA256SUMS')!, keyFile));
// a signature of an earlier archive with this name
else rmSync(signature, { force: true });
console.log(`${file}: ${(bytes.length / 1e6).toFixed(1)} MB, SHA-256 ${checksum}${keyFile ? ', signed' : ''}`);
