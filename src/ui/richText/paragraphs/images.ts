const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
/** Digits, joiners and variation selectors are components of emoji. */
const emojiParts = /\p{Emoji}|\p{Emoji_Component}|\s/gu;
const isEmoji = (image: Element, text: string) =>
  /emoji/i.test(image.getAttribute('class') ?? '') || (emoji.test(text) && text.replace(emojiParts, '') === '');

/** Replaces images of emoji by their alternative text and removes other images, because a rich text has none. */
export const replaceImages = (fragment: DocumentFragment) => {
  for (const image of fragment.querySelectorAll('img')) {
    const text = image.getAttribute('alt') ?? '';
    image.replaceWith(isEmoji(image, text) ? text : '');
  }
};
