import type { Loaded } from '../../../schema/actions';
import type { ReviewProps } from '../../../schema/form';
import { lazyComponent, useLazy } from '../../../ui/lazy';
import { Popup } from '../../../ui/popups/Popup';
import type { RecordForm } from '../state/useRecordForm';

const DiscardDialog = lazyComponent(() => import('../notices/DiscardDialog'));

const Review = ({ load, ...props }: ReviewProps & { load: Loaded<ReviewProps> }) => {
  const Component = useLazy(load);
  return Component && <Component {...props} />;
};

type Props = { form: RecordForm; /** What the save is called. */ saveLabel: string; /** The page and its record. */ about: string };

/** What is asked between the check of a form and its call. */
export const Questions = ({ form: { model, saving }, saveLabel, about }: Props) => {
  const { discard, review } = saving;
  return (
    <>
      {discard && (
        <Popup onFailure={discard.onClose}>
          <DiscardDialog {...discard} about={about} isNew={model.isNew} confirm={saveLabel} />
        </Popup>
      )}
      {review && model.form.review && (
        <Popup onFailure={review.onClose}>
          <Review load={model.form.review} {...review} confirmLabel={saveLabel} />
        </Popup>
      )}
    </>
  );
};
