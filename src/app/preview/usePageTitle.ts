import { useEffect } from 'react';
import { useText } from '../../messages/i18n';

/** Keeps the title of the document that of the page (PLT-019), while the screens that it draws say theirs. */
export const usePageTitle = (title: string) => {
  const t = useText();
  useEffect(() => {
    const wanted = [title, t('literal.productTitle')].join(' – ');
    const keep = () => {
      if (document.title !== wanted) document.title = wanted;
    };
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [t, title]);
};
