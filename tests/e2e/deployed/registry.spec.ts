/** The loops over the registry, over entities of files: box and portal read the same ones. */
import { testOfDeployment } from '../portal';
import { testRegistry } from '../testRegistry';
import { deployed, folder, names } from './folder';

await testRegistry(deployed, testOfDeployment(folder), names);
