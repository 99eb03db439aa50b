import { useEffect } from 'react';
import { cellLoadsOf } from '../../../fields/cells/cells';
import { optionFor, type Load } from '../../../schema/kind';
import type { Form } from '../../../schema/resource';
import { useText } from '../../../messages/i18n';
import { preloadLazy } from '../../../ui/lazy';
import { inColumns, isWide } from './sheetLayout';
import '../form.css';
import './waiting.css';

type Section = Form['sections'][number];

/** Stands where the form will, while its record is read: its sections and labels, with bars in place of the values. The panels load meanwhile. */
export const FormWaiting = ({ form: { layout, sections, fields } }: { form: Form }) => {
  const t = useText();
  const isSheet = layout === 'sheet';
  useEffect(() => {
    for (const field of sections.flatMap((section) => section.fields.map((name) => fields[name]!))) {
      const component = optionFor(field, 'component');
      [...cellLoadsOf(field), ...(component ? [component as Load<unknown>] : [])].forEach(preloadLazy);
    }
  }, [sections, fields]);
  const draw = (section: Section, i: number) => (
    <div key={section.title ?? i} className={`card ${isSheet ? 'sheet-card' : 'form-card'}`}>
      {section.title && <div className={isSheet ? 'sheet-card-head form-waiting-title' : ''}>{section.title}</div>}
      <div className={isSheet ? 'sheet-fields' : ''}>
        {section.fields.map((name) => (
          <div key={name} className={isSheet ? (isWide(fields[name]!) ? 'cell-wide' : '') : 'form-row'}>
            <div className="field">
              <span className="label">{fields[name]!.label}</span>
              <span className={`${isSheet ? '' : 'select'} form-waiting-value`} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
  return (
    <div role="progressbar" aria-label={t('shell.loading')}>
      {isSheet ? (
        <div className="sheet">
          <div className="rail" />
          <div className="sheet-columns">
            {inColumns(sections).map((column, i) => (
              <div key={i}>{column.map(draw)}</div>
            ))}
          </div>
        </div>
      ) : (
        sections.map(draw)
      )}
    </div>
  );
};
