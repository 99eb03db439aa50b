import type { EngineField } from '../../../schema/kind';
import { ActionButtons } from '../head/ActionButtons';
import { FormFields, groupsOf } from '../fields/FormFields';
import { SectionComponent } from '../fields/rareComponents';
import type { LayoutProps } from './FormRows';
import { idOfSection, Rail } from './Rail';
import { inColumns, isWide } from './sheetLayout';
import './sections.css';
import './sheet.css';

/** An input that takes this many characters has a line of its own. */
const longText = 100;
const isLong = ({ counter = true, maxLength = 0 }: EngineField) => counter && maxLength >= longText;

/** Sections as cards in columns that are read downwards, and a rail with their names. */
const FormSheet = ({ form, hint, buttons, onAction }: LayoutProps) => {
  return (
    <>
      <div className="sheet">
        <Rail form={form} hint={hint} />
        <div className="sheet-columns">
          {inColumns(form.sections).map((sections, column) => (
            <div key={column}>
              {sections.map(({ title, fields: names, component, actions }) => (
                <section key={title} className="card sheet-card" aria-labelledby={idOfSection(title)}>
                  <div className="sheet-card-head">
                    <h2 id={idOfSection(title)} tabIndex={-1}>
                      {title}
                    </h2>
                    <ActionButtons actions={actions} onAction={onAction} />
                  </div>
                  <div className="sheet-fields">
                    {component && (
                      <div className="sheet-wide">
                        <SectionComponent title={title} load={component} />
                      </div>
                    )}
                    {(component ? [] : groupsOf(names, form.fields)).map((group) => {
                      const [name = ''] = group;
                      const field = form.fields[name]!;
                      const span = form.isInput(name) ? (isLong(field) ? 'sheet-line' : 'sheet-input') : isWide(field) ? 'sheet-wide' : '';
                      return (
                        <div key={name} className={span}>
                          <FormFields names={group} form={form} />
                        </div>
                      );
                    })}
                  </div>
                </section>
              ))}
            </div>
          ))}
        </div>
      </div>
      {buttons}
    </>
  );
};
export default FormSheet;
