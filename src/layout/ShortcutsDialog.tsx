import { useOnDemandText } from '../messages/onDemand';
import { Dialog } from '../ui/dialogs/Dialog';

/** The list of keys. */
const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useOnDemandText();
  const keys: [string, string][] = [
    ['/', t('shortcuts.search')],
    [t('shortcuts.keyEnter'), t('shortcuts.submit')],
    [t('shortcuts.keySave'), t('shortcuts.save')],
    [t('shortcuts.keyEscape'), t('shortcuts.close')],
    [t('shortcuts.keyArrows'), t('shortcuts.arrows')],
    [t('shortcuts.keyEdges'), t('shortcuts.edges')],
    ['?', t('shortcuts.help')],
  ];
  return (
    <Dialog title={t('shortcuts.title')} width={400} onClose={onClose}>
      <dl className="shortcuts">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
export default ShortcutsDialog;
