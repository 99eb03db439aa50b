/** Texts that would get past the catalogue, which the compiler must refuse: `npm test` compiles this file, an unused @ts-expect-error fails it. */
import { problemsAt } from '../../resources/vocabulary/problemsAt';
import { decimal, derived, text } from '../../src/fields';
import { entityTexts } from '../../src/messages/entityTexts';
import { createTexts, translate, useText } from '../../src/messages/i18n';
import { onDemandText } from '../../src/messages/onDemand';
import { asIs } from '../../src/messages/page';
import { startText } from '../../src/messages/start';
import { defineForm, defineResource, type RecordOf } from '../../src/schema';
import type { Rules } from '../../src/schema/form';
import { confirmAction } from '../../src/views';

type Hotline = RecordOf<'Hotline'>;
const calls = { getList: 'GET /contactUs/clientServices/' } as const;
const t = entityTexts('hotlines');
const hour = 9;
const isMany = Math.random() > 0.5;
const someText: string = 'Closed';
const someKey: string = 'form.save';

export const rightTexts = [
  translate('form.save'),
  translate('list.tag', { label: 'Order', value: 1 }),
  translate(isMany ? 'list.viewMoreOf' : 'list.viewLessOf', { label: 'Order' }),
  translate('form.changed', { smart_count: 2 }),
  onDemandText('idle.unlock'),
  onDemandText('form.save'),
  startText('literal.continueAs', { name: 'Ann' }),
  t('Closed'),
  t('Opens at %{hour}', { hour }),
  t(isMany ? 'Open' : 'Closed'),
  t(`It is ${isMany ? 'open' : 'closed'}`),
  t('%{smart_count} call |||| %{smart_count} calls', { smart_count: 2 }),
  t('1 call of %{name} |||| several calls of %{name}', { smart_count: 2, name: 'Ann' }),
];

export const placeholders = [
  // @ts-expect-error the value is missing
  translate('list.page'),
  // @ts-expect-error one of two values is missing
  translate('list.tag', { label: 'Order' }),
  // @ts-expect-error the text has no such placeholder
  translate('list.page', { pages: 2 }),
  // @ts-expect-error nor beside the one that it has
  translate('list.page', { page: 1, pages: 2 }),
  // @ts-expect-error the text has no placeholder
  translate('form.save', { label: 'Order' }),
  // @ts-expect-error a value is a text or a number
  translate('list.page', { page: null }),
  // @ts-expect-error a text of several keys takes the values of all
  translate(isMany ? 'list.viewMoreOf' : 'list.pageOf', { label: 'Order' }),
  // @ts-expect-error the value is missing
  startText('literal.continueAs'),
  // @ts-expect-error the value is missing
  onDemandText('idle.hint'),
  // @ts-expect-error the value is missing
  t('Opens at %{hour}'),
  // @ts-expect-error the text has another placeholder
  t('Opens at %{hour}', { time: hour }),
  // @ts-expect-error the text has no placeholder
  t('Closed', { hour }),
  // @ts-expect-error either text needs its value
  t(isMany ? 'Opens at %{hour}' : 'Closed'),
];
export const counts = [
  // @ts-expect-error a text with plural forms takes a number
  translate('form.changed'),
  // @ts-expect-error a count is a number
  translate('form.changed', { smart_count: '2' }),
  // @ts-expect-error though its text does not show it
  t('1 call |||| several calls'),
  // @ts-expect-error beside its other values
  t('1 call of %{name} |||| several calls of %{name}', { name: 'Ann' }),
];
export const keys = [
  // @ts-expect-error there is no such key
  translate('form.sav'),
  // @ts-expect-error a group is no text
  translate('form'),
  // @ts-expect-error a key is written out
  translate(someKey),
  // @ts-expect-error the texts of rare dialogs load with them
  translate('idle.unlock'),
  // @ts-expect-error the texts of the portal load after the sign-in page
  startText('form.save'),
  // @ts-expect-error it is deeper
  createTexts({ a: { b: 'Deep' } }).translate('b'),
  // @ts-expect-error there is no such key
  onDemandText('idle.unlok'),
];
export const useKeys = () => {
  const ofHook = useText();
  ofHook('form.save');
  // @ts-expect-error there is no such key
  ofHook('form.sav');
  // @ts-expect-error the value is missing
  return ofHook('list.page');
};
export const notWrittenOut = [
  // @ts-expect-error nobody finds a text that is made at run time
  t(someText),
  // @ts-expect-error nor one of which a part is
  t(`Opens at ${someText}`),
  // @ts-expect-error a number too
  t(`Opens at ${hour as number}`),
  // @ts-expect-error nor one beside a text that is
  t(isMany ? 'Closed' : `Opens at ${someText}`),
  // @ts-expect-error nor an element of a list
  t(['Open', 'Closed'].map(String)[0]!),
];

const plain = { recordTitle: '{phoneNumber}', calls, fields: { phoneNumber: text('Tel Number') } } as const;
export const rightFunctions = defineResource<Hotline>()({
  ...plain,
  fields: { both: derived('Both', { lines: ({ phoneNumber }) => [asIs(phoneNumber), t('Closed'), null] }) },
  extensions: { formatters: { state: ({ post }) => (post ? t('Open') : null) } },
  form: { sections: [], locked: ({ post }) => (post ? t('Open') : null), hint: 'It is a text of the declaration' },
});
export const hardCodedLine = defineResource<Hotline>()({
  ...plain,
  // @ts-expect-error a line goes through the catalogue, or is data as it is
  fields: { both: derived('Both', { lines: ({ post }: Hotline) => [post ? 'Open' : null] }) },
});
export const hardCodedFormatter = defineResource<Hotline>()({
  ...plain,
  extensions: {
    formatters: {
      // @ts-expect-error a formatter answers with a text of the catalogue, or data as it is
      state: ({ post }) => (post ? 'Open' : null),
    },
  },
});
export const hardCodedReasons = defineForm<Hotline, 'phoneNumber'>({
  sections: [],
  // @ts-expect-error why it is locked goes through the catalogue
  locked: ({ post }) => (post ? 'It is open' : null),
  // @ts-expect-error so does the note of another screen
  movedOn: () => 'It has moved',
  // @ts-expect-error so does a hint
  hint: ({ phoneNumber }) => `Call ${phoneNumber}`,
  // @ts-expect-error so does the note beside Save
  saveHint: () => 'It is shown at once',
  // @ts-expect-error so does the note beside the copy
  copyHint: () => 'The copy is open',
});
export const hardCodedEffect = confirmAction<Hotline>({
  name: 'delete',
  label: 'Delete',
  question: 'Delete?',
  // @ts-expect-error what an action does goes through the catalogue
  effect: ({ post }) => (post ? 'Nobody sees it any more' : null),
  call: 'delete',
  successText: 'Deleted',
  permission: 'delete',
});
// @ts-expect-error a unit goes through the catalogue
export const hardCodedUnit = decimal('Size', { unit: () => 'sq ft' });
export const rightProblem = (rules: Rules) => problemsAt<Hotline>(rules, [['post', ({ post }) => (post ? null : t('Closed'))]]);
// @ts-expect-error what is wrong goes through the catalogue
export const hardCodedProblem = (rules: Rules) => problemsAt<Hotline>(rules, [['post', ({ post }) => (post ? null : 'Closed')]]);
