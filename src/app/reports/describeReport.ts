/** Facts about errors and blocked requests that hold no text of a user, of a record or of the server. */

const positionLimit = 10;
const fileOfBuild = /^([\w.-]{1,80}\.js)(?:\?.*)?(:\d{1,7}:\d{1,7})\)?$/;
/** Text before the address in a line of a stack: `    at name (` in Chromium, `name@` in Firefox and Safari. */
const frameStart = /^\s*at (?:.*\(|async )?$|@$/;

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Chromium repeats the message at the start of the stack, and a message can look like a line of a stack. */
const removeMessage = (stack: string, message: string) => {
  const start = stack.indexOf(message);
  const before = stack.slice(0, Math.max(start, 0));
  const isHeader = start >= 0 && (before === '' || before.endsWith(': '));
  return isHeader ? stack.slice(start + message.length) : stack;
};

const readPosition = (line: string, assets: string) => {
  const start = line.indexOf(assets);
  if (start < 0 || !frameStart.test(line.slice(0, start)) || line.slice(0, start).includes('://')) return [];
  const [, file, position] = fileOfBuild.exec(line.slice(start + assets.length)) ?? [];
  return file && position ? [`assets/${file}${position}`] : [];
};

/**
 * Describes anything that was thrown, without its message.
 *
 * @param assets the absolute address of the folder with the scripts of the portal
 * @returns `name`: the class of the error, or `unknown`; `stack`: at most 10 positions in scripts of the portal, without query parameters
 * @example describeError(error, 'https://portal.example.com/assets/') // { name: 'TypeError', stack: ['assets/start-a1.js:1:234'] }
 */
export const describeError = (error: unknown, assets: string) => {
  // any other object may be a record, with the name of a person
  const isError = error instanceof Error || error instanceof DOMException;
  const { name, message, stack } = (isError ? error : {}) as Record<string, unknown>;
  const lines = removeMessage(toText(stack), toText(message)).split('\n');
  return {
    name: /^[a-z_$][\w$]{0,39}$/i.test(toText(name)) ? toText(name) : 'unknown',
    stack: lines.flatMap((line) => readPosition(line, assets)).slice(0, positionLimit),
  };
};

const webSchemes = ['https', 'http', 'wss', 'ws'];
/** Values of `blockedURI` that are no address, and schemes whose addresses have no host. */
const keywords = [
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
  'data',
  'blob',
  'about',
  'chrome-extension',
  'moz-extension',
  'safari-web-extension',
];

/** Reduces the `blockedURI` of a violation to its origin, to its scheme or to the browser's keyword, such as `inline`; `other` for the rest. */
export const describeBlocked = (blockedUri: string) => {
  const [scheme = ''] = blockedUri.split(':');
  if (webSchemes.includes(scheme) && URL.canParse(blockedUri)) return new URL(blockedUri).origin;
  return keywords.includes(scheme) ? scheme : 'other';
};
