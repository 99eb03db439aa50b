import { describe, expect, it } from 'vitest';
import type { Catalogue, Page as ShownPage } from '../../../src/messages/page';
import { held, json, loadPage, ok } from '../browser';
import { stubDocument } from '../pageLanguage';

const languages = ['en', 'ja', 'zh-HK', 'ar'];
const catalogue = (text: string): Catalogue => ({ 'shell.retry': { english: 'Retry', text } });
const named = (language: string) => `GET ./texts/${language}.json`;
const ofBrowser = 'admin-portal.language';
const ofPerson = (name: string) => `${ofBrowser}.${name}`;
const failure = 'The texts in 日本語 could not be loaded. Choose it again to try again.';
type Stored = Record<string, string>;

/** A page with several languages. What is stored was chosen before. */
const open = async ({
  stored = {},
  language = 'en',
  offered = languages,
}: { stored?: Stored; language?: string; offered?: string[] } = {}) => {
  const element = stubDocument();
  const page = await loadPage({ languages: offered, language });
  const storage = page.page.localStorage.map;
  for (const [key, value] of Object.entries(stored)) storage.set(key, value);
  const { pageTexts } = await import('../../../src/messages/page');
  const { startText } = await import('../../../src/messages/start');
  return {
    ...page,
    pageTexts,
    stored: () => Object.fromEntries([...storage].filter(([key]) => key.startsWith(ofBrowser))),
    /** The language of the page, of its element, and a text in it. */
    shown: () => [pageTexts.get().language, element.lang, startText('shell.retry')].join(' '),
    answers: (name: string, text: string) => page.server.on(named(name), () => json(catalogue(text))),
    becomes: (name: string) => expect.poll(() => pageTexts.get().language).toBe(name),
    logOut: async () => {
      page.server.on('GET /logout-cms', () => ok());
      await page.services.logOut();
    },
  };
};
type Open = Awaited<ReturnType<typeof open>>;

describe('the language of the page', () => {
  it.each<[string, Stored, string, string]>([
    ['that of the deployment', {}, 'en', 'en'],
    ['that of the deployment, which may be another one', {}, 'ja', 'ja'],
    ['the one that was chosen here last', { [ofBrowser]: 'zh-HK' }, 'ja', 'zh-HK'],
    ['the one that the person has chosen', { [ofBrowser]: 'zh-HK', [ofPerson('ann')]: 'ar' }, 'ja', 'ar'],
    ['English, if the person has chosen it', { [ofBrowser]: 'zh-HK', [ofPerson('ann')]: 'en' }, 'ja', 'en'],
    ['not the one of another person', { [ofPerson('ben')]: 'ar' }, 'ja', 'ja'],
    ['not one that is no longer offered', { [ofBrowser]: 'fr', [ofPerson('ann')]: 'ko' }, 'ja', 'ja'],
    [
      'the one of the browser, where that of the person is no longer offered',
      { [ofBrowser]: 'zh-HK', [ofPerson('ann')]: 'ko' },
      'ja',
      'zh-HK',
    ],
    ['not a stored text that is no language', { [ofBrowser]: '', [ofPerson('ann')]: '__proto__' }, 'ja', 'ja'],
  ])('is %s', async (_, stored, language, wanted) => {
    const page = await open({ stored, language });
    page.signIn('ann');
    if (wanted !== 'en') page.answers(wanted, 'again');
    await page.services.startLanguage();
    expect(page.shown()).toBe(wanted === 'en' ? 'en en Retry' : `${wanted} ${wanted} again`);
    expect([page.stored(), page.texts()]).toEqual([stored, []]);
    expect(page.pageTexts.get().languages).toEqual(languages);
  });
  it('is English where nothing else is offered, and nothing asks for a choice', async () => {
    const page = await open({ stored: { [ofBrowser]: 'ja' }, offered: ['en'] });
    await page.services.startLanguage();
    expect(page.pageTexts.get()).toEqual({ language: 'en', catalogue: {}, languages: ['en'] });
    expect(page.services.chooseLanguage('ja')).toBeUndefined();
  });
  it('is that of whoever signs in, and without a session the one that was chosen here last', async () => {
    const page = await open({ stored: { [ofBrowser]: 'ja', [ofPerson('ben')]: 'zh-HK' } });
    page.answers('ja', 'また');
    page.answers('zh-HK', '重試');
    page.signIn('ann');
    await page.services.startLanguage();
    expect(page.shown()).toBe('ja ja また');
    await page.logOut();
    page.signIn('ben');
    await page.becomes('zh-HK');
    expect(page.shown()).toBe('zh-HK zh-HK 重試');
    await page.logOut();
    // each catalogue comes once
    await page.becomes('ja');
    expect(page.server.named(named('ja'))).toHaveLength(1);
  });
});

