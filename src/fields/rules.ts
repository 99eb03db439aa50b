import { correctFormat } from '../messages/literal';

/** What is said of a text that does not match its field's pattern; null when it does. */
export const brokenPattern = (text: string, { matches, error = correctFormat }: { matches?: string; error?: string }) =>
  matches === undefined || new RegExp(`^(?:${matches})$`, 'u').test(text) ? null : error;
