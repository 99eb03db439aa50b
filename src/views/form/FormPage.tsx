import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import type { Values } from '../../schema/values/path';
import type { Form } from '../../schema/resource';
import { RecordArrival } from './RecordArrival';

type Props = {
  form: Form;
  /** What stands over the form. */
  header: ReactNode;
  /** The record that the page is about; undefined while it is on its way. Default: a new one, which is about none. */
  arrival?: { record: Values | undefined; error: unknown; refetch: () => unknown };
  /** The list that the page came from. */
  list: { to: string; title: string };
  children: ReactNode;
};

/** What the pages that create, edit and copy a record share: the header, and the form once its record has come. */
export const FormPage = ({ form, header, arrival, list, children }: Props) => {
  const page = (
    <div className={`page form-page ${form.layout === 'rows' ? '' : 'sheet-page'}`}>
      {header}
      {arrival && !arrival.record && <RecordArrival form={form} error={arrival.error} back={list} onRetry={() => void arrival.refetch()} />}
      {children}
    </div>
  );
  return arrival ? <RecordContextProvider value={arrival.record}>{page}</RecordContextProvider> : page;
};
