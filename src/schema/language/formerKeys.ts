/** Keys that declarations once had, and what stands in their place today: whoever writes one is told what the place takes. */
export const formerKeys: Readonly<Record<string, readonly string[]>> = {
  acts: ['rowActions', 'actions'],
  also: ['extraChoices'],
  askedWhen: ['visibleWhen'],
  changes: ['sets'],
  choiceLabels: ['on', 'off'],
  confirm: ['confirmLabel'],
  copies: ['copyValues'],
  created: ['createdDialog'],
  done: ['successText'],
  empty: ['emptyText'],
  fields: ['overrides'],
  fixedReason: ['readOnlyReason'],
  fixedWhen: ['readOnlyWhen'],
  folded: ['maxItems'],
  follows: ['enabledBy'],
  hasCounter: ['counter'],
  initial: ['initialValues'],
  isBeside: ['beside'],
  isCopied: ['copyable'],
  isDestructive: ['destructive'],
  isFilled: ['filled'],
  isFresh: ['fresh'],
  isFuture: ['future'],
  isListOfOne: ['listOfOne'],
  isMultiple: ['multiple'],
  isOrdered: ['ordered'],
  isOwn: ['oneselfWhen'],
  isRequired: ['required'],
  isWhole: ['partialIsEmpty'],
  isWide: ['span'],
  keeps: ['allowedCharacters'],
  kept: ['protected'],
  limit: ['maxMegabytes'],
  max: ['maxFiles'],
  offReason: ['disabledReason'],
  offWhen: ['disabledWhen'],
  omits: ['strip'],
  only: ['included'],
  otherwise: ['fallbackLabels'],
  pageActs: ['pageActions'],
  reads: ['reader'],
  requires: ['requiredIn'],
  sends: ['include', 'set', 'omitEmpty', 'transform', 'sentAs'],
  shows: ['component'],
  showsTotal: ['showTotal'],
  stamp: ['versionedBy'],
  starts: ['defaultValue'],
  stays: ['alwaysSelected'],
  suggests: ['suggestedSize'],
  takes: ['accept'],
  typed: ['on', 'off'],
  upTo: ['lastTime'],
  whole: ['allOf'],
  without: ['excluded'],
};
/** Words that once stood for a type of action or a way to compare versions. */
export const formerWords: Readonly<Record<string, readonly string[]>> = {
  ask: ['confirm'],
  open: ['dialog'],
  sent: ['values'],
};

/** "It is now 'timestamp' or 'localDateTime'."; undefined for nothing. */
export const nowCalled = (names: readonly string[]) =>
  names.length > 0 ? `It is now ${names.map((each) => `'${each}'`).join(' or ')}.` : undefined;
const hintFrom = (former: Readonly<Record<string, readonly string[]>>, name: string, names: readonly string[]) => {
  const now = (Object.hasOwn(former, name) ? former[name]! : []).filter((each) => names.includes(each));
  return nowCalled(now);
};
/** What a former key is called today; undefined where it never was one of this place. `keys` are those that the place takes. */
export const formerKeyHint = (key: string, keys: readonly string[]) => hintFrom(formerKeys, key, keys);
/** The same for a word. */
export const formerWordHint = (word: string, words: readonly string[]) => hintFrom(formerWords, word, words);
