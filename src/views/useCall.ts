import { useDataProvider } from 'react-admin';
import type { BodyOf, CallName, PathOf, PayloadOf, QueryOf } from '../schema/resource';

type Params<C extends CallName> = { path?: PathOf<C>; query?: QueryOf<C>; body?: BodyOf<C>; signal?: AbortSignal };
type Provider = { call: (name: string, params: object) => Promise<{ data: unknown }> };

/**
 * A call beyond CRUD, typed by the contract. Passwords travel encrypted, unknown keys are left out.
 *
 * @example const email = useCall('PUT /appuser/email/{id}'); await email({ path: { id }, body: { email, updateEmail } });
 */
export const useCall = <C extends CallName>(name: C) => {
  const provider = useDataProvider() as unknown as Provider;
  return async (params: Params<C> = {}) => (await provider.call(name, params)).data as PayloadOf<C>;
};
