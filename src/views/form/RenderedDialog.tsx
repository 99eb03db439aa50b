import { useState } from 'react';
import { emptyMark } from '../../fields/cells/cell';
import { useText } from '../../messages/i18n';
import { Dialog } from '../../ui/dialogs/Dialog';
import RenderedText from '../../ui/renderedText/RenderedText';
import { Tabs } from '../../ui/Tabs';
import type { FieldText } from './foot/textsOf';
import './renderedDialog.css';

type Props = {
  title: string;
  /** The texts of the field, by path; several for one in several languages. */
  texts: readonly FieldText[];
  /** The path of the one that is shown first. */
  front: string;
  onClose: () => void;
};

/** What is typed into a field as the markup that it is, one language at a time. */
const RenderedDialog = ({ title, texts, front, onClose }: Props) => {
  const t = useText();
  const [current, setCurrent] = useState(front);
  const shown = texts.find(({ path }) => path === current) ?? texts[0]!;
  const text = (
    <div className="rendered-page">
      {shown.text ? <RenderedText html={shown.text} lang={shown.lang} tags={shown.tags} /> : <p title={t('form.isEmpty')}>{emptyMark}</p>}
    </div>
  );
  const tabs = Object.fromEntries(texts.map(({ path, label }) => [path, label]));
  return (
    <Dialog title={title} width={960} onClose={onClose}>
      {texts.length > 1 ? (
        <Tabs label={title} tabs={tabs} current={shown.path} onChange={setCurrent}>
          {text}
        </Tabs>
      ) : (
        text
      )}
    </Dialog>
  );
};
export default RenderedDialog;
