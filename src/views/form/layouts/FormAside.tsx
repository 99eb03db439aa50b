import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { Loaded } from '../../../schema/actions';
import type { AsideProps } from '../../../schema/form';
import { useLazy } from '../../../ui/lazy';
import { Popup } from '../../../ui/popups/Popup';
import { useChangedLeaves } from '../state/useChanged';
import type { RecordForm } from '../state/useRecordForm';

type Props = { load: Loaded<AsideProps>; form: RecordForm };

/** Drawn again for what is typed, without the form, and never in its way: what is typed is shown first. */
const Followed = ({ load, form }: Props) => {
  const Component = useLazy(load);
  const typed = useDeferredValue(useWatch({ control: form.methods.control }));
  // what was typed into the steps before does not count
  const isChanged = useChangedLeaves(form).some(({ name }) => form.steps.isTyped(name));
  return Component && <Component values={form.model.over(typed)} isTouched={isChanged || form.isTried} />;
};

/** What stands beside a form. One that cannot be loaded leaves the form as it is. */
export const FormAside = (props: Props) => (
  <aside className="form-aside">
    <Popup>
      <Followed {...props} />
    </Popup>
  </aside>
);
