import { failureOf } from '../../../../contract/failure';
import { useEffect, useRef } from 'react';
import { cmsAnswers } from '../../../ui/cmsAnswers';

/** The line was cut; see CallFailure in the data provider. */
export const isNetworkFailure = (error: unknown) => failureOf(error).code === 'network';

/** Calls back when the line returns, or the CMS, as long as something waits for it. For reads only: a write is never sent by itself. */
export const useOnline = (isWaiting: boolean, onOnline: () => void) => {
  const callback = useRef(onOnline);
  useEffect(() => {
    callback.current = onOnline;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => callback.current();
    for (const event of ['online', cmsAnswers]) window.addEventListener(event, listener);
    return () => {
      for (const event of ['online', cmsAnswers]) window.removeEventListener(event, listener);
    };
  }, [isWaiting]);
};
