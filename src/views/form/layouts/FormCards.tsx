import { ActButtons } from '../head/ActButtons';
import { FormFields, groupsOf } from '../fields/FormFields';
import { SectionPart } from '../fields/rareParts';
import { FormAside } from './FormAside';
import type { LayoutProps } from './FormRows';
import './sheet.css';
import './cards.css';

/** A card a section, each as wide as the form; what stands beside it follows what is typed. */
export const FormCards = ({ form, hint, buttons, onAct }: LayoutProps) => (
  <>
    <div className={`cards-body ${form.aside ? 'cards-with-aside' : ''}`}>
      <div>
        {hint && <p className="rail-hint">{hint}</p>}
        {form.sections.map(({ title, fields: names, shows, acts }) => (
          <section key={title} className="card sheet-card" aria-label={title}>
            <div className="sheet-card-head">
              <h2>{title}</h2>
              <ActButtons acts={acts} onAct={onAct} />
            </div>
            <div className="cards-fields">
              {shows ? (
                <SectionPart load={shows} />
              ) : (
                groupsOf(names, form.fields).map((group) => <FormFields key={group[0]} names={group} form={form} />)
              )}
            </div>
          </section>
        ))}
      </div>
      {form.aside && <FormAside load={form.aside} form={form} />}
    </div>
    {buttons}
  </>
);
