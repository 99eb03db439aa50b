import type { Loaded } from '../../../schema/acts';
import { usePart } from '../../../ui/parts';
import { useIsSending } from '../../../ui/submission/SendingContext';

/** A section drawn by a part of the declaration. While the form is sent nothing in it can be changed. */
export const SectionPart = ({ load }: { load: Loaded<object> }) => {
  const Part = usePart(load);
  return <fieldset disabled={useIsSending()}>{Part && <Part />}</fieldset>;
};
