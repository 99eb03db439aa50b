/** What the check tells of each plant: rule, call, place, expected, found, how often, effect, what the portal does. */
import { loadCalls } from '../../../scripts/checkCms/contract';
import { registry } from '../../../resources';

const { calls } = loadCalls(new URL('../../../contract/cms.openapi.yaml', import.meta.url));
type ContractCall = (typeof calls)[number];
/** The calls of the contract for which something holds, by name, in order. */
const callsWith = (holds: (call: ContractCall) => unknown) =>
  calls
    .filter(holds)
    .map(({ name }) => name)
    .toSorted();
const withToken = callsWith(({ tokenHeader }) => tokenHeader === 'Authorization');
const puts = callsWith(({ method }) => method === 'PUT');
const writes = callsWith(({ method, tokenHeader }) => method !== 'GET' && tokenHeader === 'Authorization');
/** The calls that a browser asks about before it sends them. */
const withPreflight = callsWith(({ method, tokenHeader, takesJson }) => tokenHeader || takesJson || !['GET', 'POST'].includes(method));
/** The calls that read one record. */
const declarations = await Promise.all(Object.values(registry.resources).map(async ({ load }) => (await load()).default));
const records = declarations.flatMap(({ calls: { getOne } }) => getOne ?? []).toSorted();
/** Several calls as the report names them, such as "GET /appuser/{id} and 8 more". */
const several = ([first, ...more]: readonly string[]) => `${first} and ${more.length} more`;

