/** The files of the clone that a release has besides the build: what a host needs, and pages for people without a clone. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Files } from './archive';
import { linkedFiles, shippedPage } from './shippedPage';

/** Pages for those who install the portal, connect it to a CMS, or extend it with YAML files. `deploy/README.md` lists them. */
const pages = [
  'calls-of-an-entity',
  'check-cms',
  'configuration',
  'dependent-fields',
  'extending',
  'kinds',
  'lookups',
  'operating',
  'releasing',
  'resources-yaml',
].map((name) => `docs/${name}.md`);

/** The example deployment, without the data for the fixture CMS, which a release does not have. */
const example = ['config.json', 'resources.yaml'].map((name) => `examples/deployment/${name}`);

/** The paths in the release, by their paths in the clone. The pictures are those that the pages show. */
const readPaths = (): ReadonlyMap<string, string> => {
  const pictures = pages.flatMap((page) => linkedFiles(readFileSync(page, 'utf8'), page)).filter((file) => file.endsWith('.png'));
  return new Map([
    // package fills in nginx.conf
    ...readdirSync('deploy')
      .filter((file) => file !== 'nginx.conf')
      .map((file) => [`deploy/${file}`, file] as const),
    ['contract/cms.openapi.yaml', 'cms.openapi.yaml'],
    ...['CHANGELOG.md', 'LICENSE', ...pages, ...pictures, ...example].map((file) => [file, file] as const),
  ]);
};

/** Reads these files, with the pages as a release has them. */
export const readShippedFiles = (): Files => {
  const paths = readPaths();
  return new Map(
    [...paths].map(([source, path]) => {
      const bytes = readFileSync(source);
      return [path, path.endsWith('.md') ? Buffer.from(shippedPage(bytes.toString(), source, paths)) : bytes];
    }),
  );
};
