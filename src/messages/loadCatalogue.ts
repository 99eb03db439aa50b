import type { Catalogue } from './page';

const isValues = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTranslation = (value: unknown) => isValues(value) && typeof value.english === 'string' && typeof value.text === 'string';

/** Fetches the catalogue of a language, which stands beside the page: `texts/zh-HK.json`. Rejects when it is not there, or is none. */
export const loadCatalogue = async (language: string): Promise<Catalogue> => {
  const response = await fetch(`./texts/${language}.json`, { cache: 'no-cache' });
  const value: unknown = response.ok ? await response.json() : null;
  if (!isValues(value) || !Object.values(value).every(isTranslation)) throw new Error(`There is no catalogue of ${language}`);
  return value as Catalogue;
};
