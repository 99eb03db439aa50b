import { useOnDemandText } from '../messages/onDemand';

/** Says that the CMS does not answer, at the foot of the window: it moves nothing, and takes no clicks. */
export default function CmsDownBanner() {
  const t = useOnDemandText();
  return (
    <div className="foot-notice" role="status">
      {t('cmsDown.whileSignedIn')}
    </div>
  );
}
