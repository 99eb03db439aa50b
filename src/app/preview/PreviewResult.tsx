import { useEffect, useRef } from 'react';
import { useOnDemandText } from '../../messages/onDemand';
import type { Engine } from '../../views/engine';
import { PreviewedEntities } from './PreviewedEntities';
import { ProblemList } from './ProblemList';
import type { Previewed } from './readPreview';
import type { Chosen } from './readChosen';

type Props = Pick<Engine, 'viewer' | 'settings'> & { chosen: readonly Chosen[]; previewed: Previewed; fileOrigins: readonly string[] };

/** What files bring: their problems, and the screens of what has none. */
export const PreviewResult = ({ chosen, previewed, ...around }: Props) => {
  const t = useOnDemandText();
  const heading = useRef<HTMLHeadingElement>(null);
  // the same files in another language are nothing new
  useEffect(() => heading.current?.focus(), [chosen]);
  const { problems, shown } = previewed;
  const files = chosen.map((each) => ('source' in each ? each.source.file : each.problem.file)).join(', ');
  return (
    <>
      <h2 className="preview-heading" ref={heading} tabIndex={-1}>
        {problems.length > 0 ? t('preview.problems', { smart_count: problems.length, files }) : t('preview.noProblem', { files })}
      </h2>
      {problems.length > 0 && <ProblemList problems={problems} chosen={chosen} />}
      {shown.length > 0 ? (
        <PreviewedEntities previewed={previewed} {...around} />
      ) : (
        <p className="preview-nothing">{t('preview.nothing')}</p>
      )}
    </>
  );
};
