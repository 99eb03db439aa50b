/** Every form of the registry over records that the contract allows and the seeds never have. */
import { isMissing, valueAt, type Values } from '../../../src/schema/values/path';
import { leavesIn } from '../../../src/views/form/model/leaves';
import { variantsOf, type VariantName } from '../../replies';
import { expect, screen, test, type Portal } from '../portal';
import { readingPermission, withForms, type Entity } from './entities';
import { expectTexts, missingSign, waitForParts } from './pageTexts';
import { halves, showRecord } from './records';
import { changeOne, expectSentBack, inputValues, save } from './saving';
import { contract, payloadOf } from './schemas';

/** Nothing of these is missing or too long for a save. */
const savedVariants: readonly VariantName[] = ['only what a save needs', 'lists of one entry', 'unknown codes'];

const openForm = async (portal: Portal) => {
  const form = await screen.findByRole('form');
  await waitForParts(portal);
  return form;
};

/** Expects a sign for each value that is shown as text and missing. */
const expectSigns = (form: HTMLElement, { form: declared }: Entity, record: Values) => {
  const names = declared!.sections.flatMap(({ fields }) => fields);
  for (const shown of form.querySelectorAll('dl.field')) {
    const title = shown.querySelector('dt')!.textContent;
    const text = shown.querySelector('dd')!.textContent;
    expect(text, title).not.toBe('');
    const name = names.find((each) => declared!.fields[each]!.label === title)!;
    const { definition } = declared!.fields[name]!;
    // a field in several languages has a member for each
    const members = definition.traits.roles?.wraps ? leavesIn(declared!.fields, [name]).map(({ member }) => member) : [name];
    const missing = members.filter((member) => isMissing(valueAt(record, member)));
    if (definition.traits.bound === false || missing.length === 0) continue;
    if (missing.length === members.length) expect(text, title).toBe(missingSign(title));
    // a file without a name has a sign too
    else expect(text.split('–').length - 1, title).toBeGreaterThanOrEqual(missing.length);
  }
};

/** The contract takes no unknown code in some members of a body: whether the CMS takes one back is its own matter. */
const dropUnknownCodes = ({ problems }: Portal, { calls }: Entity) => {
  const others = problems.filter((each) => !each.startsWith(`${calls.update}, body:`) || !each.includes('allowed values'));
  problems.splice(0, problems.length, ...others);
};

/** The inputs that a person may fill in, by path. */
const openInputs = (form: HTMLElement) =>
  new Set(
    [...form.querySelectorAll<HTMLInputElement>('[name], [data-name]')].flatMap(({ name, dataset, disabled, readOnly, ariaDisabled }) =>
      disabled || readOnly || ariaDisabled === 'true' ? [] : (name || dataset.name)!,
    ),
  );

/** Each form with each variant of its record. */
const formCases = withForms.flatMap((entity) =>
  variantsOf(contract, payloadOf(entity.calls.getOne!))
    // a form takes an empty text as a missing one
    .filter((variant) => variant !== 'empty texts')
    .map((variant) => [entity.name, variant, entity] as const),
);

test.for(formCases)(
  'the form of %s shows a record with %s, and a save of one change sends back what was not touched',
  async ([, variant, entity], { portal }) => {
    const { record, path } = await showRecord(portal, entity, variant);
    await portal.signIn('superadmin', path);
    const form = await openForm(portal);
    expectTexts();
    expectSigns(form, entity, record);
    const open = openInputs(form);
    expect(open.size).toBeGreaterThan(0);
    const changed = await changeOne(portal, entity, record);
    const before = inputValues();
    const { body, reasons } = await save(portal, entity.calls.update!);
    if (body) {
      expectSentBack(entity, record, body, open, changed);
      if (variant === 'unknown codes') dropUnknownCodes(portal, entity);
    } else {
      expect(reasons).not.toEqual([]);
      expect(savedVariants).not.toContain(variant);
      expect(inputValues()).toEqual(before);
    }
  },
);

test.for(
  withForms.flatMap((entity) =>
    (['nothing optional', 'empty texts', ...halves] as const).map((variant) => [entity.name, variant, entity] as const),
  ),
)('a user who may only read %s sees a record with %s, with a sign for each missing value', async ([, variant, entity], { portal }) => {
  const { record, path } = await showRecord(portal, entity, variant);
  await portal.signInWith([readingPermission(entity)], 3, path);
  const form = await openForm(portal);
  expectTexts();
  expectSigns(form, entity, record);
  expect(document.querySelector('.form-buttons [type=submit]')).toBeNull();
});
