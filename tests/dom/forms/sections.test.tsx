import { act, renderHook } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { useCurrent } from '../../../src/views/form/layouts/useCurrent';
import { expect, screen, test, textsOf } from '../portal';
import { active, dummy, formOf } from './clients';

test('a form shows its sections and labels while its record is read', async ({ portal }) => {
  const letGo = portal.hold('GET /appuser/{id}');
  await portal.signIn('superadmin', formOf(active));
  const waiting = (await screen.findByText('Remarks', { selector: '.label' })).closest('[role=progressbar]')!;
  const titles = textsOf(waiting.querySelectorAll('.form-waiting-title'));
  expect(screen.queryByRole('form')).toBeNull();
  letGo();
  await screen.findByRole('form');
  expect(titles.length).toBeGreaterThan(1);
  expect(textsOf(document.querySelectorAll('.sheet-card h2'))).toEqual(titles);
});

test('Enter in a long form goes to the next field, and never back to the first one', async ({ portal }) => {
  await portal.signIn('superadmin', formOf(dummy));
  const remarks = await portal.field('Remarks');
  const fields = [...screen.getByRole<HTMLFormElement>('form').elements].filter(
    (element) => element.matches('input, select, textarea') && (element as HTMLElement).tabIndex >= 0,
  );
  const at = fields.indexOf(await portal.field('Region'));
  expect(at).toBeGreaterThan(0);
  await act(async () => (fields[at] as HTMLElement).focus());
  await portal.user.keyboard('{Enter}');
  expect(fields[at + 1]).toHaveFocus();
  expect(remarks).toBeVisible();
  expect(portal.calls('PUT /appuser/{id}')).toEqual([]);
});

/** Headings at these distances from the top of a window of 900 pixels, on a page that is scrolled by so much of its height. */
const currentOf = (tops: readonly number[], { scrollTop = 0, focused = -1 } = {}) => {
  const headings = tops.map((top, i) => {
    const heading = Object.assign(document.createElement('h2'), { id: `heading-${i}`, tabIndex: -1 });
    heading.getBoundingClientRect = () => ({ top, bottom: top + 30 }) as DOMRect;
    return heading;
  });
  document.body.append(...headings);
  headings[focused]?.focus();
  const root = document.documentElement;
  Object.defineProperties(root, {
    scrollTop: { configurable: true, value: scrollTop },
    scrollHeight: { configurable: true, value: 1_900 },
    clientHeight: { configurable: true, value: 900 },
  });
  const { result, unmount } = renderHook(() => useCurrent([...headings.map(({ id }) => id), 'missing'].join(' ')));
  onTestFinished(() => {
    unmount();
    for (const heading of headings) heading.remove();
    for (const name of ['scrollTop', 'scrollHeight', 'clientHeight']) Reflect.deleteProperty(root, name);
  });
  return headings.findIndex(({ id }) => id === result.current);
};

test.for([
  ['the first section is current at the top of a page', [100, 400, 800], {}, 0],
  ['the last section that has passed the line is current in the middle of a page', [-600, 100, 440, 460], { scrollTop: 500 }, 2],
  ['the last section is current at the end of a page', [-900, -100, 880], { scrollTop: 1_000 }, 2],
  ['a section that was gone to is current while it is in view', [-600, 100, 440, 800], { scrollTop: 500, focused: 3 }, 3],
  ['a section that was gone to and is out of view is not current', [-600, 100, 440, 890], { scrollTop: 500, focused: 3 }, 2],
] as const)('%s', ([, tops, about, current]) => expect(currentOf(tops, about)).toBe(current));
