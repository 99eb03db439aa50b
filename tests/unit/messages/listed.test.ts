import { expect, it } from 'vitest';
import { allOf, localeOf, nameOfLanguage, oneOf } from '../../../src/messages/listed';
import { speak } from '../pageLanguage';

it.each([
  [['JPG', 'PNG', 'GIF'], 'JPG, PNG or GIF'],
  [['JPG', 'PNG'], 'JPG or PNG'],
  [['JPG'], 'JPG'],
  [[], ''],
])('one of %j is listed as %j', (names, listed) => {
  expect(oneOf(names)).toBe(listed);
});
it.each([
  ['zh-HK', 'JPG、PNG或GIF'],
  ['ja', 'JPG、PNG、またはGIF'],
])('in %s one of several is listed as %s, with blanks or without', (language, listed) => {
  speak(language);
  expect(oneOf(['JPG', 'PNG', 'GIF']).replaceAll(' ', '')).toBe(listed);
});
it('several are listed by the rules of the language', () => {
  expect(allOf(['Name', 'Email', 'Region'])).toBe('Name, Email, and Region');
  speak('zh-HK');
  expect(allOf(['Name', 'Email', 'Region']).replaceAll(' ', '')).toBe('Name、Email及Region');
});
it('English is the British one for dates and lists, other languages are themselves', () => {
  expect(['en', 'zh-HK', 'en-XA'].map(localeOf)).toEqual(['en-GB', 'zh-HK', 'en-XA']);
});
it('a language is called what it calls itself', () => {
  expect(['en', 'ja', 'zh-HK'].map(nameOfLanguage)).toEqual(['English', '日本語', '中文（香港）']);
});
