import { it } from 'vitest';
import { useBox } from './box';
import { check } from '../../scripts/checkCms/check';
const { root } = useBox({});
it('zz', async () => {
  const r = await check({ base: root() + '/portal-cms', username: 'superadmin', password: (await import('../../fixtures/auth/people')).demoPassword, contract: new URL('../../contract/cms.openapi.yaml', import.meta.url), portalOrigin: 'http://localhost:5173' });
  console.log(JSON.stringify(r.deviations, null, 1)); console.log(r.unsure.map((u) => Object.values(u).join(' | ')).join('\n')); console.log(r.seconds, Object.values(r.calls).reduce((a, b) => a + b, 0)); console.log(Object.keys(r.calls).length);
}, 120000);
