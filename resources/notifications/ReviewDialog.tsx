import { useEffect, useState, type ReactNode } from 'react';
import { localTime } from '../../src/format/dateTime';
import { languages } from '../../src/format/languages';
import { timeOf } from '../../src/format/moment';
import { deliveryDateEarly } from '../../src/messages/literal';
import { failureText } from '../../src/messages/failureText';
import { useLookupRows } from '../../src/fields/lookups';
import type { ReviewProps } from '../../src/schema';
import { Button } from '../../src/ui/Button';
import { Dialog } from '../../src/ui/dialogs/Dialog';
import { CheckIcon, ErrorIcon } from '../../src/ui/icons';
import { Tick } from '../../src/ui/inputs/choices/Tick';
import { ExternalLink } from '../../src/ui/Link';
import { firstText } from '../vocabulary/firstText';
import { pushTypeLabels, salesOfficeLabels } from '../vocabulary/labels';
import { salesOfficeRegions } from '../vocabulary/officeRegions';
import { listOf } from './clientList/clientList';
import { warningsOf } from './clientList/warnings';
import { untilDelivery } from './delivery';
import { linksOf } from './links';
import { hasVariables, officesOf, type Draft } from './notification';
import { tagsIn } from './texts';
import { useAudience, type Audience } from './useAudience';
import './reviewDialog.css';

const counted = (count: number) => count.toLocaleString('en');

/** What should be known before it is sent: what the list lacks, and tags that nothing replaces. */
const concernsOf = (draft: Draft): string[] => {
  const list = listOf(draft.csvFile);
  const isReplaced = draft.type !== 'SYSTEM' && hasVariables(draft.csvType);
  const tags = languages.flatMap(({ code, label }) => {
    const found = isReplaced ? [] : tagsIn(draft, code);
    return found.length > 0 ? [`${label} has ${found.map((name) => `<${name}>`).join(', ')}, which nothing will replace`] : [];
  });
  return [...(list && draft.type !== 'SYSTEM' ? warningsOf(list) : []), ...tags];
};

/** The time that is now, kept true while it is shown. */
const useNow = () => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="review-line">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const AudienceLines = ({ draft, audience }: { draft: Draft; audience: Audience }) => {
  const { data: names = [] } = useLookupRows('regions');
  const nameOf = (code: string) => names.find(({ id }) => id === code)?.label ?? code;
  const own = officesOf(draft);
  return (
    <>
      {own.map((office) => (
        <Line key={office} label={salesOfficeLabels[office as keyof typeof salesOfficeLabels] ?? office}>
          <strong>{counted(audience.offices[office] ?? 0)}</strong>
          <ul className="review-regions">
            {Object.entries(audience.regions)
              .filter(([code]) => own.length === 1 || salesOfficeRegions[office]?.includes(code))
              .map(([code, count]) => (
                <li key={code}>
                  {nameOf(code)} {counted(count)}
                </li>
              ))}
          </ul>
        </Line>
      ))}
      {draft.type !== 'SYSTEM' && <Line label="Ignored rows">{counted(audience.ignored)}</Line>}
    </>
  );
};

/** Everything that decides who gets what and when, before it is sent: a push cannot be taken back. */
const ReviewDialog = ({ values, onConfirm, onClose }: ReviewProps) => {
  const draft = values as Draft;
  const { data: audience, error, refetch, isFetching } = useAudience(draft);
  const now = useNow();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const deliveryDate = draft.deliveryDate ?? '';
  const until = untilDelivery(deliveryDate, now);
  const local = localTime(timeOf(deliveryDate));
  const concerns = concernsOf(draft);
  const links = linksOf(draft);
  const isNobody = audience?.total === 0;
  const canSend = audience && !isNobody && until !== null && concerns.every((each) => seen.has(each));
  const add = (to: ReadonlySet<string>, each: string) => new Set([...to, each]);
  const isComplete = languages.map(({ code, label }) => `${label}${draft.summary?.[code] ? '' : ' (no summary)'}`).join(', ');
  return (
    <Dialog
      title="Review before sending"
      about={firstText(draft.titles ?? {})}
      width={960}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button look="main" disabled={!canSend} onClick={onConfirm}>
            {audience && !isNobody ? `Send to ${counted(audience.total)}` : 'Send'}
          </Button>
        </>
      }
    >
      <dl className="review">
        <Line label="Type">
          {pushTypeLabels[draft.type as keyof typeof pushTypeLabels]}
          {draft.important && <strong> Important</strong>}
        </Line>
        <Line label="Category">
          <bdi>{draft.category}</bdi>
        </Line>
        {audience && <AudienceLines draft={draft} audience={audience} />}
        {!audience && !error && <Line label="Recipients">{isFetching ? 'Counting…' : ''}</Line>}
        {officesOf(draft).length > 1 && <Line label="Notifications">Two, one for each sales office</Line>}
        <Line label="Languages">{isComplete}</Line>
        <Line label="Delivery">
          <strong>{deliveryDate}</strong> UTC+8{until && `, ${until}`}
          {local && <span className="hint"> {local} here</span>}
        </Line>
        {links.length > 0 && (
          <Line label="Links">
            <ul className="review-links">
              {links.map(({ href, places }) => (
                <li key={href}>
                  <ExternalLink href={href} onOpen={() => setOpened((before) => add(before, href))}>
                    {href}
                  </ExternalLink>
                  <span className="hint">
                    {places.join(', ')}
                    {opened.has(href) ? (
                      <span className="review-opened">
                        <CheckIcon aria-hidden /> opened
                      </span>
                    ) : (
                      ' · not opened from here'
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </Line>
        )}
      </dl>
      {error && (
        <p className="form-notice form-notice-error" role="alert">
          The recipients could not be counted. {failureText(error)}{' '}
          <Button look="link" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      {isNobody && (
        <p className="form-notice form-notice-error" role="alert">
          <ErrorIcon aria-hidden /> Nobody would get this notification
        </p>
      )}
      {until === null && (
        <p className="form-notice form-notice-error" role="alert">
          <ErrorIcon aria-hidden /> {deliveryDateEarly}
        </p>
      )}
      {concerns.length > 0 && (
        <fieldset className="review-concerns">
          <legend>Tick what you have seen</legend>
          {concerns.map((each) => (
            <Tick
              key={each}
              name={each}
              label={each}
              isTicked={seen.has(each)}
              onChange={(isTicked) =>
                setSeen((before) => (isTicked ? add(before, each) : new Set([...before].filter((other) => other !== each))))
              }
            />
          ))}
        </fieldset>
      )}
    </Dialog>
  );
};
export default ReviewDialog;
