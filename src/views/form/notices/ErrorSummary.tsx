import { Button } from '../../../ui/Button';
import { useText } from '../../../messages/i18n';
import { ErrorIcon } from '../../../ui/icons';

type Props = {
  errors: { path: string; label: string; message: string }[];
  /** Moves the focus into a field. */ onGo: (path: string) => void;
};

/** What is wrong, on top of the form; each entry moves the focus into its field. */
export const ErrorSummary = ({ errors, onGo }: Props) => {
  const t = useText();
  return (
    <div className="error-summary" role="alert">
      <ErrorIcon aria-hidden />
      <strong>{t('literal.formInvalid')}</strong>
      <ul>
        {errors.map(({ path, label, message }) => (
          <li key={path}>
            <Button look="link" onClick={() => onGo(path)}>
              {message.includes(label) ? message : t('form.errorAt', { label, message })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};
