import { describe, expect, it } from 'vitest';
import { registry } from '../../../resources';
import { camelCase } from '../../../src/format/camelCase';
import { createMenuTarget } from '../../../src/layout/menuTarget';

describe('menu', () => {
  const { pathOf, listOf } = createMenuTarget(registry);
  it.each([
    ['Client Management', 'clientManagement'],
    ['Our Products', 'ourProducts'],
    ['Generic Contents', 'genericContents'],
    [' campaign  popup ', 'campaignPopup'],
    ['Client-Management', 'clientManagement'],
  ])('PLT-051 turns %s into %s', (label, name) => {
    expect(camelCase(label)).toBe(name);
  });
  it.each([
    ['Client Management', '/clientManagement'],
    ['Business Partner Management', '/businessPartnerManagement'],
    ['Create User', '/createUser'],
    ['Customer Service Hotline', '/customerServiceHotline'],
  ])('PLT-051 leads %s to %s', (label, path) => {
    expect(pathOf(label)).toBe(path);
  });
  it.each([
    ['/editUser/7', '/clientManagement'],
    ['/createUser', '/clientManagement'],
    ['/editPartner/BIZ/7', '/businessPartnerManagement'],
    ['/editProjectClone/7', '/ourProducts'],
    ['/elsewhere', undefined],
  ])('finds the list of %s', (path, list) => {
    expect(listOf(path)).toBe(list);
  });
  it.each(['Push Notification', 'Notification'])('PLT-052 leads %s to /pushNotification', (label) => {
    expect(pathOf(label)).toBe('/pushNotification');
  });
});
