import { useFormContext } from 'react-hook-form';
import { useText } from '../../messages/i18n';
import { ErrorIcon } from '../../ui/icons';

/** What is wrong, on top of the form; each entry moves the focus into its field. */
export const ErrorSummary = ({ errors }: { errors: { name: string; message: string }[] }) => {
  const t = useText();
  const { setFocus } = useFormContext();
  return (
    <div className="error-summary" role="alert">
      <ErrorIcon aria-hidden />
      <strong>{t('literal.formInvalid')}</strong>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <button type="button" className="link-button" onClick={() => setFocus(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
