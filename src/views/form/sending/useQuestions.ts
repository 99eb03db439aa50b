import { useState } from 'react';
import type { Values } from '../../../schema/values/path';
import { discardedOf } from '../model/discardedOf';
import type { FormModel } from '../model/formModel';

/** What is asked between the check of a form and its call: whether values may go, and the review that the form declares. */
export const useQuestions = (model: FormModel, getValues: () => Values) => {
  const [reviewed, setReviewed] = useState<Values | null>(null);
  const [discarded, setDiscarded] = useState<readonly string[] | null>(null);
  return {
    /**
     * Asks what there is to ask; false when there is nothing.
     * @param mayDiscard somebody has just said that the values may go
     */
    ask: (mayDiscard: boolean) => {
      const names = mayDiscard ? [] : discardedOf(model, getValues());
      if (names.length > 0) {
        setDiscarded(names);
        return true;
      }
      const now = model.over(getValues());
      const isReviewed = model.form.isReviewed(now);
      if (isReviewed) setReviewed(now);
      return isReviewed;
    },
    /** The question whether values may go; null while it is not asked. @param send checks once more, and sends without them */
    discard: (send: () => unknown) =>
      discarded && {
        names: discarded,
        onConfirm: () => {
          setDiscarded(null);
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