export const told: Record<string, string[]> = {
  'a key of 1024 bits': [
    'key | GET /cmsauth/pubKey | /payload | an RSA key of 2048 bits or more, as SPKI in base64 | a key of rsa with 1024 bits | 1 | nothing | It encrypts with it; a password is easier to find out',
  ],
  'something that is no key': [
    'key | GET /cmsauth/pubKey | /payload | an RSA key of 2048 bits or more, as SPKI in base64 | something that is no such key | 1 | fails | Nobody can sign in: it reads "System busy!"',
  ],
  'a menu item that leads nowhere': [
    'menu | POST /cmsauth/login | /payload/menus | the name of an area of the portal | "Loyalty Points" | 1 | shows less | The item leads to a page that is not there',
  ],
  'a permission code that nobody knows': [
    'code | POST /cmsauth/login | /payload/permissionCodes | a permission code that the portal asks for | "LOYALTY_WRITE" | 1 | nothing | No page asks for it',
  ],
  'a life of tokens in milliseconds': [
    'token-life | POST /cmsauth/login | /payload/expireTime | the seconds that the token has left | 1800000000 | 1 | shows less | It does not renew the tokens before they end; the call that meets the end is repeated',
  ],
  'a token that says another end': [
    'token-life | POST /cmsauth/login | /payload/expireTime | the seconds that the token has left | 1800, and the token says about 300 | 1 | shows less | It renews the tokens too early or too late; a call that meets the end is repeated',
  ],
  'a person who is another after single sign-on': [
    'session | GET /current-user/info | /payload/permissionCodes | what the sign-in reply says | something else | 1 | shows less | Whoever comes by single sign-on has other rights than after signing in with a password',
  ],
  'a refresh that is refused': [
    'refused | POST /cmsauth/refresh | /status | status "00" | "01" Refresh is off | 1 | fails | POST /cmsauth/refresh: it reads "Refresh is off"',
  ],
  'new tokens that do not work': [
    'refresh | POST /cmsauth/refresh | /payload/accessToken | a token that works | HTTP 401 Unauthorized: Unauthorized | 1 | fails | The session ends when the first token does',
  ],
  'a wrong token that is answered with 403': [
    'token | GET /current-user/info | a wrong token | HTTP 401 | HTTP 403 Forbidden: Unauthorized | 1 | fails | A session that has ended is not noticed, and no token is renewed: it reads "No permission!"',
  ],
  'who is signed in is null': [
    'shape | GET /current-user/info | /payload | an object | null | 1 | fails | GET /current-user/info: it reads "System busy!"',
  ],
  'a token that ends early': [
    'token-life | GET /current-user/info | the life of a token | 1800 s, as expireTime says | it ended before that | 1 | shows less | It renews the tokens at the first call that meets the end, and repeats that call',
  ],
  'a session that goes on after the log-out': [
    'token | GET /current-user/info | the token after the log-out | HTTP 401 | an answer as if somebody had signed in | 1 | nothing | It has forgotten the token; whoever has it can go on',
  ],
  'answers that no other origin may read': [
    'cors | GET /cmsauth/pubKey and 2 more | Access-Control-Allow-Origin | http://localhost:5173 | no such header | 5 | fails | It reads "Network Error"',
  ],
  'CORS without Authorization': [
    `cors | ${several(withToken)} | Access-Control-Allow-Headers | Authorization | Content-Type, ReAuthorization, Idempotency-Key, If-Unmodified-Since | ${withToken.length} | fails | It reads "Network Error"`,
  ],
  'CORS with a star for the headers': [
    `cors | ${several(withToken)} | Access-Control-Allow-Headers | Authorization | * | ${withToken.length} | fails | It reads "Network Error"`,
  ],
  'CORS without PUT': [
    `cors | ${several(puts)} | Access-Control-Allow-Methods | PUT | GET, POST, DELETE | ${puts.length} | fails | It reads "Network Error"`,
  ],
  'CORS without ReAuthorization': [
    'cors | POST /cmsauth/refresh | Access-Control-Allow-Headers | ReAuthorization | Authorization, Content-Type, Idempotency-Key, If-Unmodified-Since | 1 | fails | It reads "Network Error"',
  ],
  'CORS without Idempotency-Key': [
    `cors | ${several(writes)} | Access-Control-Allow-Headers | Idempotency-Key | Authorization, Content-Type, ReAuthorization, If-Unmodified-Since | ${writes.length} | nothing | Nothing while writeHeaders.idempotencyKey of config.json is off, as it is at first; on, every save fails`,
  ],
  'a request id that no other origin may read': [
    'cors | GET /cmsauth/pubKey and 4 more | Access-Control-Expose-Headers | X-Request-Id | Content-Disposition, Retry-After | 7 | shows less | A failure is shown without the id of its request',
  ],
  'a Retry-After that no other origin may read': [
    'cors | GET /cmsauth/pubKey and 4 more | Access-Control-Expose-Headers | Retry-After | Content-Disposition, x-request-id | 7 | shows less | A failure does not show for how long the CMS asks to wait',
  ],
  'a preflight that wants a token': [
    `cors | ${several(withPreflight)} | OPTIONS | HTTP 204 without a token | HTTP 401 | ${withPreflight.length} | fails | It reads "Network Error"`,
  ],
  'a member that rows lack': [
    'shape | GET /appuser/ | /payload/content/0/clientID (id 122) | the member clientID | nothing | 50 | shows less | Client Management: the column Client ID stays empty',
  ],
  'a member that is null': [
    'shape | GET /projects/ | /payload/content/0/projectCode (id 5) | a text | null | 50 | shows less | Content Management - Our Products: the column Project Code stays empty',
  ],
  'a number that is a text': [
    'shape | GET /contactUs/clientServices/ | /payload/content/0/displayOrder (id 1) | a whole number | "9" | 15 | shows less | Customer Service Hotline: the column Order stays empty',
  ],
  'a list that is a text': [
    'shape | GET /notification/list | /payload/content/0/regions (id 1) | a list | "XX,XX" | 50 | shows less | Notification Management: the column Region stays empty',
  ],
  'a member that nobody knows': [
    'shape | GET /campaignPopup/list | /payload/content/0/createdBy (id 1) | no member createdBy | "Xxx" | 10 | nothing | It does not look at this member',
  ],
  'a code that the contract has not': [
    'refused | GET /businessPartner/{type}/{id}/clients/ | /status | status "00" | "01" The record does not exist | 1 | fails | Client List: it reads "The record does not exist"',
    'shape | GET /businessPartner/ | /payload/content/0/sfUserType (id 5000200) | one of BIZ, ADVISOR, INTERNAL | "BROKER" | 1 | shows less | Business Partner Management: the column Category stays empty',
  ],
  'a time in another format': [
    'shape | GET /appuser/ | /payload/content/0/lastLoginAt (id 122) | a time with its zone, such as 2026-11-20T06:15:00Z | "99/99/9999 99:99" | 50 | shows less | Client Management: the column Last login stays empty',
  ],
  'a time without a zone': [
    'shape | GET /notification/list | /payload/content/0/updatedAt (id 1) | a time with its zone, such as 2026-11-20T06:15:00Z | "9999-99-99X99:99:99.999" | 50 | shows less | Notification Management: the column Last update stays empty',
  ],
  'a birthday as ISO has it': [
    'shape | GET /appuser/ | /payload/content/0/dob (id 122) | a day such as 2026/11/20 | "9999-99-99" | 48 | shows less | Client Management: the column Date of birth stays empty',
  ],
  'a 302 to a sign-in page': [
    'redirect | GET /option/usertype | Location | HTTP 200 with status "00" | HTTP 302 to https://login.example.com/start | 1 | fails | userTypes: it reads "Network Error"',
  ],
  'a redirect of the same origin': [
    'redirect | GET /option/usertype | Location | HTTP 200 with status "00" | HTTP 308 to /portal-cms/option/usertype | 1 | nothing | The browser follows it, which makes each call two',
  ],
  'ids of a list that are all refused': [
    'refused | GET /cmsuser/details/{id} | /status | the records whose ids a list gave | a refusal for each of 5 | 1 | fails | Edit Admin User: it reads what the CMS says, and shows nothing else',
  ],
  'a record that is null in a lookup': [
    'shape | GET /country/ | /payload/0 | an object | null | 1 | shows less | countries: what needs this member stays empty',
  ],
  'an HTML page': [
    'html | GET /country/ | body | a JSON envelope | an HTML page: Please sign in | 1 | fails | countries: it reads "System busy!"',
  ],
  'gzip of nothing': ['empty | GET /appProducts/ | body | a JSON envelope | an empty body | 1 | fails | products: it reads "System busy!"'],
  'gzip that is none': [
    'unanswered | GET /option/projectUnit | line | an answer | the body is not packed as its Content-Encoding says | 1 | fails | It reads "Network Error"',
  ],
  'an answer that is cut': [
    'unanswered | GET /salesregion/list | line | an answer | the line was cut before the whole answer had come | 1 | fails | It reads "Network Error"',
  ],
  'HTTP 202 in place of 200': [
    'http | GET /employees/findAll | HTTP status | HTTP 200 with status "00" | HTTP 202 Accepted: Success | 1 | fails | accountManagers: it reads "Accepted"',
  ],
  'JSON that is no envelope': [
    'envelope | GET /option/sfUserType | / | status as a text, msg and payload | [{"code":"XX","name":"Xxxxxx"},{"code":"XXX","name":"Xxxxxx… | 1 | fails | salesforceUserTypes: it reads "System busy!"',
  ],
  'a status that is a number': [
    'envelope | GET /option/projectType | /status | status as a text, msg and payload | 0 | 1 | fails | projectTypes: it reads "System busy!"',
  ],
  'letters that are no UTF-8': [
    'encoding | GET /salesregion/officelist | body | UTF-8 | bytes that are no UTF-8 | 1 | shows less | salesOffices: other letters than those of ASCII are shown as �',
  ],
  'pages that are counted from one': [
    'page-base | GET /appuser/ | page | pages counted from 0 | page=0 and page=1 are the same rows | 1 | shows less | Client Management: the first page comes twice, the last never',
  ],
  'a page zero that is empty': [
    'page-base | GET /businessPartner/ | page | pages counted from 0 | page=0 is empty, page=1 is the first | 1 | shows less | Business Partner Management: the first page is empty',
  ],
  'a total that is too high': [
    'total | GET /appuser/ | /payload/totalElements | a last page of 40 rows, as 190 in all has it | 0 rows | 1 | shows less | Client Management: the last pages are empty, or rows are never shown',
  ],
  'a total that is that of the page': [
    'total | GET /appuser/ | /payload/totalElements | the same total whatever the size | 50 for size=50, 5 for size=5 | 1 | shows less | Client Management: rows are never shown',
  ],
  'a total that leaves rows out': [
    'total | GET /appuser/ | /payload/totalElements | no rows behind the last page | 30 rows | 1 | shows less | Client Management: rows behind the last page are never shown',
  ],
  'pages of twenty at most': [
    'page-size | GET /businessPartner/ | size | 50 rows for size=50 | 20 rows | 1 | shows less | Business Partner Management: pages are shorter or longer than the person chose',
  ],
  'a record twice in a page': [
    'twice | GET /projects/ | /payload/content | each record once | a record more than once | 1 | shows less | Content Management - Our Products: the list shows a record twice, and its selection is wrong',
  ],
  'a sort that is ignored': [
    'sort | GET /appuser/ | sort=activationAt,asc | rows upwards by activationAt | an order that no common collation has | 1 | shows less | Client Management: the list shows the order in which the rows come',
    'sort | GET /appuser/ | sort=activationAt,desc | rows downwards by activationAt | an order that no common collation has | 1 | shows less | Client Management: the list shows the order in which the rows come',
  ],
  'a direction that is ignored': [
    'sort | GET /projects/ | sort=name.EN,desc | rows downwards by name.EN | the other direction | 1 | shows less | Content Management - Our Products: the list shows the order in which the rows come',
  ],
  'empty values first': [
    'sort | GET /appuser/ | sort=lastLoginAt,asc | empty values last | empty values first | 1 | shows less | Client Management: the list shows the order in which the rows come',
  ],
  'a second sort that is ignored': [
    'second-sort | GET /projects/ | sort=name.EN,asc | equal rows by id, the second value of sort | another order | 1 | shows less | Content Management - Our Products: rows may come twice or never while somebody pages',
  ],
  'empty values first, a whole page of them': [
    'sort | GET /appuser/ | sort=activationAt,asc | empty values last | empty values first | 1 | shows less | Client Management: the list shows the order in which the rows come',
  ],
  'a filter that is ignored': [
    'filter | GET /appuser/ | region=XX | only rows that have this value | every row, as without it | 1 | shows less | Client Management: Region shows rows that do not match',
  ],
  'a search that looks at another member': [
    'filter | GET /appuser/ | lastName=Xxx | the rows that have this value | no rows | 1 | shows less | Client Management: Last Name does not find what is there',
  ],
  'a search that finds nothing': [
    'filter | GET /projects/ | projectName=Xxxxx Xxxxx Xxxxxx | the rows that have this value | no rows | 1 | shows less | Content Management - Our Products: Project Name does not find what is there',
  ],
  'a filter without a member that is ignored': [
    'filter | GET /appuser/{id}/documents/ | docType=no-record-has-this | no rows for a value that no record has | 5 rows | 1 | shows less | My Documents: Document type changes nothing',
  ],
  'a filter that finds rows without a value': [
    'filter | GET /appuser/ | region=XX | only rows that have this value | a row without a value | 1 | shows less | Client Management: Region shows rows that do not match',
  ],
  'a filter that takes one value of two': [
    'filter | GET /appuser/ | userStatus=XXXXXXXXX,XXXXXXXXX | the rows that have this value | rows of one of two values | 1 | shows less | Client Management: User Status does not find what is there',
  ],
  'a filter that is refused': [
    'filter | GET /businessPartner/ | userType=X | the rows that have this value | a refusal | 1 | nothing | Business Partner Management: no field of this screen asks for it',
  ],
  'a code that no lookup has': [
    'lookup | GET /appuser/ | /payload/content/0/userStatus (id 122) | a code of GET /option/userstatus | "FROZEN" | 1 | shows less | Client Management: Status shows the code in place of a name, and nobody can filter by it or choose it',
  ],
  'a lookup without a code of rows': [
    'lookup | GET /projects/ | /payload/content/5/status (id 36) | a code of GET /option/projectStatus | "AVAILABLE" | 15 | shows less | Content Management - Our Products: Status shows the code in place of a name, and nobody can filter by it or choose it',
    'lookup | GET /projects/{id} | /payload/status (id 36) | a code of GET /option/projectStatus | "AVAILABLE" | 1 | shows less | Edit Project: Status shows the code in place of a name, and nobody can filter by it or choose it',
  ],
  'a lookup that is empty': [
    'lookup | GET /option/projectLocation | /payload | something to choose from | an empty list | 1 | shows less | projectLocations: there is nothing to choose, so forms that need it cannot be saved',
    'lookup | GET /projects/ | /payload/content/0/projectLocation (id 5) | a code of GET /option/projectLocation | "CANADA" | 11 | shows less | Content Management - Our Products: Country shows the code in place of a name, and nobody can filter by it or choose it',
    'lookup | GET /projects/ | /payload/content/1/projectLocation (id 1) | a code of GET /option/projectLocation | "US" | 39 | shows less | Content Management - Our Products: Country shows the code in place of a name, and nobody can filter by it or choose it',
    'lookup | GET /projects/{id} | /payload/projectLocation (id 1) | a code of GET /option/projectLocation | "US" | 4 | shows less | Edit Project: Project Location shows the code in place of a name, and nobody can filter by it or choose it',
    'lookup | GET /projects/{id} | /payload/projectLocation (id 5) | a code of GET /option/projectLocation | "CANADA" | 1 | shows less | Edit Project: Project Location shows the code in place of a name, and nobody can filter by it or choose it',
  ],
  'a file name that no other origin may read': [
    'cors | POST /appuser/downloadCsv | Access-Control-Expose-Headers | Content-Disposition | Retry-After, X-Request-Id | 1 | nothing | The file is called clients.csv with the day and the codes of the filters, whatever the CMS calls it',
    'cors | POST /businessPartner/downloadCsv | Access-Control-Expose-Headers | Content-Disposition | Retry-After, X-Request-Id | 1 | nothing | The file is called partners.csv with the day and the codes of the filters, whatever the CMS calls it',
    'cors | POST /businessPartner/{type}/{id}/downloadClients | Access-Control-Expose-Headers | Content-Disposition | Retry-After, X-Request-Id | 1 | nothing | The file is called partner-clients.csv with the day and the codes of the filters, whatever the CMS calls it',
  ],
  'a document that is no PDF': [
    'file | GET /appuser/{id}/documents/{docNumber} | /msg | a pdf | bytes that start 706c6169 | 5 | fails | It reads "Download Failed"',
  ],
  'a file that is no base64': [
    'file | GET /files/{fileId} | /msg | a file in base64 | a text that is no base64 | 8 | fails | It reads "Download Failed"',
  ],
  'an export that is a page': [
    'export | POST /appuser/downloadCsv | Content-Type | text/csv | text/html | 1 | shows less | It saves what came as clients.csv, and a spreadsheet shows it as it is',
  ],
  'an export that ignores the search': [
    'export | POST /appuser/downloadCsv | body | a head and 11 rows, as the list has | 130 rows | 1 | shows less | It saves the file as it came',
  ],
  'PLT-127 a refused rule as HTTP 500': [
    `refusal | ${several(records)} | HTTP status | HTTP 200, status "01" and a msg for an id that nobody has | HTTP 500 | ${records.length} | shows less | It reads "System busy!" in place of what the CMS has to say; so it does for other refusals of this CMS, of saves too`,
  ],
  'PLT-127 an unknown id as HTTP 404': [
    `refusal | ${several(records)} | HTTP status | HTTP 200, status "01" and a msg for an id that nobody has | HTTP 404 | ${records.length} | shows less | It reads "System busy!" in place of what the CMS has to say; so it does for other refusals of this CMS, of saves too`,
  ],
  'PLT-127 an unknown id as an empty success': [
    `refusal | ${several(records)} | /status | HTTP 200, status "01" and a msg for an id that nobody has | status "00" without a msg | ${records.length} | shows less | It reads "System busy!" in place of what the CMS has to say; so it does for other refusals of this CMS, of saves too`,
  ],
};
