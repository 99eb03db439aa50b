import { useEffect, useState } from 'react';

/** An address for a blob, for as long as the component lives; released after that. Null without a blob, and until there is one. */
export const useObjectUrl = (blob: Blob | null | undefined) => {
  const [shown, setShown] = useState<{ blob: Blob; url: string } | null>(null);
  useEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    setShown({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  // the address of a former blob is gone
  return shown && shown.blob === blob ? shown.url : null;
};
