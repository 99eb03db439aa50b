import { caseName, drawCases } from '../../e2e/cases';
import { oddReply } from '../../e2e/odd/changes';
import { signInReply } from '../../calls';
import { expect, test, waitFor, type Portal } from '../portal';

const numbers = drawCases(6, 100);

/** Ways to start a session, with the call whose reply names the user. */
const ways: [call: string, start: (portal: Portal) => Promise<unknown>][] = [
  [
    'POST /cmsauth/login',
    async (portal) => {
      await portal.open('/login');
      await portal.fillSignIn('superadmin');
    },
  ],
  ['GET /current-user/info', async (portal) => portal.open(`/login?accessToken=${await portal.foreignToken('superadmin')}`)],
];
const cases = ways.flatMap(([call, start]) => numbers.map((number) => ({ call, start, number })));

test.for(cases)(
  'an odd reply to $call leaves no page empty and nothing waiting: case $number',
  async ({ call, start, number }, { portal, cms }) => {
    const odd = oddReply(await signInReply(cms.root, 'superadmin'), number);
    await portal.fault({ call, kind: 'raw', body: odd.body, count: 1 });
    await start(portal);
    await waitFor(() => {
      expect(portal.calls(call), `${caseName(number)}: ${odd.what}`).toHaveLength(1);
      expect(document.querySelector('.header, main h1, main form'), odd.what).toBeInTheDocument();
      expect(document.querySelector('[aria-busy=true], [role=progressbar], .skeleton'), odd.what).toBeNull();
    });
  },
);
