import { useState } from 'react';
import { normaliseText } from '../../format/normaliseText';
import { isWebLink } from '../../format/webLink';
import { useOnDemandText } from '../../messages/onDemand';
import { Button } from '../Button';
import { Dialog } from '../dialogs/Dialog';
import { TextInput } from '../inputs/TextInput';

type Props = {
  /** Where the selected link leads; '' for a new one. */
  href: string;
  /** Sets it; null takes the link away. */
  onSet: (href: string | null) => void;
  onClose: () => void;
};

/** Where a link leads: https or http, nothing else (SHR-072). */
const LinkDialog = ({ href, onSet, onClose }: Props) => {
  const t = useOnDemandText();
  const [typed, setTyped] = useState(href);
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    const address = normaliseText(typed, 'plain');
    if (isWebLink(address)) onSet(address);
    else setError(t('literal.correctFormat'));
  };
  return (
    <Dialog
      title={t('editor.link')}
      onClose={onClose}
      onSubmit={submit}
      buttons={
        <>
          {href && (
            <Button isDestructive onClick={() => onSet(null)}>
              {t('editor.removeLink')}
            </Button>
          )}
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button look="main" type="submit">
            {t('editor.setLink')}
          </Button>
        </>
      }
    >
      <TextInput
        label={t('editor.url')}
        value={typed}
        onChange={setTyped}
        error={error}
        placeholder="https://"
        inputMode="url"
        isRequired
      />
    </Dialog>
  );
};
export default LinkDialog;
