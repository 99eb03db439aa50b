/** The permission matrix of an admin user, drawn without the rest of the form. */
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { expect, vi } from 'vitest';
import { matrix } from '../../../resources/adminUsers/matrix';
import MatrixInput from '../../../resources/adminUsers/matrix/MatrixInput';
import { FormFieldContext } from '../../../src/fields/inputs/formField';
import { loadInput } from '../../../src/fields/inputs/inputs';
import type { EngineField } from '../../../src/schema/kind';
import type { Viewer } from '../../../src/schema/viewer';
import { SendingContext } from '../../../src/ui/submission/SendingContext';
import { renderInList } from '../lists/listParts';

export type Module = { id: string; label: string; name: string; codes: string[] | null };
/** A module of the lookup. */
export const moduleOf = (name: string, ...codes: string[]): Module => ({ id: name, label: name, name, codes });
/** Three modules; Reports can only be viewed, and Imports only be updated. */
export const threeModules = [
  moduleOf('Clients', 'CLIENT_READ', 'CLIENT_WRITE'),
  moduleOf('Reports', 'REPORT_READ'),
  moduleOf('Imports', 'IMPORT_WRITE'),
];

const declared = {
  rows: 'permissionModules',
  rowLabel: 'Module',
  columns: { READ: 'View', WRITE: 'Update' },
  descriptions: { CLIENT_READ: 'See clients.', CLIENT_WRITE: 'Change clients.' },
  implies: { WRITE: 'READ' },
  hint: 'Update includes View.',
};

type Options = {
  /** The options of the field that differ. */
  field?: object;
  value?: readonly string[];
  /** The stored codes. Default: a new record has none. */
  stored?: unknown;
  viewer?: Partial<Viewer>;
  modules?: readonly Module[];
  total?: number;
  /** Responds to the request for modules. Default: with `modules`. */
  getList?: () => Promise<{ data: readonly Module[]; total: number }>;
  isSending?: boolean;
  props?: object;
};

/** Draws the matrix, and waits for its modules unless the test responds to the request. */
export const renderMatrix = async (options: Options = {}) => {
  const { field: changes = {}, value: first = [], stored, viewer = {}, modules = threeModules, props = {} } = options;
  const respond = options.getList ?? (() => Promise.resolve({ data: modules, total: options.total ?? modules.length }));
  const field = { ...matrix('Permissions', { ...declared, ...changes } as never), definition: matrix.definition } as EngineField<'matrix'>;
  await loadInput(field as EngineField);
  const onChange = vi.fn<(codes: readonly string[]) => void>();
  const inputRef = vi.fn();
  const about = { error: null, disabledReason: null };
  const leaf = { name: 'permissions', path: 'permissions', member: 'permissions', sentAs: 'permissions', field: field as EngineField };
  const Drawn = ({ isSending = false }: { isSending?: boolean }) => {
    const [value, setValue] = useState<readonly string[]>(first);
    const change = (next: unknown) => {
      onChange(next as string[]);
      setValue(next as string[]);
    };
    return (
      <SendingContext value={isSending}>
        <RecordContextProvider value={stored === undefined ? undefined : { id: 1, permissions: stored }}>
          <FormFieldContext
            value={{
              ...about,
              value,
              leaf,
              set: change,
              methods: { getValues: () => undefined, subscribe: () => () => {} } as never,
              viewer: { id: '7', level: 2, codes: [], claims: {}, ...viewer },
              locks: {},
              holdsOf: () => true,
            }}
          >
            <MatrixInput
              {...about}
              field={field}
              name="permissions"
              value={value}
              onChange={change}
              onBlur={() => {}}
              inputRef={inputRef}
              isRequired={false}
              {...props}
            />
          </FormFieldContext>
        </RecordContextProvider>
      </SendingContext>
    );
  };
  const getList = vi.fn(respond);
  const result = renderInList(<Drawn isSending={options.isSending} />, { provider: { getList: getList as never } });
  if (!options.getList) await waitFor(() => expect(screen.queryByRole('grid', { busy: true })).toBeNull());
  return { ...result, onChange, inputRef, getList, send: () => result.redraw(<Drawn isSending />) };
};
