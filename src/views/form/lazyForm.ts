import { lazy } from 'react';

/** Forms bring the form library and yup; both load with the first form, never with a list. */
export const ResourceForm = lazy(async () => ({ default: (await import('./ResourceForm')).ResourceForm }));
