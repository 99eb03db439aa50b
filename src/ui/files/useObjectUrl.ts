import { useEffect, useState } from 'react';

/** An address for a blob, for as long as the component lives; released after that. */
export const useObjectUrl = (blob: Blob) => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return url;
};
