import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { EngineAction, Form } from '../../../schema/resource';
import { isBlank, textOf } from '../../../fields/cells/cells';
import { CopyValue, FieldValue } from '../../../fields/cells/FieldValue';
import { useText } from '../../../messages/i18n';
import { formatCount } from '../../../format/count';
import { buttonClass } from '../../../ui/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons';
import { Link } from '../../../ui/Link';
import { useStickyHeight } from '../../../ui/hooks/useStickyHeight';
import { useDeclared } from '../../declared';
import { PageHeader } from '../../PageHeader';
import { ActionButtons } from './ActionButtons';
import { usePrevNext } from '../state/usePrevNext';
import './recordHeader.css';

type Props = {
  title: string;
  back: { to: string; title: string };
  head: NonNullable<Form['head']>;
  /** Fields that this record does not show. */
  hidden: readonly string[];
  onAction: (action: EngineAction) => void;
  /** Stands behind the facts. */
  note: ReactNode;
};

/**
 * Who the record is, in which state, and what can be done with it; stays in view while the form scrolls. Its title and the link
 * back are there before the record is, and are not drawn anew when it comes: they keep the focus.
 */
const RecordHeader = ({ title, back, head, hidden, onAction, note }: Props) => {
  const { resource, declaration } = useDeclared();
  const record = useRecordContext();
  const walk = usePrevNext(resource, declaration.list, record && String(record.id));
  const t = useText();
  const walkId = useId();
  const shownOf = (name: string) => ({ field: declaration.fields[name]!, name, record: record! });
  const draw = (name: string) => (
    <span translate="no">
      <FieldValue {...shownOf(name)} />
    </span>
  );
  return (
    <div className="record-head" ref={useStickyHeight('--covered-head')}>
      <PageHeader
        title={title}
        record={record && draw(head.name)}
        documentName={record && textOf(shownOf(head.facts[0]!))}
        back={back}
        facts={
          record && (
            <>
              {draw(head.status)}
              <ul className="record-facts">
                {head.facts.map((name) => {
                  const shown = shownOf(name);
                  if (hidden.includes(name) || isBlank(shown)) return null;
                  return (
                    <li key={name}>
                      <span className="visually-hidden">{shown.field.label}: </span>
                      <span className="record-fact" title={textOf(shown)}>
                        {draw(name)}
                      </span>
                      <CopyValue {...shown} />
                    </li>
                  );
                })}
              </ul>
              {note}
            </>
          )
        }
      >
        {walk && (
          <span className="record-walk">
            {/* the link keeps the focus on the next record, so its description names that record */}
            <span id={`${walkId}-name`} hidden>
              {textOf(shownOf(head.name))}
            </span>
            <WalkLink to={walk.previous} label={t('form.previousRecord')} describedBy={`${walkId}-name ${walkId}-position`}>
              <ChevronLeftIcon />
            </WalkLink>
            <span id={`${walkId}-position`}>{t('form.position', { n: formatCount(walk.position), total: formatCount(walk.total) })}</span>
            <WalkLink to={walk.next} label={t('form.nextRecord')} describedBy={`${walkId}-name ${walkId}-position`}>
              <ChevronRightIcon />
            </WalkLink>
          </span>
        )}
        <ActionButtons actions={head.actions} onAction={onAction} />
      </PageHeader>
    </div>
  );
};

type WalkLinkProps = { to: string | null; label: string; describedBy: string; children: ReactNode };
const WalkLink = ({ to, label, describedBy, children }: WalkLinkProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  const { state } = useLocation() as { state: { walkedWith?: string } | null };
  // the next record's screen gives the link that was walked with the focus back
  const isWalkedWith = state?.walkedWith === label;
  useEffect(() => {
    if (isWalkedWith) link.current?.focus();
  }, [isWalkedWith]);
  return to ? (
    <Link
      ref={link}
      className={buttonClass('icon')}
      to={to}
      state={{ walkedWith: label }}
      aria-label={label}
      aria-describedby={describedBy}
      title={label}
    >
      {children}
    </Link>
  ) : (
    <span className={buttonClass('icon', 'icon-button-off')} aria-hidden>
      {children}
    </span>
  );
};
export default RecordHeader;
