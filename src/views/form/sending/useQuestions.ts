import { useRef, useState } from 'react';
import type { Values } from '../../../schema/path';
import type { Form } from '../../../schema/resource';

type Options = {
  form: Pick<Form, 'isReviewed'>;
  /** The record with what is typed over it. */
  values: () => Values;
  /** What a save would discard. */
  discards: () => readonly string[];
};

/** What is asked between the check of a form and its call: whether what is stored may go, and the review that the form declares. */
export const useQuestions = ({ form, values, discards }: Options) => {
  const [reviewed, setReviewed] = useState<Values | null>(null);
  const [discarded, setDiscarded] = useState<readonly string[] | null>(null);
  /** Somebody has just said that it may go. */
  const isGranted = useRef(false);
  return {
    /** Asks what there is to ask; false when there is nothing. */
    ask: () => {
      const lost = isGranted.current ? [] : discards();
      isGranted.current = false;
      if (lost.length > 0) {
        setDiscarded(lost);
        return true;
      }
      const now = values();
      const isReviewed = form.isReviewed(now);
      if (isReviewed) setReviewed(now);
      return isReviewed;
    },
    /** @param send checks and sends once more, @param confirm sends what was reviewed, @param mayRepeat a former try may have been done */
    questions: (send: () => unknown, confirm: () => unknown, mayRepeat: boolean) => ({
      discard: discarded && {
        names: discarded,
        onConfirm: () => {
          setDiscarded(null);
          isGranted.current = true;
          void send();
        },
        onClose: () => setDiscarded(null),
      },
      review: reviewed && {
        values: reviewed,
        mayRepeat,
        onConfirm: () => {
          setReviewed(null);
          void confirm();
        },
        onClose: () => setReviewed(null),
      },
    }),
  };
};
