import { describe, expect, it } from 'vitest';
import { fileProblemText } from '../../../src/deployed/file/fileProblem';
import { readDeployment } from '../../../src/deployed/readDeployment';
import { around, declarationOf, example, linesOf } from './kit';

const other = example.slice(0, example.indexOf('\n  marketReports:')).replace('label: { en: Car Parks, zh-HK: 停車場 }', 'label: Parks');

describe('several files', () => {
  it('the first of a name counts, and the second is told (Y007)', () => {
    const { entities, problems } = readDeployment(
      [
        { file: 'a.yaml', text: example },
        { file: 'b.yaml', text: other },
      ],
      around,
    );
    expect(problems.map(fileProblemText)).toEqual([
      "b.yaml:5:3: Y007 'officeCities' stands in a.yaml too. Remove one of them.",
      "b.yaml:8:3: Y007 'carParks' stands in a.yaml too. Remove one of them.",
    ]);
    expect(entities.carParks!.entry.label).toBe('Car Parks');
    expect(entities.carParks!.problems).toEqual([]);
  });
  it('one that is not there takes nothing else away (Y000)', () => {
    const { entities, problems } = readDeployment(
      [
        { file: 'a.yaml', missing: 'the file is not there: HTTP 404' },
        { file: 'b.yaml', text: other },
      ],
      around,
    );
    expect(problems.map(fileProblemText)).toEqual(['a.yaml:1:1: Y000 the file is not there: HTTP 404. Lay it beside config.json.']);
    expect(Object.keys(entities)).toEqual(['carParks']);
  });
  it('an entity of one refers to a lookup of another', () => {
    const lookups = 'language: 1\n' + example.slice(example.indexOf('lookups:'), example.indexOf('resources:'));
    const resources = other.replace(/lookups:\n.*\n/, '');
    const { problems } = readDeployment(
      [
        { file: 'a.yaml', text: resources },
        { file: 'b.yaml', text: lookups },
      ],
      around,
    );
    expect(problems.map(fileProblemText)).toEqual([]);
  });
  it('a wrong entity keeps no other away', () => {
    const text = example.replace('columns: [name, type,', 'columns: [nme, type,');
    const { entities } = readDeployment([{ file: 'a.yaml', text }], around);
    expect(Object.entries(entities).map(([name, { problems }]) => [name, problems.length])).toEqual([
      ['carParks', 1],
      ['marketReports', 0],
      ['brokers', 0],
      ['faqGroups', 0],
    ]);
  });
});

describe('what YAML itself is wrong in keeps its part away: what is left of it would mean something else', () => {
  const entitiesOf = (from: string, to: string) => {
    expect(example).toContain(from);
    return readDeployment([{ file: 'a.yaml', text: example.replace(from, to) }], around);
  };
  it.each([
    ['an alias in place of a condition', 'visibleWhen: { type: INDOOR }', 'visibleWhen: *when', 'Y004'],
    ['a key twice', 'label: Spaces,', 'label: Spaces, label: Places,', 'Y006'],
    ['a merge key', '    path: /carParks/\n', '    path: /carParks/\n    <<: { list: {} }\n', 'Y004'],
  ])('an entity with %s', (_, from, to, told) => {
    const { entities } = entitiesOf(from, to);
    expect(entities.carParks!.problems.map(({ code }) => code)).toEqual([told]);
    expect(entities.brokers!.problems).toEqual([]);
  });
  it('a lookup, and the entity that names it', () => {
    const { lookups, entities } = entitiesOf("labels: '{cityEn}' }", "labels: &l '{cityEn}' }");
    expect(lookups).toEqual({});
    expect(entities.carParks!.problems.map(({ code }) => code)).toEqual(['R010']);
  });
  it('a change', () => {
    expect(entitiesOf('add: [fax], after: phoneNumber }\n    form', 'add: &a [fax], after: phoneNumber }\n    form').changes).toEqual({});
  });
});

it('a byte order mark before a file counts for no column, and moves no line', () => {
  expect(linesOf('\uFEFFlanguage: 2\nresource: {}\n')).toEqual([
    'resources.yaml:1:11: Y026 this portal reads language 1. Write language: 1.',
    "resources.yaml:2:1: R036 'resource' is not known here. Did you mean 'resources'?",
  ]);
});

