import type { Field } from '../../../schema/field';
import { useText } from '../../../messages/i18n';
import { ErrorIcon } from '../../../ui/icons';
import { ActButtons } from '../head/ActButtons';
import { FormFields, groupsOf } from '../fields/FormFields';
import { SectionPart } from '../fields/rareParts';
import type { LayoutProps } from './FormRows';
import { inColumns, isWide } from './sheetLayout';
import './sheet.css';

/** An input that takes this many characters has a line of its own. */
const longText = 100;
const isLong = (field: Field) => 'maxLength' in field && field.hasCounter !== false && (field.maxLength ?? 0) >= longText;
const idOf = (title: string | undefined) => `section-${(title ?? '').replaceAll(/\W+/g, '-')}`;

/** Sections as cards in columns that are read downwards, and a rail with their names. */
export const FormSheet = ({ form, hint, buttons, onAct }: LayoutProps) => {
  const t = useText();
  const wrong = new Set(form.errors.map(({ name }) => name));
  const goTo = (title: string | undefined) => {
    const heading = document.getElementById(idOf(title));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="sheet">
        <nav className="rail" aria-label={t('form.sections')}>
          <ul>
            {form.sections.map(({ title, fields: names }) => {
              const hasError = names.some((name) => wrong.has(name));
              return (
                <li key={title}>
                  <button
                    type="button"
                    aria-label={hasError ? t('form.sectionError', { section: title ?? '' }) : undefined}
                    onClick={() => goTo(title)}
                  >
                    {title}
                    {hasError && <ErrorIcon aria-hidden />}
                  </button>
                </li>
              );
            })}
          </ul>
          {hint && <p className="rail-hint">{hint}</p>}
        </nav>
        <div className="sheet-columns">
          {inColumns(form.sections).map((sections, column) => (
            <div key={column}>
              {sections.map(({ title, fields: names, shows, acts }) => (
                <section key={title} className="card sheet-card" aria-labelledby={idOf(title)}>
                  <div className="sheet-card-head">
                    <h2 id={idOf(title)} tabIndex={-1}>
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
