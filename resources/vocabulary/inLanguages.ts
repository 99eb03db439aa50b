/** The members of a text that the CMS keeps in four languages under names of their own. @example inLanguages('city') // { EN: 'cityEn', JA: 'cityJp', ... } */
export const inLanguages = <const M extends string>(member: M) =>
  ({ EN: `${member}En`, JA: `${member}Jp`, ZH_HK: `${member}Tc`, ZH_CN: `${member}Sc` }) as const;
