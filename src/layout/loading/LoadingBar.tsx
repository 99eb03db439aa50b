import { useText } from '../../messages/i18n';

/** Something is on its way: a thin bar at the top edge of the window. */
export const LoadingBar = () => <div className="loading-bar" role="progressbar" aria-label={useText()('shell.loading')} />;
