/** An entity of a file for each layout of a form. Its form has fields of every kind: empty, filled in, and as text. */
import { stringify } from 'yaml';
import { registry } from '../../../resources';
import { contextOf } from '../../../src/app/checkDeclarations';
import { readBuiltInKinds } from '../../../src/app/entities/readKinds';
import { exampleRows } from '../../../src/app/preview/exampleCms/exampleRows';
import { fileProblemText } from '../../../src/deployed/file/fileProblem';
import { readDeployment } from '../../../src/deployed/readDeployment';
import { builtInKinds } from '../../../src/fields/builtInKinds';
import { camelCase } from '../../../src/format/camelCase';
import { normalise } from '../../../src/schema/normalise';
import type { Values } from '../../../src/schema/values/path';
import { fieldGroups, isShown, isTyped, sharesRows, wrapsOf, type DeclaredField } from './fieldsOfKinds';

/** The layouts of a form. */
export const layouts = ['rows', 'sheet', 'cards'] as const;

/** Wider than a column of most layouts. */
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

/** Fields of every kind in the sections of a form. Inputs with errors stand together, and one input stands among texts. */
const declareFields = () => {
  const fields: Record<string, DeclaredField> = {};
  const editable: string[] = [];
  /** Declares a field and returns its name. What a field says of its input, it says of each input that it wraps. */
  const declare = (words: string, { kind, ...options }: DeclaredField, ofInput: Values, ofField: Values = {}) => {
    const name = camelCase(words);
    const of = wrapsOf(kind);
    fields[name] = { kind, ...options, ...ofField, ...(of ? { [of]: { ...(options[of] as Values), ...ofInput } } : ofInput) };
    return name;
  };
  const declareInput = (...field: Parameters<typeof declare>) => {
    const name = declare(...field);
    editable.push(name);
    return name;
  };
  const declareEmpty = (words: string, field: DeclaredField, label = words) =>
    declareInput(`${words} empty`, field, { label, required: true });
  const declareFilled = (words: string, field: DeclaredField) =>
    declareInput(`${words} filled`, field, { label: words, hint: 'A line that helps to fill in the field' });

  const sections = fieldGroups().flatMap(({ title, plain, more }) => {
    const isInput = isTyped(plain.kind);
    const inputs = () => [
      declareEmpty(title, plain, `${title} ${longWord}`),
      ...more.flatMap(({ words, field }) => [
        declareEmpty(`${title} ${words}`, field),
        // four inputs each: the ones that share rows stand for all
        ...(!wrapsOf(field.kind) || sharesRows(field) ? [declareFilled(`${title} ${words}`, field)] : []),
      ]),
    ];
    const texts = () => [
      declare(`${title} shown`, plain, { label: `${title} ${longWord}` }),
      declare(`${title} wide`, plain, { label: title }, { span: 2, copyable: true }),
    ];
    return [
      ...(isInput ? [{ title, fields: inputs() }] : []),
      { title: `${title} as text`, fields: [...(isInput ? [declareFilled(title, plain)] : []), ...(isShown(plain.kind) ? texts() : [])] },
    ];
  });
  return { fields, editable, sections };
};

const { fields, editable, sections } = declareFields();
const context = contextOf(registry, (await readBuiltInKinds()).shapes);

/** The entity of a layout: its name, the route of its record, its file, and the record, in which empty fields have no value. */
export const entityOf = (layout: (typeof layouts)[number]) => {
  const name = `${layout}OfKinds`;
  const entity = {
    label: name,
    menu: { in: 'Content Management', code: 'CONTENT_READ' },
    path: `/${name}/`,
    access: { create: 'CONTENT_WRITE', save: 'CONTENT_WRITE' },
    recordTitle: 'Record {id}',
    fields,
    list: { columns: Object.keys(fields).slice(0, 1) },
    form: { layout, editable, sections },
  };
  const text = stringify({ language: 1, resources: { [name]: entity } }, { lineWidth: 0, aliasDuplicateObjects: false });
  const { entities, problems } = readDeployment([{ file: 'resources.yaml', text }], context);
  if (problems.length > 0) throw new Error(problems.map(fileProblemText).join('\n'));
  const [row] = exampleRows(normalise(entities[name]!.declaration, registry, builtInKinds), () => ['HK']);
  const record = Object.fromEntries(Object.entries(row!).map(([member, value]) => [member, member.endsWith('Empty') ? null : value]));
  return { name, route: `/edit${name[0]!.toUpperCase()}${name.slice(1)}/1`, text, record };
};
