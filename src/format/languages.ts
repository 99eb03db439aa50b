/** The languages of contents, in the order of every form (SHR-035, SHR-036). */
export const languages = [
  { code: 'EN', label: 'EN', lang: 'en' },
  { code: 'JA', label: 'JP', lang: 'ja' },
  { code: 'ZH_HK', label: 'TC', lang: 'zh-Hant-HK' },
  { code: 'ZH_CN', label: 'SC', lang: 'zh-Hans-CN' },
] as const;

/** A language as the contract has it (SHR-035). */
export type Language = (typeof languages)[number]['code'];
