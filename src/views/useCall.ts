import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BodyOf, CallName, PathOf, PayloadOf, QueryOf } from '../schema/calls';

type Params<C extends CallName> = { path?: PathOf<C>; query?: QueryOf<C>; body?: BodyOf<C>; signal?: AbortSignal };
type Provider = { call: (name: string, params: object) => Promise<{ data: unknown; msg: string }> };

/**
 * A call beyond CRUD, typed by the contract. Passwords travel encrypted, unknown keys are left out.
 *
 * @example const email = useCall('PUT /appuser/email/{id}'); await email({ path: { id }, body: { email, updateEmail } });
 */
export const useCall = <C extends CallName>(name: C) => {
  const provider = useDataProvider() as unknown as Provider;
  return async (params: Params<C> = {}) => (await provider.call(name, params)).data as PayloadOf<C>;
};

/** A call whose file comes as base64 in the msg of its reply (CLI-049, CLI-103). */
export const useFileCall = <C extends CallName>(name: C) => {
  const provider = useDataProvider() as unknown as Provider;
  return async (params: Params<C> = {}) => (await provider.call(name, params)).msg;
};

/** What a reading call answers, kept while its screen is there. @example useCallQuery('GET /appuser/{id}/investments/{tab}', { path: { id, tab } }) */
export const useCallQuery = <C extends CallName>(name: C, params: Omit<Params<C>, 'signal'> = {}) => {
  const call = useCall(name);
  return useQuery({ queryKey: ['call', name, params], queryFn: ({ signal }) => call({ ...params, signal }), gcTime: 0 });
};
