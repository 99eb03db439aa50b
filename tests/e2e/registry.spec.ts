import { registry } from '../../resources';
import { test } from './portal';
import { testRegistry } from './testRegistry';

await testRegistry(registry, test);
