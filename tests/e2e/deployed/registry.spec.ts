/** The loop over the registry, over entities of files. The copies of entities of the portal are left out: registry.spec.ts has those. */
import { testOfDeployment } from '../portal';
import { testRegistry } from '../testRegistry';
import { deployed, folder, isCopyOfPortal, names } from './folder';

await testRegistry(
  deployed,
  testOfDeployment(folder),
  names.filter((name) => !isCopyOfPortal(name)),
);
