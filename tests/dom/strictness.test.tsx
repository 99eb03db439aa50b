import { useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { replaceClock } from './clock';
import { whilePageChanges } from './page';
import { screen, test, waitFor, type Portal } from './portal';
import { checkRules } from './rules';

/** The problems of a test so far. The test that expects them does not fail because of them. */
const takeProblems = ({ problems }: Portal) => problems.splice(0);

test('a call that the contract does not know is a problem', async ({ portal }) => {
  await portal.fetch('/portal-cms/unknown');
  expect(takeProblems(portal)).toEqual(['GET /portal-cms/unknown: unknown path']);
});

test('a request against the contract is a problem: query, body and path', async ({ portal }) => {
  await portal.fetch('/portal-cms/contactUs/clientServices/?page=x&size=10');
  await portal.fetch('/portal-cms/contactUs/clientServices/', { method: 'POST', body: '{"post":1}' });
  await portal.fetch('/portal-cms/contactUs/clientServices/3', { method: 'DELETE', body: '{}' });
  expect(takeProblems(portal)).toEqual([
    expect.stringMatching(/^GET \/contactUs\/clientServices\/, query: /),
    expect.stringMatching(/^POST \/contactUs\/clientServices\/, body: /),
    'DELETE /contactUs/clientServices/{id}, body: it takes none',
  ]);
});

test('a response against the contract is a problem, unless the test asked for it', async ({ portal }) => {
  const fault = { call: 'GET /cmsauth/pubKey', kind: 'raw', body: '{"status":"00","msg":null,"payload":7}' } as const;
  await portal.fault(fault);
  await portal.fetch('/portal-cms/cmsauth/pubKey');
  expect(portal.problems).toEqual([]);
  portal.isFaulty = false;
  await portal.fetch('/portal-cms/cmsauth/pubKey');
  expect(takeProblems(portal)).toEqual([expect.stringMatching(/^GET \/cmsauth\/pubKey, reply: /)]);
});

test('a request to another origin is a problem, and is not sent', async ({ portal }) => {
  await expect(portal.fetch('https://elsewhere.test/track')).rejects.toThrow('fetch failed');
  expect(takeProblems(portal)).toEqual(['foreign request to https://elsewhere.test']);
});

test('a token that goes anywhere but the CMS is a problem', async ({ portal }) => {
  await portal.fetch('/version.json', { headers: { Authorization: 'Bearer x' } });
  expect(takeProblems(portal)).toEqual(['a token went to http://portal.test/version.json']);
});

test('console.error is a problem', async ({ portal }) => {
  console.error('Each child in a list should have a unique %s', 'key');
  expect(takeProblems(portal)).toEqual(['console.error: Each child in a list should have a unique key']);
});

test('an error of an event listener is a problem', async ({ portal }) => {
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', () => {
    throw new Error('broken listener');
  });
  await portal.user.click(button);
  expect(takeProblems(portal)).toContain('error in the page: broken listener');
});

test('a rejection that nothing handles is a problem', async ({ portal }) => {
  const ofVitest = process.listeners('unhandledRejection').slice(0, -1);
  for (const listener of ofVitest) process.off('unhandledRejection', listener);
  onTestFinished(() => void ofVitest.forEach((listener) => process.on('unhandledRejection', listener)));
  void Promise.reject(new Error('nobody waits'));
  await new Promise(setImmediate);
  expect(takeProblems(portal)).toEqual(['unhandled rejection: Error: nobody waits']);
});

test('a change of the page for which the test does not wait is a problem: an act warning', async ({ portal }) => {
  let change = () => {};
  const Counter = () => {
    const [count, setCount] = useState(0);
    useLayoutEffect(() => {
      change = () => setCount(1);
    }, []);
    return <p>{count}</p>;
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await whilePageChanges(async () => root.render(<Counter />));
  expect(portal.problems).toEqual([]);
  change();
  await screen.findByText('1');
  await whilePageChanges(async () => root.unmount());
  expect(takeProblems(portal)[0]).toMatch(/^console\.error: An update to Counter inside a test was not wrapped in act/);
});

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));
const append = (html: string) => {
  const part = document.body.appendChild(document.createElement('div'));
  part.innerHTML = html;
  return part;
};

test('a key that removes the focused element and leaves the focus nowhere is a problem', async ({ portal }) => {
  const button = append('<button>Remove</button>').querySelector('button')!;
  button.addEventListener('click', () => button.remove());
  button.focus();
  await portal.user.keyboard('{Enter}');
  await twoFrames();
  checkRules();
  expect(takeProblems(portal)).toEqual(['Enter removed the focused element, and the focus is lost: <button class=""> Remove']);
});

test('a key that removes the focused element and moves the focus within two frames is no problem', async ({ portal }) => {
  const [first, second] = append('<button>Remove</button><button>Stay</button>').querySelectorAll('button');
  first!.addEventListener('click', () => {
    first!.remove();
    requestAnimationFrame(() => second!.focus());
  });
  first!.focus();
  await portal.user.keyboard('{Enter}');
  await twoFrames();
  checkRules();
  expect(portal.problems).toEqual([]);
});

const wrongAttributes = [
  ['<button aria-expanded="true" aria-controls="x">More</button>', 'aria-expanded=true, and what it controls is not shown'],
  ['<button aria-expanded="false" aria-controls="x">More</button><p id="x">Text</p>', 'aria-expanded=false, and what it controls is shown'],
  ['<input aria-describedby="x" />', 'aria-describedby names x, which is not there'],
  ['<input aria-invalid="true" /><div class="field-note" id="x">Order cannot be empty</div>', 'no control names its hint or error'],
  ['<ul><li aria-current="page">A</li><li aria-current="page">B</li></ul>', '2 elements of a list have aria-current'],
  [
    '<ul role="listbox"><li role="option" aria-selected="true">A</li><li role="option" aria-selected="true">B</li></ul>',
    '2 elements have aria-selected=true',
  ],
  ['<div role="tablist"><button role="tab">A</button></div>', 'no tab is selected'],
  ['<fieldset><input type="radio" /></fieldset>', 'a group has no name'],
  ['<fieldset aria-label="Region"></fieldset><div role="radiogroup" aria-label="Region"></div>', 'two groups have the name Region'],
] as const;
test.for(wrongAttributes)('a wrong attribute for assistive technology is a problem: %s', ([html, problem], { portal }) => {
  const part = append(html);
  checkRules();
  part.remove();
  expect(takeProblems(portal)).toEqual([expect.stringContaining(problem)]);
});

test('a portal that was closed while it requested the public key sends nothing later', async ({ portal }) => {
  const pass = replaceClock();
  portal.hold('GET /cmsauth/pubKey');
  await portal.open('/login');
  await waitFor(() => expect(portal.calls('GET /cmsauth/pubKey')).toHaveLength(1));
  await portal.close();
  await pass(60_000);
  expect(portal.sent).toHaveLength(1);
});

test.fails('a problem fails the test', ({ portal }) => {
  portal.problems.push('something is wrong');
});
