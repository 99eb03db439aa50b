/** The types whose comments describe the keys of the language, by what they describe. Compiled and never run. */
import type { Test, ViewerConditionOn } from '../../src/schema/values/condition';
import type { CrudCalls } from '../../src/schema/calls';
import type { Declaration, ResourceDeclaration } from '../../src/schema/declaration';
import type { FieldOptions, Generated, KindOptions } from '../../src/schema/field';
import type { LookupDeclaration, ResourceEntry } from '../../src/schema/resourceEntry';

export type Described = {
  entity: ResourceEntry | Declaration | ResourceDeclaration<never, string, CrudCalls>;
  lookup: LookupDeclaration;
  field: FieldOptions;
  kinds: KindOptions;
  condition: ViewerConditionOn<never>;
  test: Test;
  generated: Generated;
};
