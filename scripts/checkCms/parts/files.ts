/** Whether files are what they say: those of records, and exports. */
import Papa from 'papaparse';
import { base64File } from '../../../src/files/base64File';
import type { Query } from '../../../contract/cmsDataProvider';
import type { Context, Row, Seen } from '../context';
import { Unanswered } from '../cms';
import { checkReadable, isCrossOrigin, isExposed, notExposed } from '../crossOrigin';
import { tooLong } from '../readBody';
import { shownHeader } from '../findings';
import { ask, faultOf, pageOf, sendInSession } from '../reply';

const fileCall = 'GET /files/{fileId}';
const documentCall = 'GET /appuser/{id}/documents/{docNumber}';
/** So many files are fetched. */
const sampled = 8;
type Link = { path: string; name: string };

/** The files that records name: by a link, or with a name of their own. */
const linksIn = (value: unknown): Link[] => {
  if (typeof value === 'string') return /^\/files\/[^/?#]+$/.test(value) ? [{ path: value, name: '' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const { filePath, fileName } = value as { filePath?: unknown; fileName?: unknown };
  if (typeof filePath === 'string' && typeof fileName === 'string') return [{ path: filePath, name: fileName }];
  return Object.values(value).flatMap(linksIn);
};

/** The id in a link, which may be written with per cents. */
const idIn = (path: string) => {
  const id = path.slice('/files/'.length);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
};

const extensionOf = (name: string) => /\.(\w+)$/.exec(name.toLowerCase())?.[1]?.replace('jpeg', 'jpg');
const isBase64 = (text: string) => /^[A-Za-z0-9+/]+={0,2}$/.test(text);

/** Looks at a file in the `msg` of a reply. */
const checkContent = ({ deviates }: Context, call: string, msg: unknown, name: string) => {
  const about = { rule: 'file', call, place: '/msg', effect: 'fails' as const, portal: 'It reads "Download Failed"' };
  const text = typeof msg === 'string' ? msg.replaceAll(/\s/g, '') : '';
  if (!isBase64(text))
    return deviates({
      ...about,
      expected: 'a file in base64',
      found: text === '' ? 'nothing' : 'a text that is no base64',
    });
  const bytes = Buffer.from(text, 'base64');
  const said = extensionOf(name);
  // no first bytes tell a table
  if (said === 'csv') return;
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const extension = base64File(text)?.extension.replace('jpeg', 'jpg') ?? (isZip ? (said ?? 'kmz') : undefined);
  if (!extension)
    return deviates({
      ...about,
      expected: `a ${said ?? 'PDF or an image'}`,
      found: `bytes that start ${bytes.subarray(0, 4).toString('hex')}`,
    });
  if (said && said !== extension)
    deviates({
      ...about,
      place: 'fileName',
      expected: `a ${said}, as the name says`,
      found: `a ${extension}`,
      effect: 'shows less',
      portal: 'It shows the file and saves it with the wrong ending',
    });
};

const checkLinked = async (context: Context) => {
  const { seen, cannotTell } = context;
  const links = seen.records.flatMap(({ record }) => linksIn(record));
  const unlike = [...new Map(links.map((link) => [link.path, link])).values()];
  const own = unlike.filter(({ path }) => path.startsWith('/files/'));
  if (own.length < unlike.length) cannotTell(fileCall, 'files at other addresses', 'they are not fetched: open one in the portal');
  if (own.length === 0) cannotTell(fileCall, 'its reply', 'no record names a file');
  // one of each ending first
  const byEnding = [...new Map(own.map((link) => [extensionOf(link.name), link])).values()];
  for (const { path, name } of [...new Set([...byEnding, ...own])].slice(0, sampled)) {
    const reply = await ask(context, fileCall, { path: { fileId: idIn(path) } });
    if (reply) checkContent(context, fileCall, (reply.answer.json as Row).msg, name);
  }
};

const checkDocuments = (context: Context) => {
  for (const { call, record } of context.seen.records) if (call === documentCall) checkContent(context, call, record.msg, 'document.pdf');
};

/** What narrows an export to a few rows, so that nobody waits for the whole list. */
const narrowed = (context: Context, { call, rows }: Seen['lists'][number]): Query => {
  const isSearch = context.calls.call(call).queryParameters.some(({ name }) => name === 'lastName');
  const value = rows.find(({ lastName }) => typeof lastName === 'string' && lastName !== '')?.lastName;
  return isSearch && typeof value === 'string' ? { lastName: value } : {};
};

const checkExport = async (context: Context, list: Seen['lists'][number], call: string, fileName: string) => {
  const { deviates, cannotTell } = context;
  const about = { rule: 'export', call, effect: 'fails' as const, portal: 'It reads "Download Failed"' };
  const query = narrowed(context, list);
  const path = list.path as Record<string, string>;
  const answer = await sendInSession(context, call, { path, query });
  if (answer instanceof Unanswered && answer.code === tooLong) return cannotTell(call, 'the file', answer.reason);
  if (answer instanceof Unanswered) return deviates({ ...about, place: 'line', expected: 'a CSV file', found: answer.reason });
  if (answer.status === 403) return cannotTell(call, 'the file', 'the account may not call it');
  checkReadable(context, answer);
  const type = (answer.headers.get('Content-Type') ?? 'no Content-Type').toLowerCase();
  if (answer.status !== 200 || answer.bytes.length === 0 || !type.includes('csv')) {
    const isFailure = answer.status !== 200 || answer.bytes.length === 0 || type.includes('json');
    const found =
      answer.status === 200 ? (answer.bytes.length === 0 ? 'an empty body' : shownHeader(type)) : (faultOf(answer)?.found ?? '');
    const saves = { effect: 'shows less' as const, portal: `It saves what came as ${fileName}, and a spreadsheet shows it as it is` };
    return deviates({ ...about, ...(isFailure ? {} : saves), place: 'Content-Type', expected: 'text/csv', found });
  }
  if (answer.text === '')
    return deviates({
      ...about,
      place: 'body',
      expected: 'UTF-8',
      found: 'bytes that are no UTF-8',
      effect: 'shows less',
      portal: 'It saves the file as it came',
    });
  const { data } = Papa.parse<string[]>(answer.text.replace(/^\uFEFF/, ''), { skipEmptyLines: true });
  const page = pageOf(
    await ask(context, list.call, { path, query: { page: 0, size: 50, ...list.query, ...query } as Query, isAgain: true }),
  );
  if (page && data.length - 1 !== page.total)
    deviates({
      ...about,
      place: 'body',
      expected: `a head and ${page.total} rows, as the list has`,
      found: `${Math.max(0, data.length - 1)} rows`,
      effect: 'shows less',
      portal: 'It saves the file as it came',
    });
  if (isCrossOrigin(context.cms) && !isExposed(answer, 'Content-Disposition'))
    deviates({
      ...notExposed(answer, 'Content-Disposition'),
      effect: 'nothing',
      portal: `The file is called ${fileName} with the day and the codes of the filters, whatever the CMS calls it`,
    });
};

/** Files of records, documents, and one export of each list that has one. */
export const checkFiles = async (context: Context) => {
  checkDocuments(context);
  await checkLinked(context);
  for (const list of context.seen.lists) {
    const declared = (await context.portal.screenOf(list.call))?.resource.list?.export;
    if (declared && context.seen.lists.find(({ call }) => call === list.call) === list)
      await checkExport(context, list, declared.call, declared.fileName);
  }
};
