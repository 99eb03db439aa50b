import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';

type Rule = { alert: string; expr: string; for: string; labels: Record<string, string>; annotations: Record<string, string> };
const readRules = (name: string) => {
  const document = parseDocument(readFileSync(`deploy/${name}`, 'utf8'));
  expect(document.errors).toEqual([]);
  return (document.toJS() as { groups: { name: string; rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);
};
const prometheus = readRules('alerts.yaml');
const loki = readRules('alerts-loki.yaml');

/** The names in an expression that are not functions, labels, operators or values of labels. */
const namesIn = (expr: string) =>
  (expr.replace(/"[^"]*"|\{[^}]*\}|\[\w+\]|\bon \([^)]*\)/g, ' ').match(/[a-z_]\w*(?!\w|\s*\()/gi) ?? []).filter(
    (name) => !['and', 'unless', 'or'].includes(name),
  );

/** Metrics that the sources of deploy/alerts.yaml have: blackbox_exporter, and stub_status by nginx-prometheus-exporter. */
const metrics = [
  'probe_success',
  'probe_duration_seconds',
  'probe_http_status_code',
  'probe_ssl_earliest_cert_expiry',
  'nginx_up',
  'nginx_connections_accepted',
  'nginx_connections_active',
  'nginx_connections_handled',
  'nginx_http_requests_total',
];
const logFields = ['time', 'request', 'from', 'method', 'path', 'status', 'bytes', 'seconds'];

describe('the alerting rules of deploy/', () => {
  it.each([...prometheus, ...loki].map((rule) => [rule.alert, rule] as const))('%s has all parts of a rule', (_, rule) => {
    expect(rule).toEqual({
      alert: expect.stringMatching(/^AdminPortal[A-Z]\w+$/),
      expr: expect.any(String),
      for: expect.stringMatching(/^\d+[mh]$/),
      labels: { severity: expect.stringMatching(/^(critical|warning)$/) },
      annotations: { summary: expect.any(String), description: expect.any(String) },
    });
    const fields = Object.values(rule.annotations).flatMap((text) => text.match(/\{\{.*?\}\}/g) ?? []);
    for (const field of fields) expect(field).toMatch(/^\{\{ \$(labels\.(site|instance)|value \| humanizeDuration) \}\}$/);
  });
  it('the names of the rules are unique', () => {
    const names = [...prometheus, ...loki].map(({ alert }) => alert);
    expect(names).toEqual([...new Set(names)]);
  });
  it.each(prometheus.map(({ alert, expr }) => [alert, expr] as const))('%s uses only metrics that its sources have', (_, expr) => {
    const names = namesIn(expr);
    expect(names).not.toEqual([]);
    expect(metrics).toEqual(expect.arrayContaining(names));
  });
  it('namesIn finds the metrics of an expression', () =>
    expect(namesIn('rate(some_total{job="a"}[5m]) > 2 and on (site) absent(other) == time()')).toEqual(['some_total', 'other']));
  it('the comment of alerts.yaml explains the jobs that its rules name', () => {
    const comment = readFileSync('deploy/alerts.yaml', 'utf8').split(/^groups:/m)[0]!;
    const jobs = prometheus.flatMap(({ expr }) => [...expr.matchAll(/job="([^"]+)"/g)].map(([, job]) => job!));
    expect(jobs.length).toBeGreaterThanOrEqual(prometheus.length);
    for (const job of jobs) expect(comment).toMatch(new RegExp(` ${job}[ ,]`));
  });
  it('rules for the access log use only its fields', () => {
    for (const { expr } of loki) {
      const fields = [...expr.matchAll(/\| (?!json\b)(\w+)\s*[=!<>]/g)].map(([, name]) => name);
      expect(fields.length).toBeGreaterThan(0);
      expect([...logFields, '__error__']).toEqual(expect.arrayContaining(fields));
    }
  });
});
