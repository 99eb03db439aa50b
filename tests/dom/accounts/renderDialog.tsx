/** The dialogs of an account, drawn over a server of the test. */
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { RowDialogProps } from '../../../src/schema';
import { renderInList } from '../lists/listParts';

type Call = { name: string; params: { path: object; body: Record<string, unknown>; signal: AbortSignal } };
/** Draws the dialog of an account. @param answer what the server does with each call. Default: it succeeds */
export const renderDialog = (
  Dialog: ComponentType<RowDialogProps<never>>,
  changes: object = {},
  answer: () => unknown = () => undefined,
  values: object = {},
) => {
  const calls: Call[] = [];
  const provider = {
    call: async (name: string, params: Call['params']) => {
      calls.push({ name, params });
      await answer();
      return { data: null };
    },
  };
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  const record = { id: 5, email: 'ann@example.com', isDummyUser: false, ...changes };
  const props = { record, values: { ...record, ...values }, title: 'Wong · C1', path: undefined, onClose, onDone };
  renderInList(<Dialog {...(props as unknown as RowDialogProps<never>)} />, { provider: provider as never });
  return { calls, onClose, onDone, sent: () => calls.map(({ name, params: { path, body } }) => [name, path, body]) };
};