describe('a choice', () => {
  it('is kept for this browser, and for the person who is signed in', async () => {
    const page = await open({ stored: { [ofBrowser]: 'ar', [ofPerson('ben')]: 'ar' }, offered: ['en', 'ja', 'zh-HK'] });
    await page.services.startLanguage();
    page.answers('ja', 'また');
    await page.services.chooseLanguage('ja');
    expect([page.shown(), page.stored()]).toEqual(['ja ja また', { [ofBrowser]: 'ja', [ofPerson('ben')]: 'ar' }]);
    page.signIn('ann');
    page.answers('zh-HK', '重試');
    await page.services.chooseLanguage('zh-HK');
    expect([page.shown(), page.stored()]).toEqual([
      'zh-HK zh-HK 重試',
      { [ofBrowser]: 'zh-HK', [ofPerson('ann')]: 'zh-HK', [ofPerson('ben')]: 'ar' },
    ]);
  });
  it('of English needs no catalogue', async () => {
    const page = await open({ language: 'ja' });
    page.answers('ja', 'また');
    await page.services.startLanguage();
    await page.services.chooseLanguage('en');
    expect([page.shown(), page.server.calls.length]).toEqual(['en en Retry', 1]);
  });
  it('that is made before another, and answered after it, does not show', async () => {
    const page = await open();
    await page.services.startLanguage();
    const [first, second] = [page.server.hold(named('ja')), page.server.hold(named('zh-HK'))];
    const choices = [page.services.chooseLanguage('ja'), page.services.chooseLanguage('zh-HK')];
    second(json(catalogue('重試')));
    await page.becomes('zh-HK');
    first(json(catalogue('また')));
    await Promise.all(choices);
    expect([page.shown(), page.stored()[ofBrowser]]).toEqual(['zh-HK zh-HK 重試', 'zh-HK']);
  });
  it('that is taken back before its catalogue is here does not show', async () => {
    const page = await open();
    await page.services.startLanguage();
    const settle = page.server.hold(named('ja'));
    const choice = page.services.chooseLanguage('ja');
    await page.services.chooseLanguage('en');
    settle(json(catalogue('また')));
    await choice;
    expect([page.shown(), page.texts()]).toEqual(['en en Retry', []]);
  });
  it('that fails after another leaves the other', async () => {
    const page = await open();
    await page.services.startLanguage();
    const [first, second] = [page.server.hold(named('ja')), page.server.hold(named('zh-HK'))];
    const choices = [page.services.chooseLanguage('ja'), page.services.chooseLanguage('zh-HK')];
    first(json({}, { status: 404 }));
    await choices[0];
    expect(page.shown()).toBe('en en Retry');
    second(json(catalogue('重試')));
    await choices[1];
    expect(page.shown()).toBe('zh-HK zh-HK 重試');
  });
});

