import { CopyButton } from '../../../ui/CopyButton';
import { useOnDemandText } from '../../../messages/onDemand';
import type { Written } from '../model/draft';
import { useShown } from './useShown';
import './stranded.css';

type Props = { /** Why it cannot be saved. */ reason: string; written: readonly Written[] };

/** What was typed and cannot be saved any more: there to be read, and to be copied field by field. */
const Stranded = ({ reason, written }: Props) => {
  const t = useOnDemandText();
  return (
    <section ref={useShown<HTMLElement>()} className="stranded" aria-label={t('form.strandedTitle')}>
      <p role="alert">{reason}</p>
      <dl>
        {written.map(({ path, label, text }) => (
          <div key={path}>
            <dt className="label">{label}</dt>
            <dd>
              <bdi translate="no">{text}</bdi> <CopyButton value={text} label={t('list.copyOf', { value: label })} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
export default Stranded;
