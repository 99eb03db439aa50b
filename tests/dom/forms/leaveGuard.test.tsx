/** The question before unsaved changes of a form are left behind, over a router of the test. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { text } from '../../../src/fields';
import { hasUnsavedChanges, unsavedLabels } from '../../../src/ui/unsaved';
import { EngineContext } from '../../../src/views/engine';
import { LeaveGuard } from '../../../src/views/form/notices/LeaveGuard';
import { modelOf } from '../../unit/views/form/model/formOf';
import { createEngine } from '../lists/listParts';
import { watchPage } from '../page';
import { settle } from './formParts';

const model = modelOf({ a: text('A'), b: text('B') }, { a: 'x', b: 'y' });
type State = {
  /** What is typed into A. Default: nothing. */ typed?: string;
  stranded?: { label: string }[];
  isReleased?: () => boolean;
  shownPathOf?: (path: string) => string;
  /** The address. Default: that of the form. */ at?: string;
};
const open = async ({ typed, stranded = [], isReleased = () => false, shownPathOf = (path) => path, at = '/things/1' }: State = {}) => {
  const problems: string[] = [];
  const stopWatching = watchPage(problems);
  const Drawn = () => {
    const methods = useForm({ defaultValues: { a: 'x', b: 'y' } });
    const form = { model, methods, now: model.at(methods.getValues()), draft: { stranded, isReleased } };
    return (
      <>
        <button onClick={() => methods.setValue('a', typed ?? 'x', { shouldDirty: true })}>Type</button>
        <LeaveGuard form={form as never} name="/things/1" about="Thing · One" />
      </>
    );
  };
  const router = createMemoryRouter(
    [
      {
        path: '/slow/*',
        element: (
          <Routes location="/slow/1">
            <Route path="*" element={<Drawn />} />
          </Routes>
        ),
      },
      { path: '/things/:id', element: <Drawn /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const { unmount } = render(
    <EngineContext value={createEngine({ shownPathOf })}>
      <RouterProvider router={router} />
    </EngineContext>,
  );
  onTestFinished(async () => {
    cleanup();
    await stopWatching();
    expect(problems).toEqual([]);
  });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Type' })));
  return {
    unmount,
    path: () => router.state.location.pathname,
    go: (to: string | -1) => act(() => router.navigate(to as string)),
    dialog: () => screen.queryByRole('dialog'),
    press: async (name: string) => {
      const button = await screen.findByRole('button', { name });
      await act(async () => void fireEvent.click(button));
    },
  };
};

describe('leaving a form', () => {
  it.each<[string, State]>([
    ['that was not changed', {}],
    ['whose changes were saved', { typed: 'z', isReleased: () => true }],
  ])('%s asks nothing', async (_, state) => {
    const { go, path, dialog } = await open(state);
    await go('/other');
    await settle();
    expect([path(), dialog()]).toEqual(['/other', null]);
  });
  it('that was changed asks, and names what is not saved', async () => {
    const { go, path } = await open({ typed: 'z' });
    await go('/other');
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Leave without saving\?.*Thing · One.*Not saved: A\./);
    expect(path()).toBe('/things/1');
  });
  it('asks for what was typed and has no field any more', async () => {
    const { go, path } = await open({ stranded: [{ label: 'Gone' }, { label: 'Lost' }] });
    await go('/other');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Not saved: Gone, Lost.');
    expect(path()).toBe('/things/1');
  });
  it('is taken back by Stay, and asks again the next time', async () => {
    const { go, path, press, dialog } = await open({ typed: 'z' });
    await go('/other');
    await press('Stay');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(path()).toBe('/things/1');
    await go('/other');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
  it('happens with Leave', async () => {
    const { go, path, press } = await open({ typed: 'z' });
    await go('/other');
    await press('Leave');
    await waitFor(() => expect(path()).toBe('/other'));
  });
  it('happens once for a double click on Leave', async () => {
    const { go, path, dialog } = await open({ typed: 'z' });
    await go('/other');
    const leave = await screen.findByRole('button', { name: 'Leave' });
    await act(async () => {
      fireEvent.click(leave);
      // the second click finds the dialog still drawn
      await new Promise((resolve) => setTimeout(resolve));
      fireEvent.click(leave);
    });
    await waitFor(() => expect(path()).toBe('/other'));
    expect([dialog(), screen.getByText('Elsewhere').isConnected]).toEqual([null, true]);
    await go(-1);
    expect(path()).toBe('/things/1');
  });
  it('that was left and is still drawn asks nothing', async () => {
    const { go, path, dialog } = await open({ typed: 'z', at: '/slow/2' });
    await go('/other');
    expect([path(), dialog()]).toEqual(['/other', null]);
  });
  it('for an address that shows the same form asks nothing', async () => {
    const { go, path, dialog } = await open({ typed: 'z', shownPathOf: (to) => to.replace('/aliases/', '/things/') });
    await go('/things/1?step=2');
    expect(dialog()).toBeNull();
    await go('/aliases/1');
    expect([path(), dialog()]).toEqual(['/aliases/1', null]);
  });
});

describe('a form with changes', () => {
  it('is known by its page and record as long as it is there', async () => {
    const { unmount } = await open({ typed: 'z' });
    expect(unsavedLabels()).toEqual(['Thing · One']);
    unmount();
    expect(hasUnsavedChanges()).toBe(false);
  });
  it('is not known without changes', async () => {
    await open();
    expect(hasUnsavedChanges()).toBe(false);
  });
  it.each([
    [{ typed: 'z' }, true],
    [{}, false],
  ])('lets the browser ask before the tab closes: %j %s', async (state, isAsked) => {
    await open(state);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isAsked);
  });
});
