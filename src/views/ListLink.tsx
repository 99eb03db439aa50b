import { useState } from 'react';
import type { ListPath } from '../schema/resource';
import { useText } from '../messages/i18n';
import { EyeIcon } from '../ui/icons';
import { lazyPart } from '../ui/parts';
import { Popup } from '../ui/Popup';

const ListDialog = lazyPart(() => import('./list/ListDialog'));

/** View of a list that belongs to a record: opens it in a dialog. */
export const ListLink = ({ label, resource, path, about }: { label: string; resource: string; path: ListPath; about: string }) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="text-link" aria-label={`${t('file.view')} ${label}`} onClick={() => setOpen(true)}>
        <EyeIcon />
        {t('file.view')}
      </button>
      {isOpen && (
        <Popup onFailure={close}>
          <ListDialog resource={resource} path={path} about={about} onClose={close} />
        </Popup>
      )}
    </>
  );
};
