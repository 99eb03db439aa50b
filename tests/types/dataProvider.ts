/** Providers that the compiler must refuse: the engine and the provider name the same methods. */
import type { CmsDataProvider } from '../../contract/cmsDataProvider';
import { createDataProvider, type DataProviderOptions } from '../../dataProvider';

export const right = (options: DataProviderOptions): CmsDataProvider => createDataProvider(options);

export const renamedInProvider = (options: DataProviderOptions): CmsDataProvider => {
  const { linkedFile, ...others } = createDataProvider(options);
  // @ts-expect-error the engine calls it linkedFile
  return { ...others, fileBehind: linkedFile };
};
export const renamedInEngine = (provider: CmsDataProvider) =>
  // @ts-expect-error the provider calls it linkedFile
  provider.fileBehind;
