import { lazyPage } from '../../ui/lazy';

/** The page that previews files of a deployment. It needs no other file: their names would be part of the first list. */
export default lazyPage(() => import('./PreviewPage'));
