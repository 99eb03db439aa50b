import { createEncryptor } from '../../authProvider/encryptPassword';
import type { Http } from '../../dataProvider/http';

/** How passwords travel: encrypted with the public key of the CMS, which is fetched once for the page. @param onNoKey hears why it could not be fetched ahead */
export const createPassword = (http: Http, onNoKey: (error: unknown) => void) => {
  const { withPasswords, prepare } = createEncryptor(() => http.call('GET', '/cmsauth/pubKey', { token: 'none', isBackground: true }));
  return {
    withPasswords,
    /** Fetches the public key ahead of the first password (PLT-031). */
    prepareEncryption: () => void prepare().catch(onNoKey),
    /** Changes the own password; both travel encrypted (PLT-062). */
    changePassword: (old: string, next: string, signal?: AbortSignal) =>
      withPasswords(async (encrypt) => {
        const [oldPwd, newPwd] = await Promise.all([encrypt(old), encrypt(next)]);
        await http.call('PUT', '/reset-pwd/current', { body: { oldPwd, newPwd }, signal });
      }),
  };
};

export type Password = ReturnType<typeof createPassword>;
