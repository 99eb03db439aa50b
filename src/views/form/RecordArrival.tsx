import { FailurePage } from '../../pages/FailurePage';
import type { Form } from '../../schema/resource';
import { buttonClass } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { FormWaiting } from './layouts/FormWaiting';

type Props = {
  form: Form;
  /** Why the record could not be read; null while it is on its way. */
  error: unknown;
  /** The way back to the list. */
  back: { to: string; title: string };
  onRetry: () => void;
};

/** Stands in place of a form until its record has been read: its shape, or why it could not be read. */
export const RecordArrival = ({ form, error, back, onRetry }: Props) => {
  if (!error) return <FormWaiting form={form} />;
  const way = (
    <Link className={buttonClass('main')} to={back.to}>
      {back.title}
    </Link>
  );
  return <FailurePage isPart error={error} way={way} onRetry={onRetry} />;
};
