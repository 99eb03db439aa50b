import type { EngineField } from '../../../schema/kind';
import { ActionButtons } from '../head/ActionButtons';
import { SectionComponent } from '../fields/rareComponents';
import { FieldCells } from './FieldCells';
import type { LayoutProps } from './FormRows';
import { idOfSection, Rail } from './Rail';
import { inColumns, isWide } from './sheetLayout';
import './sections.css';
import './sheet.css';

/** An input that takes this many characters has a line of its own. */
const longText = 100;
const isLong = ({ counter = true, maxLength = 0 }: EngineField) => counter && maxLength >= longText;

/** A card of a sheet has no room for more fields in a table of languages. */
const mostInTable = 2;

/** Sections as cards in columns that are read downwards, and a rail with their names. */
const FormSheet = ({ form, hint, buttons, onAction }: LayoutProps) => {
  const spanOf = (name: string) => {
    const field = form.fields[name]!;
    if (form.isInput(name) && isLong(field)) return 'cell-line';
    return isWide(field) ? 'cell-wide' : '';
  };
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
                    {component ? (
                      <SectionComponent title={title} load={component} />
                    ) : (
                      <FieldCells names={names} form={form} spanOf={spanOf} mostInTable={mostInTable} />
                    )}
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
