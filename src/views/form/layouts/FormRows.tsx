import type { ReactNode } from 'react';
import type { EngineAction } from '../../../schema/resource';
import { FormFields, groupsOf } from '../fields/FormFields';
import { SectionComponent } from '../fields/rareComponents';
import type { RecordForm } from '../state/useRecordForm';

export type LayoutProps = {
  form: RecordForm;
  hint: string | null;
  /** Cancel, Save and what is to be said beside them. */
  buttons: ReactNode;
  onAction: (action: EngineAction) => void;
};

/** One field a line; the buttons close to the last one. */
export const FormRows = ({ form, buttons }: LayoutProps) =>
  form.sections.map((section, i) => (
    <section key={section.title ?? i} className="card form-card">
      {section.title && <h2>{section.title}</h2>}
      {section.component ? (
        <div className="form-row">
          <SectionComponent title={section.title} load={section.component} />
        </div>
      ) : (
        groupsOf(section.fields, form.fields).map((names) => (
          <div key={names[0]} className="form-row">
            <FormFields names={names} form={form} />
          </div>
        ))
      )}
      {i === form.sections.length - 1 && buttons}
    </section>
  ));