describe('texts by language', () => {
  const inLanguage = (language: string) => readDeployment([{ file: 'a.yaml', text: example }], around, language).entities;
  it('a language that the file has', () => {
    expect(inLanguage('zh-HK').carParks!.entry.label).toBe('停車場');
  });
  it('English for one that it lacks, and a text for all', () => {
    expect(inLanguage('ja').carParks!.entry.label).toBe('Car Parks');
    expect(inLanguage('zh-HK').carParks!.declaration.fields.name!.label).toBe('Name');
  });
  it('one language serves its regions that are missing', () => {
    const text = example.replace('label: { en: Car Parks, zh-HK: 停車場 }', 'label: { en: Car Parks, zh: 停车场, zh-HK: 停車場 }');
    const label = (language: string) => readDeployment([{ file: 'a.yaml', text }], around, language).entities.carParks!.entry.label;
    expect(['zh-CN', 'zh-HK', 'ja'].map(label)).toEqual(['停车场', '停車場', 'Car Parks']);
  });
  it('in what a form says of its fields', () => {
    const text = example.replace(
      'form: { footer: updatedAt,',
      'form: { overrides: { name: { label: { en: Called, ja: 名 }, hint: A name } }, footer: updatedAt,',
    );
    const read = (language: string) => readDeployment([{ file: 'a.yaml', text }], around, language);
    expect(read('ja').problems).toEqual([]);
    expect(read('ja').entities.carParks!.declaration.form).toMatchObject({ overrides: { name: { label: '名', hint: 'A name' } } });
    expect(read('en').entities.carParks!.declaration.form).toMatchObject({ overrides: { name: { label: 'Called', hint: 'A name' } } });
    const wrong = readDeployment([{ file: 'a.yaml', text: text.replace('en: Called', 'zh-HK: 名') }], around);
    expect(wrong.problems.map(({ code, message }) => `${code} ${message}`)).toEqual(["R037 'en' is missing"]);
  });
  it('in labels of choices, conditional texts and actions', () => {
    const text = example
      .replace('INDOOR: Indoor', 'INDOOR: { en: Indoor, ja: 屋内 }')
      .replace('unit: m', 'unit: [{ when: { type: INDOOR }, text: { en: m, ja: メートル } }]')
      .replace('question: Take it offline?', 'question: { en: Take it offline?, ja: オフラインにしますか }');
    const { entities, problems } = readDeployment([{ file: 'a.yaml', text }], around, 'ja');
    expect(problems).toEqual([]);
    const { fields, list } = entities.carParks!.declaration;
    expect(fields.type).toMatchObject({ labels: { INDOOR: '屋内', OUTDOOR: 'Outdoor' } });
    expect(fields.height).toMatchObject({ unit: [{ when: { type: 'INDOOR' }, text: 'メートル' }] });
    expect(list!.rowActions![2]).toMatchObject({ question: 'オフラインにしますか' });
  });
});

describe('a change of a list', () => {
  const changed = (list: string) => {
    const text = `language: 1\nchanges:\n  hotlines:\n    fields: { fax: { kind: text, label: Fax } }\n    list: ${list}\n`;
    const { changes, problems } = readDeployment([{ file: 'a.yaml', text }], around);
    expect(problems).toEqual([]);
    const { declaration, entityKinds } = declarationOf('hotlines');
    const { declaration: after, problems: unfit } = changes.hotlines!.apply(declaration, entityKinds);
    return { list: after.list!, lines: unfit.map(({ code, message }) => `${code} ${message}`) };
  };
  it('a column that goes says where another comes', () => {
    const { list } = changed('{ columns: { without: [post], add: [fax], after: post } }');
    expect(list.columns).toEqual(['displayOrder', 'countryEn', 'phoneNumber', 'fax', 'updatedAt']);
  });
  it('what comes first does not become the link to the record', () => {
    const { list } = changed('{ columns: { add: [fax], before: displayOrder } }');
    expect(list.columns[0]).toBe('fax');
    expect(list.link).toBe('displayOrder');
  });
  it('a phone shows what the table shows', () => {
    const { card } = changed('{ columns: { without: [updatedAt], add: [fax], after: phoneNumber } }').list;
    expect([...card!.heading, ...card!.lines.flat()]).toEqual(['phoneNumber', 'post', 'countryEn', 'displayOrder', 'fax']);
  });
  it('a search field that is there already is told (Y022)', () => {
    const text = `language: 1\nchanges:\n  clients: { list: { search: { email: salesOffice } } }\n`;
    const { changes } = readDeployment([{ file: 'a.yaml', text }], around);
    const { declaration, entityKinds } = declarationOf('clients');
    const parameters = Object.keys(declaration.list!.search!);
    expect(parameters).toContain('email');
    expect(changes.clients!.apply(declaration, entityKinds).problems.map(({ code, column }) => [code, column])).toContainEqual([
      'Y022',
      32,
    ]);
  });
});

