/** Checks the list of a declaration. */
import { checkOnce, checkRowActions } from './actions';
import { checkCondition } from './conditions';
import { checkField } from './fields';
import { checkCall, checkMember, checkName, checkNames, checkComponent, checkPermission, checkTemplate } from './names';
import { namesInTemplate } from '../values/template';
import { kindIn, kindsWith, suggest, placed, wordsOf, type Check, type Place } from '../language/problem';
import { checkConstant } from './values';

type List = NonNullable<Check['declaration']['list']>;

/** What the call of the list takes: its parameters and its sorts (R025). */
const checkQuery = ({ declaration, around, report }: Check, place: Place, { search, filters, query, sorts, tieBreak }: List) => {
  const { getList } = declaration.calls;
  if (!getList || !around.calls.includes(getList)) return;
  const parameters = wordsOf(around.queries[getList]);
  for (const [key, asked] of Object.entries({ search, filters, query: typeof query === 'function' ? {} : query }))
    for (const parameter of Object.keys(asked ?? {}))
      if (!parameters.includes(parameter))
        report('R025', [...place, key, parameter], `${getList} takes no '${parameter}'`, suggest(parameter, parameters, 'parameters'));
  const known = wordsOf(around.sorts[getList]).map((sort) => sort.replace(',', ' '));
  const checkSort = (at: Place, sort: string) => {
    if (!parameters.includes('sort')) report('R025', at, `${getList} takes no sort`, 'Take it away.');
    else if (known.length > 0 && !known.includes(sort))
      report('R025', at, `${getList} does not sort by '${sort}'`, suggest(sort, known, 'sorts'));
  };
  for (const [sort, at] of placed(sorts, [...place, 'sorts'])) checkSort(at, sort);
  if (tieBreak !== undefined) checkSort([...place, 'tieBreak'], tieBreak);
};

export const checkList = (check: Check) => {
  const { name, declaration, around, report } = check;
  const { list, calls } = declaration;
  if (!list) return;
  const place = [name, 'list'];
  const at = (...keys: string[]) => [...place, ...keys];
  const { columns, card, search = {}, filters = {}, query, due } = list;
  const shown = placed(columns, at('columns'));
  checkNames(check, shown);
  const columnNames = shown.map(([column]) => column);
  for (const key of ['labels', 'sortLabels'] as const)
    for (const each of Object.keys(list[key] ?? {})) checkName(check, at(key, each), each);
  const ofColumns = [
    ...(['link', 'name'] as const).map((key) => [list[key], at(key)] as const),
    ...Object.keys(list.columnHints ?? {}).map((column) => [column, at('columnHints', column)] as const),
  ];
  for (const [column, place] of ofColumns) {
    checkName(check, place, column);
    if (column !== undefined && Object.hasOwn(declaration.fields, column) && !columnNames.includes(column))
      report('R030', place, `'${column}' is no column`, suggest(column, columnNames, 'columns'));
  }
  const sorts = placed(list.sorts, at('sorts'));
  for (const [sort, i] of sorts) checkName(check, i, sort.split(' ')[0]!);
  // the second sort may be a member that no field shows
  for (const [sort, i] of list.tieBreak === undefined ? sorts : [...sorts, [list.tieBreak, at('tieBreak')] as const])
    if (!/^\S+ (asc|desc)$/.test(sort)) report('R022', i, `'${sort}' is no sort`, "Write a field and 'asc' or 'desc'.");
  if (card) {
    const lines = placed(card.lines, at('card', 'lines')).flatMap(([line, i]) => placed(line, i));
    checkNames(check, [...placed(card.heading, at('card', 'heading')), ...lines]);
    checkNames(check, placed(card.labelled, at('card', 'labelled')));
  }
  checkQuery(check, place, list);
  if (typeof query !== 'function')
    for (const [parameter, value] of Object.entries(query ?? {})) checkConstant(check, at('query', parameter), undefined, value);
  for (const key of ['aside', 'bulkActions'] as const) checkComponent(check, at(key), list[key]);
  for (const [parameter, field] of Object.entries(search)) {
    checkField(check, at('search', parameter), field as object);
    const { kind } = field as { kind: string };
    if (!kindIn(around.kinds, kind).traits.searches)
      report(
        'R003',
        at('search', parameter),
        `a ${kind} is no search field`,
        `Use ${kindsWith(around.kinds, ({ searches }) => Boolean(searches)).join(' or ')}().`,
      );
  }
  for (const [parameter, i] of placed(list.splitAtComma, at('splitAtComma')))
    if (!Object.hasOwn(search, parameter))
      report('R030', i, `'${parameter}' is no search field`, suggest(parameter, Object.keys(search), 'search fields'));
  if (list.splitAtComma && list.splitAtComma.length !== 2)
    report('R030', at('splitAtComma'), 'not two search fields', 'Name the field before the comma and the field after it.');
  for (const [parameter, field] of Object.entries(filters)) {
    checkField(check, at('filters', parameter), field as object, Object.keys(filters));
    const { kind } = field as { kind: string };
    const { filters: isFilter, searches } = kindIn(around.kinds, kind).traits;
    if (!isFilter)
      report(
        'R003',
        at('filters', parameter),
        `'${parameter}' is of the kind ${kind}, which is no filter`,
        searches ? "Move it to 'search'." : 'Use another kind.',
      );
  }
  const counted = wordsOf(around.payloads[calls.getList ?? '']).filter((member) => member !== 'content');
  const ofCounts = (list.counts ?? [])
    .flatMap((text) => namesInTemplate(text ?? ''))
    .filter((name) => counted.includes(name.split('.')[0]!));
  for (const [text, i] of placed(list.counts, at('counts'))) checkTemplate(check, i, text, [...counted, ...ofCounts]);
  checkCall(check, at('export', 'call'), list.export?.call);
  checkCall(check, at('refresh'), list.refresh);
  checkMember(check, at('due', 'at'), due?.at);
  checkCondition(check, at('due', 'when'), due?.when);
  if (!calls.getList) report('R008', place, 'the list has no call', 'Declare calls.getList.');
  checkRowActions(check, at('rowActions'), list.rowActions);
  checkOnce(check, placed(list.pageActions, at('pageActions')));
  for (const [{ permission, dialog }, i] of placed(list.pageActions, at('pageActions'))) {
    checkPermission(check, [...i, 'permission'], permission);
    checkComponent(check, [...i, 'dialog'], dialog);
  }
};
