import { useWatch } from 'react-hook-form';
import type { RecordForm } from '../state/useRecordForm';

/** The paths of what both have changed and nobody has decided yet, as it is after each choice and each key. */
export const useUndecided = ({ draft, methods, undecided }: RecordForm): readonly string[] => {
  useWatch({ control: methods.control, name: draft.theirs.filter(({ isMine }) => isMine).map(({ path }) => path) });
  return undecided();
};
