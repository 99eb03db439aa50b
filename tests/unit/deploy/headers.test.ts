import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, everyAnswer, strictTransport } from '../../../deploy/headers';

/** What the usual graders ask for: Mozilla's HTTP Observatory, securityheaders.com, the Secure Headers Project of OWASP. */
const graded = [
  'Strict-Transport-Security',
  'Content-Security-Policy',
  'X-Frame-Options',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Cross-Origin-Embedder-Policy',
  'X-Permitted-Cross-Domain-Policies',
  'Clear-Site-Data',
  'X-XSS-Protection',
  'X-DNS-Prefetch-Control',
  'Expect-CT',
  'Public-Key-Pins',
  'Reporting-Endpoints',
];

describe('the headers of a host', () => {
  it('have each that a grader asks for, or a line in decisions', () => {
    const [, onAHost] = readFileSync('docs/decisions.md', 'utf8').split('\n## On a host\n');
    const sent = ['Content-Security-Policy', ...Object.keys({ ...everyAnswer, ...strictTransport })];
    const explained = [...onAHost!.split('\n## ')[0]!.matchAll(/`([A-Z][\w-]+)`/g)].map(([, name]) => name);
    expect(graded.filter((name) => !sent.includes(name) && !explained.includes(name))).toEqual([]);
    expect(graded.filter((name) => sent.includes(name) && explained.includes(name))).toEqual([]);
  });
  it('name the origins of a deployment, each where it is needed and nowhere else', () => {
    const plain = contentSecurityPolicy().split('; ');
    const full = contentSecurityPolicy({
      cms: 'https://cms.test',
      signOn: 'https://sso.test',
      files: ['https://a.test', 'https://b.test'],
      reports: 'https://reports.test',
    }).split('; ');
    expect(full.filter((directive) => !plain.includes(directive))).toEqual([
      "img-src 'self' data: blob: https://a.test https://b.test",
      "connect-src 'self' https://cms.test https://sso.test https://reports.test",
      "form-action 'self' https://sso.test",
    ]);
    expect(plain).toContain("connect-src 'self'");
    expect(plain.join()).not.toContain('unsafe');
  });
});
