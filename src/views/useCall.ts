import { useQuery } from '@tanstack/react-query';
import type { CallParams } from '../../contract/cmsDataProvider';
import type { BodyOf, CallName, PathOf, PayloadOf, QueryOf } from '../schema/calls';
import { useCms } from '../fields/useCms';

type Params<C extends CallName> = { path?: PathOf<C>; query?: QueryOf<C>; body?: BodyOf<C>; signal?: AbortSignal };
/**
 * A call beyond CRUD, typed by the contract. Passwords travel encrypted, unknown keys are left out.
 *
 * @example const email = useCall('PUT /appuser/email/{id}'); await email({ path: { id }, body: { email, updateEmail } });
 */
export const useCall = <C extends CallName>(name: C) => {
  const provider = useCms();
  return async (params: Params<C> = {}) => (await provider.call(name, params as CallParams)).data as PayloadOf<C>;
};

/** A call whose file comes as base64 (CLI-103). */
export const useFileCall = <C extends CallName>(name: C) => {
  const provider = useCms();
  return (params: Params<C> = {}) => provider.file(name, params as CallParams);
};

/** Fetches the file behind a link of a record as base64 (CLI-049); a link that leads elsewhere fails (PLT-120). */
export const useLinkedFile = (name: CallName) => {
  const provider = useCms();
  return (link: string, signal?: AbortSignal) => provider.linkedFile(name, link, signal);
};

/** What a reading call answers, kept while its screen is there. @example useCallQuery('GET /appuser/{id}/investments/{tab}', { path: { id, tab } }) */
export const useCallQuery = <C extends CallName>(name: C, params: Omit<Params<C>, 'signal'> = {}) => {
  const call = useCall(name);
  return useQuery({ queryKey: ['call', name, params], queryFn: ({ signal }) => call({ ...params, signal }), gcTime: 0 });
};
