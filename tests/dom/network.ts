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
  /** The calls that the page gave up before their response. */
  readonly aborted: string[] = [];
  /** What is never right: it fails the test when it ends. */
  readonly problems: string[] = [];
  /** Set when the CMS responds against the contract on purpose. */
  isFaulty = false;
  private readonly end = new AbortController();
  private held: { call: string; until: Promise<void>; letGo: () => void }[] = [];
  private readonly lost = new Set<string>();
  private readonly payloads = new Map<string, (payload: unknown) => unknown>();
  private readonly files = new Map<string, () => Promise<Response> | Response>();
  /** The requests that wait for a response, by their calls. */
  private readonly underWay = new Map<Promise<Response>, string>();
  private heldBack = 0;
  private isWithoutRows = false;

  constructor(
    /** The origin of the fixture CMS. */ protected readonly root: string,
    private readonly contract: Contract,
  ) {}

  /** How many requests the page waits for. One that a test holds back does not count. */
  get pending() {
    return this.underWay.size - this.heldBack;
  }
  /** The calls of one name, in order. */
  calls = (call: string) => this.sent.filter((each) => each.call === call);

  /** The fetch of the page. It compares each call with the contract, both sides. */
  readonly fetch = (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const response = this.send(input, init);
    const url = new URL(input instanceof Request ? input.url : input, origin);
    this.underWay.set(response, nameOf(this.contract, init.method ?? 'GET', url));
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
    const noteAbort = () => void this.aborted.push(call);
    init.signal?.addEventListener('abort', noteAbort);
    const signal = AbortSignal.any([this.end.signal, ...(init.signal ? [init.signal] : [])]);
    signal.throwIfAborted();
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    this.heldBack += 1;
    for (const { until } of this.held.filter((each) => call === each.call || call.startsWith(`${each.call} `)))
      await Promise.race([until, aborted]);
    this.heldBack -= 1;
    signal.throwIfAborted();
    const received = await nodeFetch(this.root + url.pathname + url.search, { ...init, signal });
    init.signal?.removeEventListener('abort', noteAbort);
    const response = isCall ? await this.replacePayload(call, received) : received;
    if (this.lost.delete(call)) throw new TypeError('fetch failed');
    if (isCall && !this.isFaulty && response.headers.get('Content-Type')?.includes('json')) {
      const json: unknown = await response.clone().json();
      this.problems.push(...problemsOfReply(this.contract, method, url, { status: response.status, json }));
    }
    return response;
  };

  private readonly replacePayload = async (call: string, response: Response) => {
    const change = this.payloads.get(call);
    const isJson = response.headers.get('Content-Type')?.includes('json');
    if (!change && !(this.isWithoutRows && isJson)) return response;
    const { status, payload } = (await response.clone().json()) as { status: string; payload: unknown };
    if (change) return Response.json({ status: '00', msg: '', payload: change(payload) });
    const hasRows = status === '00' && payload !== null && typeof payload === 'object' && 'content' in payload;
    return hasRows ? Response.json({ status, msg: '', payload: { ...payload, content: [], totalElements: 0 } }) : response;
  };

  /** From now on lists have no rows, for a page that only has to open. */
  endRows = () => void (this.isWithoutRows = true);

  /**
   * Responds to a call with another payload until the test ends. The response is always a success, also when the CMS refused the
   * request, and it is compared with the contract like any other.
   *
   * @param change makes the payload from that of the CMS, which is null in a refusal
   */
  respond = (call: string, change: (payload: unknown) => unknown) => void this.payloads.set(call, change);

  /** Holds back the requests of a call, such as `GET /appuser/`, or of a method, such as `GET`. Returns a function that lets them go. */
  hold = (call: string) => {
    const { promise, settle } = held<void>();
    const letGo = () => settle();
    this.held.push({ call, until: promise, letGo });
    return letGo;
  };

  /** Holds back no request from now on, and lets writes go. Reads stay held: a page that is left aborts them. */
  endHolds = () => {
    for (const { call, letGo } of this.held) if (!call.startsWith('GET')) letGo();
    this.held = [];
  };

  /** The reads of records that wait for a response. Those of the session (`/cmsauth`) belong to no page. */
  waitingReads = () => [...this.underWay.values()].filter((call) => /^GET \/(?!cmsauth\/)/.test(call));

  /** Loses the next response to a call: the CMS does what it is asked, and the connection ends before the portal knows. */
  loseResponse = (call: string) => void this.lost.add(call);

  /** Serves a file beside the page, such as `/resources.yaml`, in place of the one that is there. */
  serve = (path: string, respond: () => Promise<Response> | Response) => void this.files.set(path, respond);

  /** Aborts what the page still waits for, and waits until all of it has ended. */
  protected abort = async () => {
    this.end.abort();
    await Promise.allSettled(this.underWay.keys());
  };
}
