import { caseName, drawCases, randomOfCase } from '../../e2e/cases';
import { expect, screen, test, waitFor } from '../portal';

const path = '/contactUs/clientServices/';
const post = `POST ${path}`;
const faults = [
  { kind: 'http', status: 500 },
  { kind: 'http', status: 403 },
  { kind: 'http', status: 204 },
  { kind: 'status', status: '01', msg: 'No' },
  { kind: 'status', status: '02' },
  { kind: 'raw', body: '' },
  { kind: 'raw', body: '[]' },
  { kind: 'raw', body: '{"status":' },
  { kind: 'raw', body: '<html>', contentType: 'text/plain' },
  { kind: 'truncate' },
] as const;

/** Each record is sent eleven times: nine times with a fault, then with a lost response, then well. */
const faultsPerRecord = 9;

test.for(drawCases(3, 100))(
  'random faults while a record is created lose no value and create it once: case %i',
  async (record, { portal }) => {
    const random = randomOfCase(record);
    const number = `+81 ${5_000_000 + record}`;
    const failed: string[] = [];
    const send = async () => {
      const letGo = portal.hold(post);
      await portal.user.keyboard('{Control>}s{/Control}');
      await screen.findByRole('button', { name: 'Creating…' });
      letGo();
    };
    const expectForm = async () => {
      expect(await screen.findByRole('button', { name: 'Create' }), failed.join('\n')).toBeVisible();
      await waitFor(() => expect(screen.queryByTestId('loading-overlay'), failed.join('\n')).not.toBeInTheDocument());
      expect(await portal.field('Tel Number'), failed.join('\n')).toHaveValue(number);
    };
    await portal.signIn('superadmin', '/createServiceHotline');
    await portal.select('Country', 'Japan');
    await portal.fill('Tel Number', number);
    await portal.fill('Order', '9');
    for (let attempt = 0; attempt < faultsPerRecord; attempt += 1) {
      const fault = random.pick(faults);
      failed.push(`${caseName(record)}: ${JSON.stringify(fault)}`);
      await portal.fault({ call: post, count: 1, ...fault });
      await send();
      await expectForm();
    }
    portal.loseResponse(post);
    await send();
    await expectForm();
    await send();
    await screen.findByRole('heading', { level: 1, name: 'Customer Service Hotline' });
    expect(portal.calls(post)).toHaveLength(faultsPerRecord + 2);
    const { content } = await portal.ask<{ content: { phoneNumber: string }[] }>(`${path}?page=0&size=100`);
    expect(content.filter(({ phoneNumber }) => phoneNumber === number)).toHaveLength(1);
  },
);
