import { useRef, useState } from 'react';
import type { Values } from '../../../schema/values/path';
import { discardedOf } from '../model/discardedOf';
import type { FormModel } from '../model/formModel';

/** What is asked between the check of a form and its call: whether what is stored may go, and the review that the form declares. */
export const useQuestions = (model: FormModel, getValues: () => Values) => {
  const [reviewed, setReviewed] = useState<Values | null>(null);
  const [discarded, setDiscarded] = useState<readonly string[] | null>(null);
  /** Somebody has just said that it may go. */
  const isGranted = useRef(false);
  return {
    /** Asks what there is to ask; false when there is nothing. */
    ask: () => {
      const lost = isGranted.current ? [] : discardedOf(model, getValues());
      isGranted.current = false;
      if (lost.length > 0) {
        setDiscarded(lost);
        return true;
      }
      const now = model.over(getValues());
      const isReviewed = model.form.isReviewed(now);
      if (isReviewed) setReviewed(now);
      return isReviewed;
    },
    /** The question whether what is stored may go; null while it is not asked. @param send checks and sends once more */
    discard: (send: () => unknown) =>
      discarded && {
        names: discarded,
        onConfirm: () => {
          setDiscarded(null);
          isGranted.current = true;
          void send();
        },
        onClose: () => setDiscarded(null),
      },
    /** The review; null while there is none. @param send sends what was reviewed @param mayRepeat a former try may have been done */
    review: (send: () => unknown, mayRepeat: boolean) =>
      reviewed && {
        values: reviewed,
        mayRepeat,
        onConfirm: () => {
          setReviewed(null);
          void send();
        },
        onClose: () => setReviewed(null),
      },
  };
};
