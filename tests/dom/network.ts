/** What the page of a DOM test asks of its server: calls of the CMS, compared with the contract, and files beside the page. */
import { nameOf, pathOf, problemsOfReply, problemsOfRequest, type Contract, type Sent } from '../calls';
import { held } from '../unit/browser';

const nodeFetch = globalThis.fetch;
const origin = window.location.origin;

const bodyOf = (body: BodyInit | null | undefined): unknown => {
  if (body instanceof FormData)
    return [...body].map(([name, value]) => ({ name, fileName: value instanceof File ? value.name : undefined }));
  return body ? JSON.parse(body as string) : null;
};

/** The network of one test: what was sent, what was wrong, and what is held back. */
export class Network {
  readonly sent: Sent[] = [];
  /** What is never right: it fails the test when it ends. */
  readonly problems: string[] = [];
  /** Set when the CMS responds against the contract on purpose. */
  isFaulty = false;
  private readonly end = new AbortController();
  private readonly held: { call: string; until: Promise<void> }[] = [];
  private readonly lost = new Set<string>();
  private readonly files = new Map<string, () => Promise<Response> | Response>();
  private readonly underWay = new Set<Promise<Response>>();

  constructor(
    /** The origin of the fixture CMS. */ protected readonly root: string,
    private readonly contract: Contract,
  ) {}

  /** The calls of one name, in order. */
  calls = (call: string) => this.sent.filter((each) => each.call === call);

  /** The fetch of the page. It compares each call with the contract, both sides. */
  readonly fetch = (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const response = this.send(input, init);
    this.underWay.add(response);
    void response.catch(() => {}).then(() => this.underWay.delete(response));
    return response;
  };
  private readonly send = async (input: string | URL | Request, init: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, origin);
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    const isCall = url.origin === origin && url.pathname.startsWith('/portal-cms/');
    if (!isCall && headers.has('Authorization')) this.problems.push(`a token went to ${url.href}`);
    if (url.origin !== origin) {
      this.problems.push(`foreign request to ${url.origin}`);
      throw new TypeError('fetch failed');
    }
    const file = this.files.get(url.pathname);
    if (file) return file();
    const call = nameOf(this.contract, method, url);
    if (isCall) {
      const body = bodyOf(init.body);
      this.sent.push({ call, path: pathOf(url), query: url.search, body, headers: Object.fromEntries(headers.entries()) });
      this.problems.push(...problemsOfRequest(this.contract, method, url, body));
    }
    const signal = AbortSignal.any([this.end.signal, ...(init.signal ? [init.signal] : [])]);
    signal.throwIfAborted();
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    for (const { until } of this.held.filter((each) => each.call === call)) await Promise.race([until, aborted]);
    signal.throwIfAborted();
    const response = await nodeFetch(this.root + url.pathname + url.search, { ...init, signal });
    if (this.lost.delete(call)) throw new TypeError('fetch failed');
    if (isCall && !this.isFaulty && response.headers.get('Content-Type')?.includes('json')) {
      const json: unknown = await response.clone().json();
      this.problems.push(...problemsOfReply(this.contract, method, url, { status: response.status, json }));
    }
    return response;
  };

  /** Holds back the requests of a call, such as `GET /appuser/`. Returns a function that lets them go. */
  hold = (call: string) => {
    const { promise, settle } = held<void>();
    this.held.push({ call, until: promise });
    return () => settle();
  };

  /** Loses the next response to a call: the CMS does what it is asked, and the connection ends before the portal knows. */
  loseResponse = (call: string) => void this.lost.add(call);

  /** Serves a file beside the page, such as `/resources.yaml`, in place of the one that is there. */
  serve = (path: string, respond: () => Promise<Response> | Response) => void this.files.set(path, respond);

  /** Aborts what the page still waits for, and waits until all of it has ended. */
  protected abort = async () => {
    this.end.abort();
    await Promise.allSettled(this.underWay);
  };
}
