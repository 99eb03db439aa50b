import { useState } from 'react';
import { useText } from '../../messages/i18n';
import { NoAccessPage } from '../../pages/NoAccessPage';
import { lazyComponent } from '../../ui/lazy';
import { Popup } from '../../ui/popups/Popup';
import { Areas } from '../Areas';
import { useEngine } from '../engine';
import type { FormDraft } from './model/draft';

const Stranded = lazyComponent(() => import('./notices/Stranded'));

/** In place of a form that this person may not use (PLT-124). What was typed before the right was taken away is there to be read, and waits for it. */
export const NoAccess = ({ path }: { /** Of the form. */ path: string }) => {
  const t = useText();
  const { drafts } = useEngine();
  const [draft] = useState(() => drafts.peek(path) as FormDraft | undefined);
  return (
    <>
      <NoAccessPage>
        <Areas />
      </NoAccessPage>
      {draft && (
        <div className="page">
          <Popup>
            <Stranded reason={t('form.strandedRight')} written={draft.written} />
          </Popup>
        </div>
      )}
    </>
  );
};
