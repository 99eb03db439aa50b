import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useOnDemandText } from '../../messages/onDemand';
import { pageTexts } from '../../messages/page';
import { FileOriginsContext } from '../../ui/files/FileOriginsContext';
import { useEngine } from '../../views/engine';
import { PageHeader } from '../../views/PageHeader';
import { FileZone } from './FileZone';
import { PreviewResult } from './PreviewResult';
import { readPreview, type Previewed } from './readPreview';
import { readChosen, type Chosen } from './readChosen';
import { usePageTitle } from './usePageTitle';
import './preview.css';

/** What was read of the files that were chosen last. */
type Read = { chosen: readonly Chosen[]; previewed: Previewed };

/** The page on which people of level 1 look at files of a deployment before anybody deploys them. Nothing of it is sent or stored. */
const PreviewPage = () => {
  const t = useOnDemandText();
  const page = useSyncExternalStore(pageTexts.subscribe, pageTexts.get);
  const { viewer, settings } = useEngine();
  const fileOrigins = use(FileOriginsContext);
  const [chosen, setChosen] = useState<readonly Chosen[] | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const choices = useRef(0);
  const title = t('preview.title');
  usePageTitle(title);
  if (failure) throw failure;

  const choose = (files: readonly File[]) => {
    choices.current += 1;
    const choice = choices.current;
    // the files that were chosen last count, however long each takes
    void readChosen(files).then((next) => choice === choices.current && setChosen(next));
  };
  useEffect(() => {
    if (!chosen) return;
    let isCurrent = true;
    readPreview(chosen, page).then(
      (previewed) => isCurrent && setRead({ chosen, previewed }),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [chosen, page]);

  return (
    <FileZone onFiles={choose}>
      <PageHeader title={title} />
      {read && <PreviewResult {...read} viewer={viewer} settings={settings} fileOrigins={fileOrigins} />}
    </FileZone>
  );
};
export default PreviewPage;
