import { useDataProvider } from 'react-admin';
import type { CmsDataProvider } from '../../contract/cmsDataProvider';

/** The data provider, with what the CMS has beyond react-admin's verbs. */
export const useCms = () => useDataProvider<CmsDataProvider>();
