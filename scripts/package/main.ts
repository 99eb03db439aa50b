/**
 * `npm run package -- --cms ORIGIN`: builds the portal and writes one archive with it, the configuration of nginx for it,
 * install.sh, a bill of materials, licences and checksums, and beside it the checksum of the archive. deploy/README.md tells what to do with it. Exit code 1, with a
 * line for each mistake, and nothing written, when an argument or the configuration is wrong.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { bundleCheck } from '../bundleCheck.mjs';
import { packagesFile } from '../bundledPackages.mjs';
import { compressed } from '../compressAssets';
import { archiveOf, checksumsOf, type Files } from './archive';
import { readPackageArguments, usage } from './arguments';
import { makeBill } from './bill';
import { readDeploymentConfig } from './deploymentConfig';
import { licencesPage } from './licences';
import { renderNginxConf } from './nginxConf';
import { shippedPackages } from './shipped';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string };

const git = (...args: string[]) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // the sources may be unpacked without their history
    return '';
  }
};

/** The files of the build as the portal needs them, by their path below it. */
const builtFiles = (folder: string, languages: readonly string[]) => {
  const catalogues = languages.map((language) => join('texts', `${language}.json`));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());
  const isShipped = (path: string) => !path.startsWith('.') && (!path.startsWith('texts') || catalogues.includes(path));
  return names.filter(isShipped).map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))] as const);
};

const makeRelease = async () => {
  const { problems: ofArguments, asked } = readPackageArguments(process.argv.slice(2));
  const { problems: ofConfig, notes, config, text } = readDeploymentConfig(asked);
  const problems = [...ofArguments, ...ofConfig];
  if (problems.length > 0 || !config) return { problems };
  for (const note of notes) console.log(note);
  const buildFolder = build();

  const { origins, path } = asked;
  const time = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? (git('log', '-1', '--format=%ct') || 0)) * 1_000);
  const files: Files = new Map();
  const add = (file: string, content: string | Buffer) => files.set(file, Buffer.from(content));
  const serve = (file: string, content: string | Buffer) => add(`public${path}${file}`, content);
  for (const [file, bytes] of builtFiles(buildFolder, config.languages)) {
    serve(file, bytes);
    if (file.startsWith('texts/')) for (const [suffix, shorter] of compressed(bytes)) serve(`${file}${suffix}`, shorter);
  }
  serve('config.json', text);
  add('nginx.conf', renderNginxConf(origins, path, version));
  for (const file of ['install.sh', 'logrotate.conf', 'README.md']) add(file, readFileSync(join('deploy', file)));
  const checkCms = await bundleCheck('scripts/checkCms/main.ts');
  const checkFiles = await bundleCheck('scripts/checkFiles/main.ts');
  add('check-cms.mjs', checkCms.code);
  add('check.mjs', checkFiles.code);
  add('cms.openapi.yaml', readFileSync('contract/cms.openapi.yaml'));
  add('LICENSE', readFileSync('LICENSE'));
  const ofPortal = JSON.parse(readFileSync(join(buildFolder, packagesFile), 'utf8')) as string[];
  const shipped = shippedPackages([...ofPortal, ...checkCms.packages, ...checkFiles.packages]);
  add('LICENCES.md', licencesPage(shipped));
  add('bill-of-materials.cdx.json', makeBill(name, time, shipped));
  const isChanged = git('status', '--porcelain') !== '';
  const commit = git('rev-parse', 'HEAD');
  add('release.json', `${JSON.stringify({ name, version, ...(commit && { commit, isChanged }), ...origins, path }, null, 2)}\n`);
  add('SHA256SUMS', checksumsOf(files));
  return { problems, files, outFolder: asked.outFolder };
};

const { problems, files, outFolder } = await makeRelease();
if (!files || !outFolder) {
  console.error(`${problems.join('\n')}\n\n${usage}`);
  process.exit(1);
}
const folder = `${name}-${version}`;
const bytes = await archiveOf(folder, files);
mkdirSync(outFolder, { recursive: true });
const file = join(outFolder, `${folder}.tar.gz`);
writeFileSync(`${file}.new`, bytes);
renameSync(`${file}.new`, file);
const checksum = createHash('sha256').update(bytes).digest('hex');
writeFileSync(`${file}.sha256`, `${checksum}  ${folder}.tar.gz\n`);
console.log(`${file}: ${(bytes.length / 1e6).toFixed(1)} MB, SHA-256 ${checksum}`);
