import { describe, expect, it } from 'vitest';
import { registry as built } from '../../../../resources';
import { createDeploymentReader } from '../../../../src/app/deployed/createDeploymentReader';
import { deployedRegistry } from '../../../../src/app/deployed/deployedRegistry';
import { problemsOfChanges } from '../../../../src/app/deployed/problemsOfChanges';
import { readBuiltInKinds } from '../../../../src/app/entities/readKinds';
import { translateEntities } from '../../../../src/app/entities/translateEntities';
import { fileProblemText, type FileProblem } from '../../../../src/deployed/file/fileProblem';
import { entriesOf } from '../../../../src/schema/registry';
import { catalogueOf } from '../../pageLanguage';

const { shapes } = await readBuiltInKinds();
const entity = (label: string, more = '') => `
    label: ${label}
    path: /parks/
    access: { save: CONTENT_WRITE, create: CONTENT_WRITE }
    recordTitle: '{name}'
    fields: { name: { kind: text, label: Name } }
    list: { columns: [name] }
    form: [name]
${more}`;
const make = (parts: string, unfit: string[] = []) => {
  const read = createDeploymentReader([{ file: 'a.yaml', text: `language: 1\n${parts}` }], built, shapes);
  const told: FileProblem[] = [];
  const registry = deployedRegistry(built, { read, languages: ['en', 'ja'], unfit, onProblems: (problems) => void told.push(...problems) });
  return { registry, read, told: () => told.map(fileProblemText) };
};

describe('a registry of files', () => {
  it('has the entity, by every name that a menu may give it', async () => {
    const { registry, told } = make(`resources:\n  parks:${entity('{ en: FAQ Parks, ja: 公園 }')}`);
    expect(told()).toEqual([]);
    expect(registry.resources.parks).toMatchObject({ label: 'FAQ Parks', routes: { list: '/parks' }, menuNames: ['fAQParks', '公園'] });
    expect((await registry.resources.parks!.load()).default.recordTitle).toBe('{name}');
    expect(Object.keys(registry.resources)).toEqual([...Object.keys(built.resources), 'parks']);
    expect(registry.bodies).toEqual({ 'POST /parks/': 'name', 'PUT /parks/{id}': 'name' });
  });
  it('speaks a language of the file, and hands others over', () => {
    const { registry } = make(`resources:\n  parks:${entity('{ en: Parks, ja: 公園 }')}`);
    const translate = registry.inLanguage!('ja', (name, entry) => ({ ...entry, label: `ja ${name}` }));
    expect(translate('parks', registry.resources.parks!).label).toBe('公園');
    expect(translate('hotlines', registry.resources.hotlines!).label).toBe('ja hotlines');
  });
  it('a wrong entity has its own address, or that of its name where another screen has it, and tells its lines', async () => {
    const { registry } = make(
      `resources:\n  parks:${entity('Parks', '    colour: red\n    routes: { list: /our-parks }\n')}  lots:${entity('Lots', '    colour: red\n    routes: { list: /clientManagement }\n').replace('/parks/', '/lots/')}`,
    );
    expect(registry.resources.parks!.routes).toEqual({ list: '/our-parks' });
    expect(registry.resources.lots!.routes).toEqual({ list: '/lots' });
    await expect(registry.resources.parks!.load()).rejects.toEqual({
      message: expect.stringContaining("\na.yaml:11:5: R036 'colour' is not known here.") as string,
    });
    expect(registry.menuOf!([{ name: 'Parks' }], [])).toEqual([{ name: 'Parks' }]);
  });
  it('a change keeps the titles that it does not say, and adds to the body when it is laid over', async () => {
    const change =
      'changes:\n  offices:\n    titles: { create: New office }\n    fields: { fax: { kind: text, label: Fax } }\n    form: { sections: { add: [fax] } }\n';
    const { registry } = make(change);
    expect(registry.resources.offices!.titles).toEqual({ create: 'New office', edit: 'Edit Office Location' });
    expect(registry.bodies).toEqual({});
    const { default: declaration } = await registry.resources.offices!.load();
    expect(declaration.form!.sections!.flatMap(({ fields }) => fields)).toContain('fax');
    expect(registry.bodies!['PUT /contactUs/offices/{id}']!.split(' ')).toContain('fax');
  });
  it('a change is laid over once in another language, over what is translated', async () => {
    const change =
      'changes:\n  offices:\n    label: { en: Branches, ja: 支店 }\n    fields: { fax: { kind: text, label: { en: Fax, ja: ファックス } } }\n    list: { columns: { add: [fax] } }\n';
    const { registry, told } = make(change);
    const catalogue = catalogueOf(['resources.offices.fields.post', 'Post', '公開']);
    const translate = await translateEntities({ language: 'ja', catalogue, languages: ['en', 'ja'] }, registry);
    const { label, load } = translate('offices', registry.resources.offices!);
    expect(label).toBe('支店');
    const { fields, list } = (await load()).default;
    expect(told()).toEqual([]);
    expect([fields.fax!.label, fields.post!.label, fields.displayOrder!.label]).toEqual(['ファックス', '公開', 'Order']);
    expect(list!.columns).toEqual(['displayOrder', 'countryEn', 'cityEn', 'addressEn', 'post', 'updatedAt', 'fax']);
  });
  it('a list in a dialog is translated as it comes: no file brings or changes one', async () => {
    const { registry } = make(`resources:\n  parks:${entity('Parks')}`);
    const catalogue = catalogueOf(['resources.recipients.name', 'Client/partner list', '受信者']);
    const translate = await translateEntities({ language: 'ja', catalogue, languages: ['en', 'ja'] }, registry);
    expect(translate('recipients', entriesOf(registry).recipients!).label).toBe('受信者');
  });
  it('a change that does not fit leaves the entity as it was, its label too', async () => {
    const parts = 'changes:\n  offices:\n    label: Branches\n    list: { columns: { without: [nothing] } }\n';
    const { read } = make(parts);
    const problems = await problemsOfChanges(read('en'), built);
    expect([...problems].map(([name, found]) => [name, found.length])).toEqual([['offices', 1]]);
    const { registry } = make(parts, ['offices']);
    expect(registry.resources.offices).toBe(built.resources.offices);
  });
});
