import { lazyPart } from '../../../ui/parts';

/** Few forms have a section that a part draws. */
export const loadSectionPart = () => import('./SectionPart');
export const SectionPart = lazyPart(loadSectionPart);
