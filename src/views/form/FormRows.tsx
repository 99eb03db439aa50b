import type { ReactNode } from 'react';
import type { OpenAction } from '../../schema/actions';
import type { Field } from '../../schema/field';
import type { Resource } from '../../schema/resource';
import { FieldInput } from './FieldInput';
import { noRecord, ReadOnlyField } from './ReadOnlyField';
import type { RecordForm } from './useRecordForm';

export type LayoutProps = {
  resource: string;
  fields: Resource['fields'];
  form: RecordForm;
  hint?: string;
  record: Record<string, unknown> | null;
  /** Cancel, Save and what is to be said beside them. */
  buttons: ReactNode;
  onAction: (action: OpenAction) => void;
};

/** One field a line; the buttons close to the last one. */
export const FormRows = ({ fields, form, record, buttons }: LayoutProps) =>
  form.sections.map((section, i) => (
    <section key={section.title ?? i} className="card form-card">
      {section.title && <h2>{section.title}</h2>}
      {section.fields.map((name) => (
        <div key={name} className="form-row">
          {form.isInput(name) ? (
            <FieldInput
              name={name}
              fields={fields}
              isRequired={form.isRequired(name)}
              record={record}
              isSending={form.isSending}
              methods={form.methods}
            />
          ) : (
            <ReadOnlyField name={name} field={fields[name] as Field} record={record ?? noRecord} />
          )}
        </div>
      ))}
      {i === form.sections.length - 1 && buttons}
    </section>
  ));
