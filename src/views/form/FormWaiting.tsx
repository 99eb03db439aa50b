import { useText } from '../../messages/i18n';
import './waiting.css';

/** Stands where the form will, while its record is read. */
export const FormWaiting = () => {
  const t = useText();
  return (
    <div className="form-waiting" role="progressbar" aria-label={t('shell.loading')}>
      <div className="card" />
      <div className="card" />
    </div>
  );
};
