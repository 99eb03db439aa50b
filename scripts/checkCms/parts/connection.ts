/** Whether there is a CMS at the address, what lets a browser call it, and the key of passwords. */
import { createPublicKey } from 'node:crypto';
import { createEncryptor } from '../../../authProvider/encryptPassword';
import { CouldNotRun } from '../../couldNotRun';
import type { Context } from '../context';
import { Unanswered, type Answer } from '../cms';
import { named, shownAddress } from '../findings';
import { ask, faultOf } from '../reply';

export const keyCall = 'GET /cmsauth/pubKey';

const advice: Record<string, string> = {
  ENOTFOUND: 'Check the name of the host.',
  EAI_AGAIN: 'Check the name of the host and the network of this machine.',
  ECONNREFUSED: 'Check the port, and whether the CMS runs.',
  CERT_HAS_EXPIRED: 'Browsers refuse it too: renew the certificate of the CMS.',
  CERT_NOT_YET_VALID: 'Browsers refuse it too: check the clock of this machine and the certificate of the CMS.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Browsers refuse it too: give the name that the certificate is for, or mend the certificate.',
  ERR_SSL_WRONG_VERSION_NUMBER: 'Check the port: TLS is at another one, mostly 443.',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'Check the port: TLS is at another one, mostly 443.',
  timeout: 'Check the address, and whether a firewall stands between.',
};
const ofCertificates =
  'Browsers refuse it too, unless the machines of staff trust it. Where they do, name the certificate of your authority: NODE_EXTRA_CA_CERTS=authority.pem in front of the command.';
const adviceFor = (code: string) =>
  advice[code] ?? (/CERT|SIGNATURE|ISSUER/.test(code) ? ofCertificates : 'Check the address, and whether the CMS answers there.');

const noCms = (base: string, answer: Answer) => {
  const { status, headers } = answer;
  const fault = faultOf({ ...answer, statusText: '', bytes: new Uint8Array(1), json: undefined })!;
  const path = '/cmsauth/pubKey';
  if (status >= 300 && status < 400) {
    const location = headers.get('Location') ?? '';
    const url = URL.canParse(location, base) ? new URL(location, base) : undefined;
    const address = url ? shownAddress(url.href, answer.address) : 'no address';
    // the reader has to type it: this call is sent before anybody signs in, so the path is that of the CMS
    const next = url?.pathname.endsWith(path)
      ? `Give the address that it leads to: ${url.origin}${named(url.pathname.slice(0, -path.length))}`
      : 'A page to sign in stands before it, or the address has changed. The portal calls the CMS with a token and never sees such a page: the CMS itself has to answer there.';
    return `${base} redirects to ${address}. ${next}`;
  }
  return `${base} is no CMS of this portal: ${path} answers with ${fault.found}. The address of a CMS ends with the name of its product, such as https://cms.example.com/portal-cms: it is "host" and "product" of config.json.`;
};

/** Asks for the key of passwords, the one call that needs nobody. @throws CouldNotRun where there is no CMS to check */
export const checkConnection = async (context: Context): Promise<string | undefined> => {
  const { cms, deviates } = context;
  const first = await cms.send(keyCall, { token: null }).catch((error: unknown) => {
    if (!(error instanceof Unanswered)) throw error;
    throw new CouldNotRun(`${cms.base}: ${error.reason}. ${adviceFor(error.code)}`);
  });
  if (first.status >= 500)
    throw new CouldNotRun(`${cms.base} does not answer: HTTP ${first.status}. Look into the log of the CMS, and try again.`);
  if (first.status !== 200 || first.json === undefined) throw new CouldNotRun(noCms(cms.base, first));
  const reply = await ask(context, keyCall, { token: null });
  const text = reply?.payload;
  if (typeof text !== 'string') return undefined;
  const deviation = { rule: 'key', call: keyCall, place: '/payload', expected: 'an RSA key of 2048 bits or more, as SPKI in base64' };
  try {
    // as a browser imports it
    await createEncryptor(() => Promise.resolve(text)).prepare();
    const der = Buffer.from(text.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64');
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = createPublicKey({ key: der, format: 'der', type: 'spki' });
    const bits = details?.modulusLength ?? 0;
    if (type === 'rsa' && bits >= 2048) return text;
    const isRsa = type === 'rsa';
    const portal = isRsa ? 'It encrypts with it; a password is easier to find out' : 'Nobody can sign in: it reads "System busy!"';
    deviates({ ...deviation, found: `a key of ${type} with ${bits} bits`, effect: isRsa ? 'nothing' : 'fails', portal });
    return isRsa ? text : undefined;
  } catch {
    deviates({
      ...deviation,
      found: 'something that is no such key',
      effect: 'fails',
      portal: 'Nobody can sign in: it reads "System busy!"',
    });
    return undefined;
  }
};