describe('a catalogue that does not load', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['it is not there', () => json({}, { status: 404 })],
    ['the server is down', () => json(catalogue('また'), { status: 503 })],
    ['the page of the portal comes in its place', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    ['the network fails', () => Promise.reject(new TypeError('offline'))],
    ['it is empty', () => new Response('')],
    ['it is a list', () => json([])],
    ['it is nothing', () => json(null)],
    ['it is a text', () => json('また')],
    ['a translation is a text alone', () => json({ 'shell.retry': 'また' })],
    ['a translation is nothing', () => json({ ...catalogue('また'), 'shell.copy': null })],
    ['a translation is a list', () => json({ 'shell.retry': ['Retry', 'また'] })],
    ['a translation has no English', () => json({ 'shell.retry': { text: 'また' } })],
    ['a translation has no text', () => json({ 'shell.retry': { english: 'Retry', text: 5 } })],
  ])('leaves English and says so once: %s', async (_, answer) => {
    const page = await open({ language: 'ja' });
    page.server.on(named('ja'), answer);
    await page.services.startLanguage();
    expect([page.shown(), page.texts()]).toEqual(['en en Retry', [failure]]);
    // a session starts, gets new tokens, and ends
    const { toastStore } = await import('../../../src/ui/toasts/toasts');
    for (const { id } of toastStore.get()) toastStore.dismiss(id);
    page.signIn('ann');
    page.services.sessions.renew(page.services.sessions.get()!);
    await page.logOut();
    expect([page.texts(), page.server.named(named('ja')).length]).toEqual([['Logout successful!'], 1]);
  });
  it('is asked for anew, past the cache of the browser, when the language is chosen again', async () => {
    const page = await open({ stored: { [ofBrowser]: 'ja' } });
    page.server.on(named('ja'), () => json({}, { status: 404 }));
    await page.services.startLanguage();
    page.server.on(named('ja'), () => Promise.reject(new TypeError('offline')));
    await page.services.chooseLanguage('ja');
    expect([page.shown(), page.texts()]).toEqual(['en en Retry', [failure]]);
    page.answers('ja', 'また');
    await page.services.chooseLanguage('ja');
    expect(page.shown()).toBe('ja ja また');
    expect(page.server.named(named('ja')).map(({ init }) => init.cache)).toEqual(['no-cache', 'no-cache', 'no-cache']);
  });
  it('leaves the language that was there, and what was chosen stays chosen', async () => {
    const page = await open({ stored: { [ofBrowser]: 'zh-HK' } });
    page.answers('zh-HK', '重試');
    await page.services.startLanguage();
    page.server.on(named('ja'), () => json({}, { status: 404 }));
    await page.services.chooseLanguage('ja');
    expect([page.shown(), page.stored()]).toEqual(['zh-HK zh-HK 重試', { [ofBrowser]: 'ja' }]);
  });
  it('and is there when it is asked for anew is shown from then on, also when somebody signs in', async () => {
    const page = await open({ stored: { [ofPerson('ann')]: 'ja', [ofPerson('ben')]: 'zh-HK' } });
    page.signIn('ann');
    page.server.on(named('ja'), () => json({}, { status: 404 }));
    await page.services.startLanguage();
    page.answers('ja', 'また');
    await page.services.chooseLanguage('ja');
    await page.logOut();
    page.answers('zh-HK', '重試');
    page.signIn('ben');
    await page.becomes('zh-HK');
    await page.logOut();
    page.signIn('ann');
    await page.becomes('ja');
    expect(page.shown()).toBe('ja ja また');
  });
  it('at first, and does when it was chosen once more meanwhile, is shown', async () => {
    const page = await open();
    await page.services.startLanguage();
    const [first, second] = [page.server.hold(named('ja')), page.server.hold(named('ja'))];
    const choices = [page.services.chooseLanguage('ja'), page.services.chooseLanguage('ja')];
    first(json({}, { status: 404 }));
    await choices[0];
    second(json(catalogue('また')));
    await choices[1];
    expect(page.shown()).toBe('ja ja また');
  });
  it('may be an empty one: the page is in its language, with English texts', async () => {
    const page = await open({ language: 'ja' });
    page.server.on(named('ja'), () => json({}));
    await page.services.startLanguage();
    expect([page.shown(), page.texts()]).toEqual(['ja ja Retry', []]);
  });
});

describe('what has to be ready', () => {
  const prepared = (page: Open) => {
    const events: string[] = [];
    const [slow, quick] = [held<void>(), held<void>()];
    for (const [name, { promise }] of Object.entries({ slow, quick }))
      page.pageTexts.preparing.add(async ({ language }: ShownPage) => {
        events.push(`${name} prepares ${language}`);
        await promise;
        return () => void events.push(`${name} shows ${language}`);
      });
    page.pageTexts.subscribe(() => events.push(`the page shows ${page.pageTexts.get().language}`));
    return { events, slow, quick };
  };
  it('is awaited, and shows together with the page', async () => {
    const page = await open();
    await page.services.startLanguage();
    const { events, slow, quick } = prepared(page);
    page.answers('ja', 'また');
    const choice = page.services.chooseLanguage('ja');
    quick.settle();
    await expect.poll(() => events).toEqual(['slow prepares ja', 'quick prepares ja']);
    expect(page.shown()).toBe('en en Retry');
    slow.settle();
    await choice;
    expect(events.slice(2)).toEqual(['slow shows ja', 'quick shows ja', 'the page shows ja']);
  });
  it('does not show where another language was chosen meanwhile', async () => {
    const page = await open();
    await page.services.startLanguage();
    const { events, slow, quick } = prepared(page);
    page.answers('ja', 'また');
    const choice = page.services.chooseLanguage('ja');
    await expect.poll(() => events).toHaveLength(2);
    await page.services.chooseLanguage('en');
    slow.settle();
    quick.settle();
    await choice;
    expect([page.shown(), events]).toEqual(['en en Retry', ['slow prepares ja', 'quick prepares ja']]);
  });
  it('and fails leaves the language that was there, and says so', async () => {
    const page = await open();
    await page.services.startLanguage();
    page.pageTexts.preparing.add(() => Promise.reject(new Error('a part is missing')));
    page.answers('ja', 'また');
    await page.services.chooseLanguage('ja');
    expect([page.shown(), page.texts()]).toEqual(['en en Retry', [failure]]);
  });
});
