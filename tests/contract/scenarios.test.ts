import { describe, expect, it } from 'vitest';
import type { components } from '../../contract/cms';
import { useBox } from './box';

type Schemas = components['schemas'];
type Page = { content: { id: number }[]; totalElements: number };

/** Each list, and the path of its records where they have more than a row of the list. */
const lists: [list: string, record?: string][] = [
  ['/appuser/'],
  ['/businessPartner/'],
  ['/campaignPopup/list', '/campaignPopup/details/'],
  ['/cmsuser/findAll'],
  ['/contactUs/clientServices/', '/contactUs/clientServices/'],
  ['/contactUs/offices/', '/contactUs/offices/'],
  ['/genericContents/', '/genericContents/'],
  ['/notification/list', '/notification/details/'],
  ['/projects/', '/projects/'],
];

/** Texts that a screen must bear, and that no visitor should meet. */
const extremes: [name: string, pattern: RegExp][] = [
  ['markup that runs', /<(?:script|svg|img|iframe)|\bon\w+\s*=/i],
  ['an address that runs', /javascript:/i],
  ['a template', /\{\{/],
  ['a formula', /"[=@]\w/],
  ['a run of one letter', /(\p{L})\1{5}/u],
  ['a control that turns the direction of text', /[\u202A-\u202E\u2066-\u2069]/],
];

/** Reads every list and record of a scenario, as texts. The client holds each reply to the contract. */
const useTexts = (scenario: 'demo' | 'odd') => {
  const { as } = useBox({ scenario });
  const readList = async (path: string) => {
    const rows: Page['content'] = [];
    let total = 1;
    for (let page = 0; rows.length < total; page += 1) {
      const { payload, status } = await as('superadmin', 'GET', `${path}?page=${page}&size=50`);
      expect(status, path).toBe('00');
      const { content, totalElements } = payload as Page;
      rows.push(...content);
      total = totalElements;
    }
    expect(rows.length, path).toBeGreaterThan(0);
    return rows;
  };
  const readRecords = async <T>(path: string, rows: { id: number }[]) =>
    Promise.all(rows.map(async ({ id }) => (await as('superadmin', 'GET', `${path}${id}`)).payload as T));
  const readAll = async () => {
    const texts: [path: string, text: string][] = [];
    for (const [list, record] of lists) {
      const rows = await readList(list);
      for (const each of record ? [...rows, ...(await readRecords<object>(record, rows))] : rows) texts.push([list, JSON.stringify(each)]);
    }
    return texts;
  };
  return { readAll, readList, readRecords };
};

describe('the scenario demo', () => {
  const { readAll, readList, readRecords } = useTexts('demo');

  it('has no hostile or extreme text in any list or record', async () => {
    const texts = await readAll();
    const found = extremes.flatMap(([name, pattern]) =>
      texts.flatMap(([path, text]) => {
        const at = text.search(pattern);
        return at < 0 ? [] : [`${name} at ${path}: ${text.slice(Math.max(0, at - 30), at + 30)}`];
      }),
    );
    expect(found).toEqual([]);
  });

  it('has no text that is longer than its form accepts', async () => {
    const of = async <T>(list: string, record: string) => readRecords<T>(record, await readList(list));
    const projects = await of<Schemas['Project']>('/projects/', '/projects/');
    const notifications = await of<Schemas['Notification']>('/notification/list', '/notification/details/');
    const popups = await of<Schemas['CampaignPopup']>('/campaignPopup/list', '/campaignPopup/details/');
    const limits: [name: string, texts: object[], most: number][] = [
      ['names of projects', projects.map(({ name }) => name), 30],
      ['briefs', projects.map(({ brief }) => brief), 30],
      ['addresses', projects.map(({ address }) => address), 150],
      ['descriptions', projects.map(({ description }) => description), 500],
      ['titles of notifications', notifications.map(({ titles }) => titles), 200],
      ['summaries', notifications.map(({ summary }) => summary), 70],
      ['categories', [notifications.map(({ category }) => category)], 50],
      ['names of buttons', notifications.flatMap(({ button1Names, button2Names }) => [button1Names, button2Names]), 15],
      ['titles of popups', [popups.map(({ title }) => title)], 50],
      ['names of buttons of popups', popups.map(({ buttons }) => Object.values(buttons).map(({ name }) => name)), 15],
    ];
    const longest = ([name, texts, most]: (typeof limits)[number]) => {
      const lengths = texts.flatMap((each) => Object.values(each as Record<string, string>).map((text) => text.length));
      expect(lengths.length, name).toBeGreaterThan(0);
      return [name, Math.max(...lengths) <= most];
    };
    expect(limits.map(longest)).toEqual(limits.map(([name]) => [name, true]));
  });

  it('has texts in four languages, and gaps', async () => {
    const projects = await readRecords<Schemas['Project']>('/projects/', await readList('/projects/'));
    const languages = projects.map(({ name }) => Object.keys(name).length);
    expect(new Set(languages)).toEqual(new Set([1, 2, 3, 4]));
    expect(projects.filter(({ name }) => !name.JA).length).toBeGreaterThan(projects.length / 3);
  });

  it('has pending notifications that are due in the weeks after its start', async () => {
    const rows = (await readList('/notification/list')) as unknown as Schemas['Notification'][];
    const pending = rows.filter(({ status }) => status === 'PENDING').map(({ deliveryDate }) => Date.parse(`${deliveryDate} GMT+0800`));
    expect(pending.length).toBeGreaterThan(5);
    expect(Math.min(...pending)).toBeGreaterThan(Date.now());
    expect(Math.max(...pending)).toBeLessThan(Date.now() + 40 * 24 * 60 * 60 * 1000);
  });
});

describe('the scenario odd', () => {
  const { readAll } = useTexts('odd');
  it('has every kind of hostile and extreme text', async () => {
    const texts = (await readAll()).map(([, text]) => text);
    expect(extremes.filter(([, pattern]) => !texts.some((text) => pattern.test(text))).map(([name]) => name)).toEqual([]);
  });
});
