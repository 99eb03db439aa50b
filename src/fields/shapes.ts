/**
 * What each kind of field takes, as data for the check of declarations: its keys, what a constant of its value is, whether
 * people type it, and whether it filters a list. Complete by type, for the kinds and for their keys.
 */
import { languages } from '../format/languages';
import { chips, fieldKeys, component, textRules, when, type KeysOf } from '../schema/check/language';
import {
  boolean,
  code,
  condition,
  constant,
  either,
  field,
  keys,
  list,
  map,
  number,
  pattern,
  required,
  text,
  word,
} from '../schema/check/shape';
import type { KindShape } from '../schema/check/problem';
import type { Kind, KindOptions } from '../schema/field';
import { formats } from './text/formats';
import { fileTypes } from '../files/fileTypes';

const texts = map(text);
const byLanguage = keys(Object.fromEntries(languages.map(({ code: language }) => [language, text])));
const languageWord = word(...languages.map(({ code: each }) => each));
const codes = list(text);
const codeOrNumber = either(text, number);
const typed = { isTyped: true, isFilter: false };
const filter = { isTyped: true, isFilter: true };
const shown = { isTyped: false, isFilter: false };
type Options<K extends Kind> = KeysOf<Omit<KindOptions[K], 'accepts' | 'mentions'>>;
const { maxLength, maxLengthChanged, counter } = textRules;

const shapes: { [K in Kind]: KindShape & { keys: Options<K> } } = {
  text: {
    ...typed,
    keys: {
      ...textRules,
      format: word(...Object.keys(formats)),
      allowedCharacters: pattern,
      strip: pattern,
      placeholder: text,
      lang: text,
    },
    value: text,
  },
  multiline: { ...typed, keys: { rows: number, tags: codes, maxLength, maxLengthChanged, counter }, value: text },
  integer: { ...typed, keys: { ...textRules, min: number, max: number }, value: number },
  decimal: {
    ...typed,
    keys: { maxLength, counter, unit: either(text, list(either(text, keys({ when: required(condition), text: required(text) })))) },
    value: number,
  },
  reference: {
    ...filter,
    keys: {
      resource: required(text),
      shownAs: text,
      value: text,
      excluded: codes,
      included: codes,
      labels: texts,
      fallbackLabels: texts,
      within: text,
      withinHint: text,
      lock: text,
      multiple: boolean,
      listOfOne: boolean,
      extraChoices: keys({ labels: required(texts), when: condition }),
      allOf: text,
      fresh: boolean,
      mustExist: boolean,
      chips,
    },
    value: codeOrNumber,
  },
  choice: {
    ...filter,
    keys: { labels: required(texts), chips, multiple: boolean, alwaysSelected: codes, as: word('radios'), offered: code, hints: texts },
    value: codeOrNumber,
  },
  toggle: { ...filter, keys: { on: required(text), off: required(text), choiceLabels: list(text, 2), as: word('tick') }, value: boolean },
  date: { ...filter, keys: { first: text, last: text }, value: text },
  localDateTime: {
    ...typed,
    keys: {
      wire: required(word('yyyy-MM-dd HH:mm', 'yyyy/MM/dd HH:mm')),
      first: text,
      last: text,
      future: boolean,
      pastError: text,
      lastTime: word('24:00'),
      partialIsEmpty: boolean,
    },
    value: text,
  },
  timestamp: { ...shown, keys: { by: text, emptyText: text }, value: null },
  derived: { ...shown, keys: { lines: required(either(list(text), code)) }, value: null },
  password: { ...typed, keys: {}, value: text },
  panel: { ...shown, keys: { component: required(component) }, value: null },
  items: { ...shown, keys: { maxItems: number }, value: list(text) },
  file: {
    ...typed,
    keys: {
      upload: required(text),
      accept: word(...fileTypes),
      maxFiles: number,
      maxMegabytes: number,
      suggestedSize: list(number, 2),
      ordered: boolean,
      protected: keys({ when: required(condition), text: required(text) }),
      reader: code,
    },
    value: null,
  },
  localized: {
    ...typed,
    keys: {
      of: required(field),
      members: byLanguage,
      requiredIn: list(languageWord),
      enabledBy: text,
      oneForAllWhen: condition,
      as: word('tabs', 'across', 'rows'),
    },
    value: map(constant),
  },
  matrix: {
    ...typed,
    keys: {
      rows: required(text),
      rowLabel: required(text),
      columns: required(texts),
      implies: texts,
      oneselfWhen: when,
      offered: code,
    },
    value: codes,
  },
  richText: { ...typed, keys: { tags: codes }, value: text },
};

/** The kinds as the check of declarations sees them. */
export const kindShapes = Object.fromEntries(
  Object.entries(shapes).map(([kind, shape]) => [kind, { ...shape, keys: { ...fieldKeys, ...shape.keys } }]),
) as Record<string, KindShape> as Readonly<Record<Kind, KindShape>>;
