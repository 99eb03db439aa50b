/** Of which packages a bundle holds code: for the bill of materials and the licences of a release. */

/** Where a build says which packages it holds code of, by their folders. Files below a folder with a dot are not shipped. */
export const packagesFile = '.vite/packages.json';

/** The folder of the package that a module belongs to. @example "node_modules/hoist-non-react-statics/node_modules/react-is" */
const packageOf = (id) => /(?:\/node_modules\/(?:@[^/]+\/)?[^/]+)+(?=\/)/.exec(id.replaceAll('\\', '/'))?.[0].slice(1);

/** The packages of the files of a bundle, sorted. A module of which tree-shaking has left nothing does not count. */
export const packagesIn = (files) => {
  const modules = files.flatMap(({ modules: own = {}, originalFileNames = [] }) => [
    ...Object.keys(own).filter((id) => own[id].renderedLength > 0),
    ...originalFileNames.map((name) => `/${name}`),
  ]);
  return [...new Set(modules.map(packageOf).filter(Boolean))].toSorted();
};

/** Records the packages of a build of the portal, those of its workers included, in {@link packagesFile}. */
export const createPackageRecord = () => {
  const packages = new Set();
  const add = (bundle) => packagesIn(Object.values(bundle)).forEach((folder) => packages.add(folder));
  return {
    ofPages: {
      name: 'packages-of-pages',
      apply: 'build',
      // workers are bundled while pages are, so they are all known by now
      generateBundle(_, bundle) {
        add(bundle);
        this.emitFile({ type: 'asset', fileName: packagesFile, source: `${JSON.stringify([...packages].toSorted(), null, 2)}\n` });
      },
    },
    ofWorkers: () => ({ name: 'packages-of-workers', apply: 'build', generateBundle: (_, bundle) => add(bundle) }),
  };
};
