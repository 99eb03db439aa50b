/** Random projects as somebody may have typed them, and the bodies that PRJ-087 to PRJ-093 ask for. Imports nothing of the portal. */
import fc from 'fast-check';

const languages = ['EN', 'JA', 'ZH_HK', 'ZH_CN'] as const;
type Language = (typeof languages)[number];
type Texts = Record<Language, string>;
const regions = { HK: ['HK', 'CN', 'TW', 'DB'], SG: ['SG', 'MY', 'JP', 'ID'] };
type Office = keyof typeof regions;

const filled = (limit: number) =>
  fc
    .string({ unit: fc.constantFrom('a', 'Z', ' ', '<', '&', "'", 'é', 'あ', '港', '\\', '0'), minLength: 1, maxLength: limit })
    .map((text) => text.trim() || 'x');
const maybe = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), text);
const inAll = (text: fc.Arbitrary<string>) => fc.record({ EN: text, JA: text, ZH_HK: text, ZH_CN: text }) as fc.Arbitrary<Texts>;
const some = <T>(all: readonly T[], minLength = 1) => fc.subarray([...all], { minLength });
const url = fc.constantFrom('https://videos.example.com/a', 'http://videos.example.com/b?c=1');
const decimal = fc.constantFrom('0', '1', '2.5', '0.0000000000001', '123456789012345', '1234567.890123');

/** What stands in the inputs, whether it is asked for or not. */
export const draft = fc.record({
  offices: some(['HK', 'SG'] as Office[]),
  regions: fc.record({ HK: some(regions.HK), SG: some(regions.SG) }),
  languages: some(
    languages.filter((each) => each !== 'EN'),
    0,
  ).map((others) => ['EN' as Language, ...others]),
  type: fc.constantFrom('EFPDL', 'LAD', 'LAND', 'RESIDENTIAL'),
  code: fc.integer({ min: 1, max: 40 }).map((n) => `PRD-${String(n).padStart(3, '0')}`),
  location: fc.constantFrom('US', 'CANADA'),
  projectRegion: maybe(filled(50)),
  projectState: maybe(filled(50)),
  size: decimal,
  units: some(['METER_SQUARE', 'PING'], 0),
  price: maybe(decimal),
  amounts: decimal,
  name: inAll(filled(30)),
  address: inAll(filled(150)),
  description: inAll(filled(500)),
  brief: inAll(filled(200)),
  landUse: inAll(maybe(filled(500))),
  images: fc.integer({ min: 1, max: 5 }),
  hasMap: fc.boolean(),
  hasSheet: fc.record({ EN: fc.boolean(), JA: fc.boolean(), ZH_HK: fc.boolean(), ZH_CN: fc.boolean() }),
  video: fc.record({ EN: maybe(url), JA: maybe(url), ZH_HK_C: maybe(url), ZH_HK_M: maybe(url), ZH_CN: maybe(url) }),
  otherVideo: fc.option(fc.record({ names: inAll(filled(20)), url }), { nil: null }),
  isNew: fc.boolean(),
  status: fc.constantFrom('AVAILABLE', 'WAITLIST', 'SOLDOUT'),
  isOnline: fc.boolean(),
  start: fc.constantFrom('2026-11-22 09:00', '2027-02-28 23:45', '2028-02-29 00:00'),
  end: fc.constantFrom('2028-02-29 00:00', '2300-12-31 00:00'),
});
export type Draft = typeof draft extends fc.Arbitrary<infer T> ? T : never;
/** Ids of stored files. */
export type Files = { images: readonly string[]; thumbnail: string; map: string; sheet: string };

/** The regions of the offices that are chosen: those of another one are taken away with it. */
export const chosenRegions = (typed: Draft) => typed.offices.flatMap((office) => typed.regions[office]);

/** The body of its create (PRJ-087 to PRJ-093). */
export const bodyOf = (typed: Draft, files: Files): Record<string, unknown> => {
  const asked = (texts: Texts) =>
    Object.fromEntries(typed.languages.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])));
  const optional = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([, value]) => value !== '' && Object.keys(Object(value)).length + Number(typeof value !== 'object') > 0,
      ),
    );
  const ofLanguage = { EN: 'EN', JA: 'JA', ZH_HK_C: 'ZH_HK', ZH_HK_M: 'ZH_HK', ZH_CN: 'ZH_CN' } as const;
  const videos = Object.entries(typed.video).filter(
    ([key, address]) => address && typed.languages.includes(ofLanguage[key as keyof typeof ofLanguage]),
  );
  return {
    salesOffices: typed.offices,
    region: chosenRegions(typed),
    productType: typed.type,
    projectCode: typed.code,
    language: typed.languages,
    projectLocation: typed.location,
    isPost: typed.isOnline,
    status: typed.status,
    isNew: typed.isNew,
    propertySize: Number(typed.size),
    units: typed.units,
    images: files.images.slice(0, typed.images),
    thumbnail: files.thumbnail,
    address: asked(typed.address),
    description: asked(typed.description),
    brief: asked(typed.brief),
    name: asked(typed.name),
    hasAnotherLanguage: typed.otherVideo !== null,
    ...(typed.isOnline && { startDate: typed.start, endDate: typed.end }),
    ...(typed.otherVideo && { videoLabelName: asked(typed.otherVideo.names) }),
    ...optional({
      projectRegion: typed.projectRegion,
      projectState: typed.projectState,
      totalSyndicationPrice: typed.price === '' ? '' : Number(typed.price),
      investmentInitAmounts: typed.offices.includes('SG') ? Number(typed.amounts) : '',
      kmzFile: typed.hasMap ? files.map : '',
      propertyFactsheet: Object.fromEntries(
        typed.languages.flatMap((language) => (typed.hasSheet[language] ? [[language, files.sheet]] : [])),
      ),
      landUse: asked(typed.landUse),
      video: { ...Object.fromEntries(videos), ...(typed.otherVideo && { OTHER: typed.otherVideo.url }) },
    }),
  };
};
