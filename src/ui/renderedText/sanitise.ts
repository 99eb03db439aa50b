import DOMPurify, { type Config } from 'dompurify';
import { webLinkStart } from '../../format/webLink';
import { isBeyondBounds } from './markupBounds';
import { styleName, thin } from './thin';
import { policy } from '../../files/workers/trustedTypes';

/** Nothing of it makes a request or has a look of its own: no image, no style, no class. */
const rules: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [
    ...['#text', 'p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li'],
    ...['sub', 'sup', 'hr', 'pre', 'code', 'div', 'dl', 'dt', 'dd'],
    ...['blockquote', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'a'],
  ],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: webLinkStart,
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ADD_FORBID_CONTENTS: [styleName],
  RETURN_DOM_FRAGMENT: true,
  ...(policy && { TRUSTED_TYPES_POLICY: policy as Config['TRUSTED_TYPES_POLICY'] }),
};

const sourceAttributes = ['data-style', 'class', 'alt', 'start', 'type', 'value', 'reversed'];
/** Rules for the source of a rich text. `thin` has renamed `style` to `data-style`. An image has no address, so it requests nothing. */
const sourceRules = {
  ...rules,
  ALLOWED_TAGS: [...rules.ALLOWED_TAGS!, 'span', 'ins', 'strike', 'img'],
  ALLOWED_ATTR: [...rules.ALLOWED_ATTR!, ...sourceAttributes],
  // the rule of addresses applies to other attributes only
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', ...sourceAttributes],
};

type Options = {
  /** Keeps styles (as `data-style`), classes, numbers of lists and images without address, for `readParagraphs`. Default: false. */
  keepsSource?: boolean;
  /** Words such as `<AMT1>` that are text and no markup. Default: none. */ tags?: readonly string[];
};

/**
 * The one entry point for markup: a text as nodes that run nothing and ask for nothing. Links lead to http and https and open
 * beside the portal, without telling where they come from. What would hold the page up stays the text that it is
 * (`isBeyondBounds`).
 */
export const sanitise = (html: string, { keepsSource = false, tags = [] }: Options = {}): DocumentFragment => {
  const text = document.createDocumentFragment();
  text.append(html);
  if (isBeyondBounds(html)) return text;
  // null where the parser finds no body
  const fragment = (DOMPurify.sanitize(thin(html, tags), keepsSource ? sourceRules : rules) as DocumentFragment | null) ?? text;
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return fragment;
};
