import type { Deployment } from '../../deployed/deployment';
import { readDeployment } from '../../deployed/readDeployment';
import type { Source } from '../../deployed/file/readFile';
import type { CheckContext } from '../../schema/language/problem';
import type { Registry } from '../../schema/registry';
import { contextOf } from '../checkDeclarations';

/** Reads files in each language once. @param shapes what the kinds of fields take */
export const createDeploymentReader = (sources: readonly Source[], built: Registry, shapes: CheckContext['kinds']) => {
  const context = contextOf(built, shapes);
  const read = new Map<string, Deployment>();
  return (language: string) => {
    if (!read.has(language)) read.set(language, readDeployment(sources, context, language));
    return read.get(language)!;
  };
};
