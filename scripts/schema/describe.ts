import type { Comment } from './comments';

/** A comment as an editor shows it. */
export const descriptionOf = ({ meaning, default: usual, examples }: Comment) =>
  [[meaning, usual && `Default: ${usual}.`].filter(Boolean).join(' '), ...examples.map((example) => `Example: ${example}`)].join('\n\n');
