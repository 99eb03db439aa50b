import { describe, expect, it } from 'vitest';
import { clientTitle, profileUpdate, pushSetting, type Client } from '../../../../resources/clients/client';

describe('a client', () => {
  it.each([
    [-1, 'REJECT'],
    [0, 'PENDING'],
    [9, 'INVALID'],
    [5, '-'],
    [null, '-'],
    [undefined, '-'],
  ])('a client whose profile update is %s shows "%s" (SHR-023)', (status, text) => {
    expect(profileUpdate({ userUpdateProfileLatestStatus: status } as Client)).toBe(text);
  });
  it.each([
    [[{ notificationType: 'MARKET', isOn: true }], 'ON'],
    [[{ notificationType: 'MARKET', isOn: false }], 'OFF'],
    [[{ notificationType: 'CORPORATE', isOn: true }], 'OFF'],
    [
      [
        { notificationType: 'CORPORATE', isOn: false },
        { notificationType: 'MARKET', isOn: true },
      ],
      'ON',
    ],
    [[], 'OFF'],
    [null, 'OFF'],
  ])('a client with the push settings %j shows market updates as %s (CLI-052, CLI-053)', (pushSettings, text) => {
    expect(pushSetting({ pushSettings } as Client, 'MARKET')).toBe(text);
  });
  it('the title of a client has name and client ID, or the one that exists', () => {
    const titles = [{ lastName: 'Wong', clientID: 'C1' }, { clientID: 'C1' }, { lastName: 'Wong' }].map((client) =>
      clientTitle(client as Client),
    );
    expect(titles).toEqual(['Wong · C1', 'C1', 'Wong']);
  });
});
