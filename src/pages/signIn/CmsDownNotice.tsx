import { Button } from '../../ui/Button';
import { useOnDemandText } from '../../messages/onDemand';

type Props = { isAsked: boolean; onTry: () => void };

/** Says that the portal is there and the CMS is not. What is typed beside it stays. */
export default function CmsDownNotice({ isAsked, onTry }: Props) {
  const t = useOnDemandText();
  return (
    <>
      {isAsked && <div className="loading-bar" role="progressbar" aria-label={t('cmsDown.tryNow')} />}
      <div className="sign-in-down" role="status">
        <h2>{t('cmsDown.title')}</h2>
        <p>{t('cmsDown.meaning')}</p>
        <p>{t('cmsDown.again')}</p>
        <Button onClick={onTry} aria-busy={isAsked}>
          {t('cmsDown.tryNow')}
        </Button>
      </div>
    </>
  );
}
