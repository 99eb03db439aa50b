/** Dialogs: how they open, what closes them, and what they hold. */
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { TextInput } from '../../../src/ui/inputs/TextInput';
import { ReloadContext } from '../../../src/ui/submission/ReloadContext';
import { hasUnsavedChanges } from '../../../src/ui/unsaved';
import { button, clickBeside, dialog, nextFrame, pressEscape, renderPart } from './renderPart';

const idle = { isBusy: false, isSlow: false, isUnknown: false, stop: () => {} };

const draw = (props: Partial<ComponentProps<typeof Dialog>> = {}, around = (part: ReactNode) => part) => {
  const onClose = vi.fn();
  const shown = (more: Partial<ComponentProps<typeof Dialog>> = {}) =>
    around(
      <Dialog title="Rename" onClose={onClose} {...props} {...more}>
        {more.children ?? props.children ?? <input aria-label="Name" />}
      </Dialog>,
    );
  const part = renderPart(shown());
  return { ...part, onClose, change: (more: Partial<ComponentProps<typeof Dialog>>) => part.redraw(shown(more)) };
};

it.each([
  ['nothing typed', {}, 1, 1],
  ['something that must not be lost', { isHeld: true }, 0, 0],
  ['a form that is being sent', { form: { ...idle, isBusy: true } }, 0, 0],
  ['a form with unsent changes', { form: { ...idle, isChanged: true } }, 1, 0],
])('a Dialog with %s closes by Escape and by a click beside it: %o', (_, props, byEscape, byClick) => {
  const { onClose } = draw(props);
  pressEscape();
  expect(onClose).toHaveBeenCalledTimes(byEscape);
  clickBeside();
  expect(onClose).toHaveBeenCalledTimes(byEscape + byClick);
});

it('a Dialog is named by its title and described by its record and its content', () => {
  draw({ about: 'C10001', describedBy: 'more', children: <p id="more">It cannot be undone</p> });
  expect(dialog()).toHaveAccessibleName('Rename');
  expect(dialog()).toHaveAccessibleDescription('C10001 It cannot be undone');
});

it('a Dialog without record and description has none', () => {
  draw();
  expect(dialog()).not.toHaveAttribute('aria-describedby');
});

it('a Dialog gives the focus to its first input that is no radio button', async () => {
  draw({
    children: (
      <>
        <input type="radio" aria-label="Way" />
        <textarea aria-label="Text" />
        <input aria-label="Later" />
      </>
    ),
  });
  await nextFrame();
  expect(screen.getByLabelText('Text')).toHaveFocus();
});

it('a Dialog with a foot is read first: no input gets the focus', async () => {
  draw({ foot: <p>Sum</p> });
  await nextFrame();
  expect(screen.getByLabelText('Name')).not.toHaveFocus();
  expect(screen.getByText('Sum')).toBeVisible();
});

it('an input that arrives later takes no focus', async () => {
  const { change } = draw({ children: <p>Loading</p> });
  await nextFrame();
  const focused = document.activeElement;
  change({ children: <input aria-label="Name" /> });
  await nextFrame();
  expect(document.activeElement).toBe(focused);
});

it.each([
  [{ isChanged: true }, true],
  [{ isBusy: true }, true],
  [{ isUnknown: true }, false],
])('a Dialog whose form has %o counts as unsaved: %s, until it is closed', (state, isUnsaved) => {
  const { unmount, change } = draw();
  expect(hasUnsavedChanges()).toBe(false);
  change({ form: { ...idle, ...state } });
  expect(hasUnsavedChanges()).toBe(isUnsaved);
  unmount();
  expect(hasUnsavedChanges()).toBe(false);
});

it('a Dialog without buttons has Close', async () => {
  const { user, onClose } = draw();
  await user.click(button('Close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a Dialog submits its own form and not the one around it', () => {
  const onSubmit = vi.fn();
  const outer = vi.fn();
  draw({ onSubmit, buttons: <button type="submit">Confirm</button> }, (part) => <form onSubmit={outer}>{part}</form>);
  let isLeft = true;
  act(() => void (isLeft = fireEvent.submit(dialog().querySelector('form')!)));
  expect(isLeft).toBe(false);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
});

it('a Dialog whose content cannot be shown has Close alone and submits nothing', () => {
  const onSubmit = vi.fn();
  const Broken = () => {
    throw new Error('no name');
  };
  const { problems } = draw({ onSubmit, buttons: <button type="submit">Confirm</button>, children: <Broken /> });
  expect(screen.getByRole('alert')).toHaveTextContent('Rename cannot be shown');
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(button('Close')).toBeVisible();
  act(() => void fireEvent.submit(dialog().querySelector('form')!));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(problems.splice(0).length).toBeGreaterThan(0);
});

it('after Stop waiting a Dialog says that the result is not known, and offers to read again where there is something to read', async () => {
  const onReload = vi.fn();
  const { user } = draw({ form: { ...idle, isUnknown: true } }, (part) => <ReloadContext value={onReload}>{part}</ReloadContext>);
  expect(screen.getByRole('alert')).toHaveTextContent('it is not known whether this was done');
  await user.click(button('Close and reload'));
  expect(onReload).toHaveBeenCalledTimes(1);
});

it('without anything to read again there is no button for it', () => {
  draw({ form: { ...idle, isUnknown: true } });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close and reload' })).toBeNull();
});

it('the inputs of a Dialog are read-only while its form is being sent', () => {
  const { change } = draw({ children: <TextInput label="Name" value="" onChange={() => {}} /> });
  expect(screen.getByRole<HTMLInputElement>('textbox').readOnly).toBe(false);
  change({ form: { ...idle, isBusy: true } });
  expect(screen.getByRole<HTMLInputElement>('textbox').readOnly).toBe(true);
});
