/** The texts of parts that load when somebody asks for them: rare dialogs, the lock, the editor, the views of files. */
import { en } from './en';
import { createTexts } from './i18n';
import type { KeyOf } from './keys';
import { onDemandTexts } from './onDemandTexts';

const all = { ...en, ...onDemandTexts } as const;
export type OnDemandKey = KeyOf<typeof all>;
/** As `translate` and `useText`, for those parts. */
export const { translate: onDemandText, useText: useOnDemandText } = createTexts(all);
