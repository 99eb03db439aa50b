/** The members of a text that the CMS keeps in four languages under names of their own. @example inLanguages('city') // { EN: 'cityEn', JA: 'cityJp', ... } */
export const inLanguages = <const M extends string>(member: M) =>
  ({ EN: `${member}En`, JA: `${member}Jp`, ZH_HK: `${member}Tc`, ZH_CN: `${member}Sc` }) as const;

/** The same of a map by language that holds objects. @example ofLanguages('buttons', 'url') // { EN: 'buttons.EN.url', ... } */
export const ofLanguages = <const M extends string, const P extends string>(map: M, part: P) =>
  ({ EN: `${map}.EN.${part}`, JA: `${map}.JA.${part}`, ZH_HK: `${map}.ZH_HK.${part}`, ZH_CN: `${map}.ZH_CN.${part}` }) as const;
