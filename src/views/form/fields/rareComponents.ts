import type { Kind } from '../../../schema/field';
import { lazyComponent } from '../../../ui/lazy';

/** What few forms need: a section with a component, a kind that wraps another. */
export const loadSectionComponent = () => import('./SectionComponent');
export const SectionComponent = lazyComponent(loadSectionComponent);
export const loadWrapperInput = () => import('./WrapperInput');
export const WrapperInput = lazyComponent(loadWrapperInput);
export const loadLanguageTable = () => import('./LanguageTable');
export const LanguageTable = lazyComponent(loadLanguageTable);
/** Kinds that are made of the rest of the record: in a form, of what is typed over it. */
export const followed: ReadonlySet<Kind> = new Set<Kind>(['panel', 'derived']);
/** A value that a choice fills in. */
export const FilledField = lazyComponent(() => import('./FilledField'));
export const loadFollowedField = () => import('./FollowedField');
export const FollowedField = lazyComponent(loadFollowedField);