describe('a change that the portal has nothing for yet', () => {
  const { declaration, entityKinds } = declarationOf('hotlines');
  /** The lines of a change of hotlines that are declared otherwise. */
  const linesWith = (other: Partial<typeof declaration>, change: string) => {
    const text = `language: 1\nchanges:\n  hotlines:\n    fields: { fax: { kind: text, label: Fax } }\n    ${change}\n`;
    const { changes, problems } = readDeployment([{ file: 'a.yaml', text }], around);
    expect(problems).toEqual([]);
    return changes.hotlines!.apply({ ...declaration, ...other }, entityKinds).problems.map(fileProblemText);
  };
  it('a list that the entity lacks (Y021)', () => {
    expect(linesWith({ list: undefined }, 'list: { columns: { add: [fax] } }')).toEqual([
      'a.yaml:5:11: Y021 the entity has no list. Take it away.',
      // the entry still has the route of hotlines
      'a.yaml:4:5: R009 the route has no list screen. Declare the screen, or take the route away.',
    ]);
  });
  it('a form in which a function says what may be changed (Y025)', () => {
    const form = { ...declaration.form!, editable: () => ['post'] };
    expect(linesWith({ form }, 'form: { sections: { add: [fax] } }')).toEqual([
      'a.yaml:5:23: Y025 a function makes what this form sends. Have the form changed in code.',
    ]);
  });
});

describe('what the calls of a deployment take', () => {
  const { bodies } = readDeployment([{ file: 'a.yaml', text: example }], around);
  it('the keys of bodies come from the fields that forms ask for', () => {
    expect(bodies).toEqual({
      'POST /carParks/': 'name title type height officeId spaces opens post photoId',
      'PUT /carParks/{id}': 'name title type height officeId spaces opens post photoId',
      'POST /marketReports/': 'name summary documentIds publishAt source url',
      'PUT /marketReports/{id}': 'name summary documentIds publishAt source url',
      'POST /brokers/': 'name company salesOffice region active email phone',
      'PUT /brokers/{id}': 'name company salesOffice region active email phone',
      'POST /faqGroups/': 'displayOrder titleEn titleJa titleTc titleSc audience online notice',
      'PUT /faqGroups/{id}': 'displayOrder titleEn titleJa titleTc titleSc audience online notice',
    });
  });
  it('a copy without a call of its own is created: the body has the keys of both forms', () => {
    const text = example.replace('    clone: form\n', '    clone: form\n    createForm: [name, post]\n');
    const read = readDeployment([{ file: 'a.yaml', text }], around).bodies['POST /carParks/']!.split(' ');
    expect(read).toEqual(expect.arrayContaining(['name', 'post', 'photoId', 'height']));
  });
  it('a password travels encrypted', () => {
    const text = example
      .replace('      opens: {', '      pin: { kind: password, label: Pin }\n      opens: {')
      .replace('spaces, opens, post, photo] }', 'spaces, pin, post, photo] }');
    expect(readDeployment([{ file: 'a.yaml', text }], around).bodies['POST /carParks/']).toBe(
      'name title type height officeId spaces pin* post photoId',
    );
  });
});
