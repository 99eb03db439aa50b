/** Whether a browser hands an answer of another origin to the portal, and the headers that the portal reads. */
import type { Answer } from './cms';
import type { Context } from './context';
import { shownHeader } from './findings';

/**
 * What the portal does without a header of an answer. `always` headers are expected of every CMS: the check cannot make a CMS send them.
 * The others matter where the answer has them. Browsers show Content-Type to every origin.
 */
const readHeaders = [
  { name: 'X-Request-Id', always: false, portal: 'A failure is shown without the id of its request' },
  { name: 'Retry-After', always: true, portal: 'A failure does not show for how long the CMS asks to wait' },
];

/** Whether the portal has another origin than the CMS, so that browsers apply CORS. */
export const isCrossOrigin = ({ portalOrigin, base }: Context['cms']) =>
  portalOrigin !== undefined && portalOrigin !== new URL(base).origin;

const exposedHeaders = ({ headers }: Answer) => headers.get('Access-Control-Expose-Headers');
/** Whether a browser shows a header of an answer to the portal, which sends no cookies: a star stands for every header. */
export const isExposed = (answer: Answer, name: string) =>
  (exposedHeaders(answer) ?? '').split(',').some((each) => [name.toLowerCase(), '*'].includes(each.trim().toLowerCase()));

/** Reports an answer that a browser keeps from the portal, and headers of it that a browser hides. */
export const checkReadable = ({ cms, deviates }: Context, answer: Answer) => {
  if (!isCrossOrigin(cms)) return;
  const { call, headers } = answer;
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed !== '*' && allowed !== cms.portalOrigin)
    return deviates({
      rule: 'cors',
      call,
      place: 'Access-Control-Allow-Origin',
      expected: cms.portalOrigin!,
      found: shownHeader(allowed),
      effect: 'fails',
      portal: 'It reads "Network Error"',
    });
  for (const { name, always, portal } of readHeaders)
    if ((always || headers.has(name)) && !isExposed(answer, name)) deviates({ ...notExposed(answer, name), effect: 'shows less', portal });
};

/** A header that a browser hides from the portal. */
export const notExposed = (answer: Answer, name: string) => ({
  rule: 'cors',
  call: answer.call,
  place: 'Access-Control-Expose-Headers',
  expected: name,
  found: shownHeader(exposedHeaders(answer)),
});
