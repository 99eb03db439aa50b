import { useText } from '../../../messages/i18n';
import { optionFor } from '../../../schema/kind';
import { Button } from '../../../ui/Button';
import { ActionButtons } from '../head/ActionButtons';
import { SectionComponent } from '../fields/rareComponents';
import { RequiredMark } from '../../../ui/inputs/FieldLabel';
import type { RecordForm } from '../state/useRecordForm';
import { FieldCells } from './FieldCells';
import { FormAside } from './FormAside';
import type { LayoutProps } from './FormRows';
import { idOfSection, Rail } from './Rail';
import './sections.css';
import './cards.css';

/** More sections than this are told by a rail. */
const manySections = 6;

/** A card a section, each as wide as the form; what stands beside it follows what is typed. */
const FormCards = ({ form, hint, buttons, onAction }: LayoutProps) => {
  const t = useText();
  // there is something to look at once everything is asked for
  const aside = form.steps.isLast ? form.model.form.aside : undefined;
  const hasRail = form.sections.length > manySections;
  const draw = ({ title, fields: names, component, actions, isBefore }: RecordForm['sections'][number]) => {
    const only = names.length === 1 && !component ? form.fields[names[0]!] : undefined;
    // one label is enough: each of several inputs says the whole of it
    const isSaid = only !== undefined && (only.label === title || optionFor(only, 'wraps') !== undefined);
    return (
      <section key={title} className={`card sheet-card ${isSaid ? 'sheet-card-said' : ''}`} aria-label={title}>
        <div className="sheet-card-head">
          <h2 id={idOfSection(title)} tabIndex={-1}>
            <span>{title}</span>
            {isSaid && only.required && form.isInput(names[0]!) && !form.now.isOff(names[0]!) && <RequiredMark />}
          </h2>
          {isBefore && (
            <Button
              look="link"
              aria-label={t('form.changeOf', { section: title ?? '' })}
              onClick={() => form.focus.goTo(form.model.leavesOf(names[0]!)[0]?.path ?? names[0]!)}
            >
              {t('form.change')}
            </Button>
          )}
          <ActionButtons actions={actions} onAction={onAction} />
        </div>
        <div className="cards-fields">
          {component ? <SectionComponent title={title} load={component} /> : <FieldCells names={names} form={form} />}
        </div>
      </section>
    );
  };
  const beside = form.sections.filter(({ beside: isBeside }) => isBeside);
  return (
    <>
      <div className={`cards-body ${hasRail ? 'cards-with-rail' : ''} ${aside ? 'cards-with-aside' : ''}`}>
        {hasRail && <Rail form={form} hint={hint} />}
        <div>
          {hint && !hasRail && <p className="rail-hint">{hint}</p>}
          {beside.length > 0 ? (
            <div className="cards-columns">
              <div>{form.sections.filter(({ beside: isBeside }) => !isBeside).map(draw)}</div>
              <div>{beside.map(draw)}</div>
            </div>
          ) : (
            form.sections.map(draw)
          )}
        </div>
        {aside && <FormAside load={aside} form={form} />}
      </div>
      {buttons}
    </>
  );
};
export default FormCards;
