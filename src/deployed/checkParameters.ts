import { listParameters } from '../../contract/plainEntity';
import { kindIn, suggest, type CheckContext, type Place, type Report } from '../schema/language/problem';
import { isValues, type Values } from '../schema/values/path';
import { namedParameters } from './expand';

/**
 * What a list of a file sends beside its page: search fields and filters that name no field (R001), and parameters of the
 * names that every list sends (R025), which would send another page than the one that is looked at. A search field whose values
 * are chosen, not typed, is a warning (W004).
 *
 * @param at the place of the list
 * @param list the list as its file has it
 * @param fields the declared fields
 */
export const checkParameters = (kinds: CheckContext['kinds'], report: Report, at: Place, list: unknown, fields: Values) => {
  if (!isValues(list)) return;
  const demandFree = (parameter: string, place: Place, taken = listParameters) => {
    if (taken.includes(parameter)) report('R025', place, `'${parameter}' is what every list sends`, 'Choose another parameter.');
  };
  for (const key of ['search', 'filters'] as const)
    for (const { parameter, field, step } of namedParameters(list[key])) {
      const place = [...at, key, step];
      demandFree(parameter, place);
      if (typeof field === 'string' && !Object.hasOwn(fields, field))
        report('R001', place, `'${field}' is not a declared field`, suggest(field, Object.keys(fields), 'fields'));
      const { kind } = (typeof field === 'string' && isValues(fields[field]) ? fields[field] : {}) as Values;
      // what users type is compared with the stored code
      if (
        key === 'search' &&
        Object.hasOwn(kinds, String(kind)) &&
        kindIn(kinds, kind).traits.filters &&
        kindIn(kinds, kind).traits.order !== 'time'
      )
        report(
          'W004',
          place,
          `'${String(field)}' is a ${String(kind)}, and users do not type its stored value`,
          "List it under 'filters'.",
        );
    }
  // a list whose rows nobody sorts may send a constant sort
  const sent = listParameters.filter((each) => each !== 'sort' || list.sorts !== undefined);
  for (const parameter of Object.keys(isValues(list.query) ? list.query : {})) demandFree(parameter, [...at, 'query', parameter], sent);
};
