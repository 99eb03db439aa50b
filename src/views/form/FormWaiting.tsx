import { useText } from '../../messages/i18n';
import './waiting.css';

const lines = Array.from({ length: 6 }, (_, i) => <span key={i} className="waiting-bars" />);

/** Stands where the form will, while its record is read: one card, or the two columns of a sheet. */
export const FormWaiting = ({ isSheet }: { isSheet: boolean }) => {
  const t = useText();
  return (
    <div className={`form-waiting ${isSheet ? 'form-waiting-sheet' : ''}`} role="progressbar" aria-label={t('shell.loading')}>
      <div className="card">{lines}</div>
      {isSheet && <div className="card">{lines}</div>}
    </div>
  );
};
