import { lazyPart } from '../../ui/parts';

/** Forms bring the form library and yup; both load with the first form, never with a list. */
export const ResourceForm = lazyPart(() => import('./ResourceForm'));
