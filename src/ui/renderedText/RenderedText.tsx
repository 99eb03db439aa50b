import { useLayoutEffect, useMemo, useRef } from 'react';
import { useText } from '../../messages/i18n';
import { isBeyondBounds } from './markupBounds';
import { sanitise } from './sanitise';
import { withTagsAsText } from './thin';
import './renderedText.css';

/** So many characters are rendered: a megabyte would hold the page for half a second. */
const limit = 200_000;

type Props = {
  /** Text that may have markup. */ html: string;
  /** As HTML knows it. Default: that of the page. */ lang?: string;
  /** Words such as `<AMT1>` that are text and no markup. Default: none. */ tags?: readonly string[];
  /** Makes safe nodes of the text. Default: `sanitise`. */ read?: (html: string, tags: readonly string[]) => DocumentFragment;
};

const noTags: readonly string[] = [];
const readMarkup: Props['read'] & {} = (html, tags) => sanitise(html, { tags });

/** A text as the markup that it is, sanitised. One without any keeps its lines. */
const RenderedText = ({ html, lang, tags = noTags, read = readMarkup }: Props) => {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const shown = html.slice(0, limit);
  useLayoutEffect(() => {
    const { current } = place;
    // afterwards: a direction that follows the text is looked for anew with every node that arrives
    current!.removeAttribute('dir');
    current!.replaceChildren(read(shown, tags));
    current!.dir = 'auto';
  }, [shown, tags, read]);
  const isBeyond = useMemo(() => isBeyondBounds(shown), [shown]);
  const isPlain = isBeyond || !/<[a-z]/i.test(withTagsAsText(html, tags));
  return (
    <>
      <div ref={place} translate="no" className={`rendered-text ${isPlain ? 'rendered-plain' : ''}`} lang={lang} />
      {isBeyond && <p className="rendered-cut">{t('form.renderedAsText')}</p>}
      {html.length > limit && <p className="rendered-cut">{t('form.renderedCut', { n: limit.toLocaleString('en') })}</p>}
    </>
  );
};
export default RenderedText;
