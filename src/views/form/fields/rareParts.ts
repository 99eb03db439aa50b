import { lazyPart } from '../../../ui/parts';

/** What few forms need: a section that a part draws, a kind that wraps another. */
export const loadSectionPart = () => import('./SectionPart');
export const SectionPart = lazyPart(loadSectionPart);
export const loadWrapperInput = () => import('./WrapperInput');
export const WrapperInput = lazyPart(loadWrapperInput);
export const LanguageTable = lazyPart(() => import('./LanguageTable'));
