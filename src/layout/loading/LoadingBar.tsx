import { useText } from '../../messages/i18n';

/** Something is on its way: a thin bar at the top edge of the window. */
export const LoadingBar = () => {
  const t = useText();
  return <div className="loading-bar" role="progressbar" aria-label={t('shell.loading')} />;
};
