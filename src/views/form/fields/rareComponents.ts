import type { EngineField } from '../../../schema/kind';
import { lazyComponent } from '../../../ui/lazy';

/** What few forms need: a section with a component, a kind that wraps another. */
export const loadSectionComponent = () => import('./SectionComponent');
export const SectionComponent = lazyComponent(loadSectionComponent);
export const loadWrapperInput = () => import('./WrapperInput');
export const WrapperInput = lazyComponent(loadWrapperInput);
export const loadLanguageTable = () => import('./LanguageTable');
export const LanguageTable = lazyComponent(loadLanguageTable);
/** Whether a field is made of the whole record: in a form, of what is typed over it. */
export const isFollowed = ({ definition }: EngineField) => definition.traits.bound === false;
/** Which other records have the value of an input too. */
export const SameValueNote = lazyComponent(() => import('./SameValueNote'));
/** A value that a choice fills in. */
export const FilledField = lazyComponent(() => import('./FilledField'));
export const loadFollowedField = () => import('./FollowedField');
export const FollowedField = lazyComponent(loadFollowedField);
