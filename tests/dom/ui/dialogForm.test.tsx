/** Small forms in dialogs. */
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { DialogButtons } from '../../../src/ui/dialogs/DialogButtons';
import { useDialogForm } from '../../../src/ui/dialogs/useDialogForm';
import { TextInput } from '../../../src/ui/inputs/TextInput';
import { button, clickBeside, createWork, nextFrame, renderPart } from './renderPart';

describe('useDialogForm', () => {
  const draw = () => {
    const { start, settles } = createWork();
    const send = vi.fn((_: object, signal: AbortSignal) => start(signal));
    const onClose = vi.fn();
    const Sample = () => {
      const form = useDialogForm({ name: '', code: 'C1' }, ({ name, code }) => ({
        name: name ? null : 'Name cannot be empty',
        code: code ? null : 'Code cannot be empty',
      }));
      return (
        <Dialog
          title="New"
          form={form}
          onClose={onClose}
          onSubmit={() => void form.submit(send)}
          buttons={<DialogButtons cancel="Cancel" confirm="Confirm" form={form} onCancel={onClose} />}
        >
          <TextInput label="Code" name="code" value={form.values.code} onChange={form.set('code')} error={form.errors.code} />
          <TextInput label="Name" name="name" value={form.values.name} onChange={form.set('name')} error={form.errors.name} />
          <button onClick={() => form.set('name')('late')}>Late</button>
          <button
            onClick={() => {
              form.set('code')('C2');
              form.set('name')('Bob');
            }}
          >
            Both
          </button>
        </Dialog>
      );
    };
    return { ...renderPart(<Sample />), send, settles, onClose };
  };
  const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

  it('useDialogForm shows errors once it was submitted, focuses the first one, and sends nothing', async () => {
    const { user, send } = draw();
    await nextFrame();
    expect(input('Code')).toHaveFocus();
    expect(input('Name')).toHaveAccessibleDescription('');
    await user.click(button('Confirm'));
    expect(input('Name')).toHaveAccessibleDescription('Name cannot be empty');
    expect(input('Name')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    await user.keyboard('Ann');
    expect(input('Name')).toHaveAccessibleDescription('');
    await user.clear(input('Code'));
    expect(input('Code')).toHaveAccessibleDescription('Code cannot be empty');
  });

  it('useDialogForm sends the values once, and keeps them while they are being sent', async () => {
    const { user, send, settles } = draw();
    await user.type(input('Name'), 'Ann');
    await user.click(button('Confirm'));
    expect(send.mock.calls[0]![0]).toEqual({ name: 'Ann', code: 'C1' });
    await user.click(button('Late'));
    expect(input('Name')).toHaveValue('Ann');
    await user.click(button('Sending…'));
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => settles[0]!.resolve());
    await user.click(button('Late'));
    expect(input('Name')).toHaveValue('late');
  });

  it('useDialogForm keeps both of two values that are set at once', async () => {
    const { user } = draw();
    await user.click(button('Both'));
    expect([input('Code').value, input('Name').value]).toEqual(['C2', 'Bob']);
  });

  it('a dialog form that was changed is not closed by a click beside it, and one that was changed back is', async () => {
    const { user, onClose } = draw();
    await user.type(input('Name'), 'A');
    clickBeside();
    expect(onClose).not.toHaveBeenCalled();
    await user.clear(input('Name'));
    clickBeside();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
