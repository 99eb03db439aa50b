import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { getShownPath, onShownPath } from '../../session/address';
import { LoadingBar } from './LoadingBar';

/** The bar while the parts of the next page arrive; the page before it stands until then. */
export const PageProgress = () => {
  const { pathname } = useLocation();
  const next = useSyncExternalStore(onShownPath, getShownPath);
  return pathname === next ? null : <LoadingBar />;
};
