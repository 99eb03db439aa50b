import fc from 'fast-check';
import { loadCodecs } from '../../../src/fields/codecs/codecs';
import { builtInKinds } from '../../../src/fields/builtInKinds';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { createHttp } from '../../../dataProvider/http';
import { makePdf, makePng } from '../../../fixtures/seed/files';
import { makeKmz } from '../../../fixtures/seed/kmz';
import { basePath } from '../../../fixtures/server';
import { registry } from '../../../resources';
import { endpointsFrom } from '../../../src/app/endpoints';
import { entitiesOf } from '../../../src/schema/registry';
import { nested, type Values } from '../../../src/schema/values/path';
import { formModel } from '../../../src/views/form/model/formModel';
import { saveOf } from '../../../src/views/form/model/saveOf';
import { sampleSize, seed } from '../../sampling';
import { useBox } from '../box';
import { bodyOf, chosenRegions, draft, type Draft, type Files } from './drafts';

const { root, tokenOf, encrypt, upload } = useBox();
const realFetch = globalThis.fetch;
const sent: unknown[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string));
    return realFetch(url, init);
  });
});
afterEach(() => void vi.unstubAllGlobals());

const idOf = async (...file: Parameters<typeof upload>) => (await upload(...file)).payload!.fileId;
const uploaded = async (): Promise<Files> => ({
  images: await Promise.all([1, 2, 3, 4, 5].map((i) => idOf('superadmin', 'PROJECT_IMAGE', `${i}.png`, makePng(i, 8, 8)))),
  thumbnail: await idOf('superadmin', 'PROJECT_THUMBNAIL', 'thumbnail.png', makePng(2, 8, 8)),
  map: await idOf('superadmin', 'PROJECT_KMZ', 'map.kmz', makeKmz('Map')),
  sheet: await idOf('superadmin', 'PROJECT_FACTSHEET', 'sheet.pdf', makePdf(['Sheet'])),
});

/** What the inputs hold of a draft, by path. */
const typedOf = (given: Draft, files: Files): Values => {
  const texts = (name: string, values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([language, text]) => [`${name}.${language}`, text]));
  const file = (fileId: string) => ({ fileId, fileName: 'x', filePath: '' });
  return nested({
    ...{ salesOffices: given.offices, region: chosenRegions(given), language: given.languages, productType: given.type },
    ...{ projectCode: given.code, projectLocation: given.location, projectRegion: given.projectRegion, projectState: given.projectState },
    ...{ propertySize: given.size, units: given.units, totalSyndicationPrice: given.price, investmentInitAmounts: given.amounts },
    ...texts('name', given.name),
    ...texts('address', given.address),
    ...texts('description', given.description),
    ...texts('brief', given.brief),
    ...texts('landUse', given.landUse),
    images: files.images.slice(0, given.images).map(file),
    thumbnail: [file(files.thumbnail)],
    kmzFile: given.hasMap ? [file(files.map)] : [],
    ...Object.fromEntries(
      Object.entries(given.hasSheet).map(([language, has]) => [`propertyFactsheet.${language}`, has ? [file(files.sheet)] : []]),
    ),
    ...texts('video', given.video),
    hasAnotherLanguage: given.otherVideo !== null,
    ...texts('videoLabelName', given.otherVideo?.names ?? {}),
    'video.OTHER': given.otherVideo?.url ?? '',
    ...{ isNew: given.isNew, status: given.status, isPost: given.isOnline, startDate: given.start, endDate: given.end },
  });
};

const numRuns = sampleSize(100, 500);
it(`the portal sends ${numRuns} random project drafts as required, and the server accepts each (PRJ-087 PRJ-088 PRJ-089 PRJ-090 PRJ-091 PRJ-092 PRJ-093)`, async () => {
  const files = await uploaded();
  const token = await tokenOf('superadmin');
  const entities = entitiesOf(registry, builtInKinds);
  const provider = createDataProvider({
    http: createHttp({
      base: `${root()}${basePath}`,
      tokens: { fresh: () => Promise.resolve(token), renew: () => Promise.resolve(token) },
      onSessionEnd: () => {},
    }),
    withPasswords: (send) => send(encrypt),
    writeHeaders: {},
    endpoints: endpointsFrom(entities, registry, { id: 'superadmin', level: 1, codes: [], claims: {} }),
  });
  const { createForm: form } = (await entities.projects!.load!()).default;
  await loadCodecs(Object.values(form!.fields));
  const model = formModel(form!, null, { id: 'superadmin', level: 1, codes: [], claims: {} });

  await fc.assert(
    fc.asyncProperty(draft, async (given) => {
      const result = await saveOf(model, typedOf(given, files));
      expect(result).not.toHaveProperty('problems');
      sent.length = 0;
      await provider.create('projects', { data: 'save' in result ? result.save.body : {} });
      expect(sent).toEqual([bodyOf(given, files)]);
    }),
    { numRuns, seed },
  );
});
