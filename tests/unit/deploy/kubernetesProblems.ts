import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';

const models = [Deployment, Service, PodDisruptionBudget];

/**
 * A copy of `value` that records in `unread` the paths of all keys, and removes a path when its key is read. Keys inside a key that
 * nobody reads are not recorded.
 */
const watch = (value: unknown, path: string, unread: Set<string>): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const pathOf = (key: string) => `${path}/${key}`;
  for (const key of Object.keys(value)) unread.add(pathOf(key));
  const watched = new Map<string, unknown>();
  return new Proxy(value, {
    get: (target, key) => {
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return Reflect.get(target, key) as unknown;
      if (!watched.has(key)) watched.set(key, watch(Reflect.get(target, key), pathOf(key), unread));
      unread.delete(pathOf(key));
      return watched.get(key);
    },
  });
};

/**
 * Validates an object against the schema of its Kubernetes kind. The validators of kubernetes-models ignore unknown keys, but read
 * every known one, so a key that they did not read is unknown.
 */
export const kubernetesProblems = (object: object): string[] => {
  const model = models.find((each) => each.is(object));
  if (!model) return ['unknown kind'];
  const unread = new Set<string>();
  try {
    model.prototype.validate.call(watch(object, '', unread) as never);
  } catch (error) {
    return [(error as Error).message];
  }
  return [...unread].map((path) => `unknown key ${path}`);
};
