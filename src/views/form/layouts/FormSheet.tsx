import type { Field } from '../../../schema/field';
import { ActButtons } from '../head/ActButtons';
import { FormFields, groupsOf } from '../fields/FormFields';
import { SectionPart } from '../fields/rareParts';
import type { LayoutProps } from './FormRows';
import { idOfSection, Rail } from './Rail';
import { inColumns, isWide } from './sheetLayout';
import './sections.css';
import './sheet.css';

/** An input that takes this many characters has a line of its own. */
const longText = 100;
const isLong = (field: Field) => 'maxLength' in field && field.hasCounter !== false && (field.maxLength ?? 0) >= longText;

/** Sections as cards in columns that are read downwards, and a rail with their names. */
const FormSheet = ({ form, hint, buttons, onAct }: LayoutProps) => {
  return (
    <>
      <div className="sheet">
        <Rail form={form} hint={hint} />
        <div className="sheet-columns">
          {inColumns(form.sections).map((sections, column) => (
            <div key={column}>
              {sections.map(({ title, fields: names, shows, acts }) => (
                <section key={title} className="card sheet-card" aria-labelledby={idOfSection(title)}>
                  <div className="sheet-card-head">
                    <h2 id={idOfSection(title)} tabIndex={-1}>
                      {title}
                    </h2>
                    <ActButtons acts={acts} onAct={onAct} />
                  </div>
                  <div className="sheet-fields">
                    {shows && (
                      <div className="sheet-wide">
                        <SectionPart load={shows} />
                      </div>
                    )}
                    {(shows ? [] : groupsOf(names, form.fields)).map((group) => {
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
