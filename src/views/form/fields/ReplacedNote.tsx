import { useOnDemandText } from '../../../messages/onDemand';
import { Button } from '../../../ui/Button';
import { isKeyClick } from '../../../ui/pressedKeys';

type Props = {
  /** The field. */ label: string;
  /** The field whose change has replaced what stood here. */ cause: string;
  /** @param isByKey whether the button was pressed by key */
  onUndo: (isByKey: boolean) => void;
};

/** Says that another change has replaced what stood in a field, and brings it back. */
const ReplacedNote = ({ label, cause, onUndo }: Props) => {
  const t = useOnDemandText();
  return (
    <p className="hint form-replaced" role="status">
      <span className="visually-hidden">{`${label}: `}</span>
      <span>{t('form.replaced', { cause })}</span>{' '}
      <Button look="link" aria-label={t('form.undoOf', { label })} onClick={(event) => onUndo(isKeyClick(event))}>
        {t('form.undo')}
      </Button>
    </p>
  );
};
export default ReplacedNote;
