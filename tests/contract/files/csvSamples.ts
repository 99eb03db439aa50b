/** Client lists, right and wrong: what the portal and the box both have to say of them. */
const utf8 = (text: string) => Buffer.from(text);
const utf16 = (text: string, isBig: boolean, hasMark = true) => {
  const bytes = Buffer.from(`${hasMark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const mark = Buffer.from([0xef, 0xbb, 0xbf]);
const header = 'clientId,AMT1,AMT2,AMT3,AMT4';
const row = (id: string) => `${id},1,2,3,4`;
const big5 = Buffer.concat([utf8('clientId,AMT1\nC1,'), Buffer.from([0xad, 0xbb, 0xb4, 0xe4]), utf8('\n')]);

type Found = {
  ids: string[];
  ignored?: number;
  columns?: number;
  /** Line, column and kind of each finding. */ findings?: [number, number, string][];
};
/** A string is why it is refused, with the line where one can be named. */
export const csvSamples: readonly [why: string, bytes: Buffer, found: Found | string][] = [
  ['ids alone', utf8('clientId\nC1\nC2\n'), { ids: ['C1', 'C2'] }],
  ['no final newline', utf8('clientId\nC1\nC2'), { ids: ['C1', 'C2'] }],
  ['Windows line ends', utf8('clientId\r\nC1\r\nC2\r\n'), { ids: ['C1', 'C2'] }],
  ['CR alone', utf8('clientId\rC1\rC2\r'), { ids: ['C1', 'C2'] }],
  ['line ends of all sorts', utf8('clientId\r\nC1\nC2\rC3'), { ids: ['C1', 'C2', 'C3'] }],
  ['a byte order mark', Buffer.concat([mark, utf8('clientId\nC1')]), { ids: ['C1'] }],
  ['a header in other letters', utf8('CLIENTID\nC1'), { ids: ['C1'] }],
  ['blanks around the header', utf8(' clientId , AMT1 \nC1,5'), { ids: ['C1'], columns: 1 }],
  ['a quoted header', utf8('"clientId","AMT1"\n"C1","5"'), { ids: ['C1'], columns: 1 }],
  ['semicolons', utf8(`${header}\n${row('C1')}`.replaceAll(',', ';')), { ids: ['C1'], columns: 4 }],
  ['semicolons with a final newline', utf8('clientId;AMT1\nC1;5\n'), { ids: ['C1'], columns: 1 }],
  ['tabs', utf8(`${header}\n${row('C1')}`.replaceAll(',', '\t')), { ids: ['C1'], columns: 4 }],
  ['bars', utf8('clientId|AMT1\nC1|5'), { ids: ['C1'], columns: 1 }],
  ['semicolons with commas in amounts', utf8('clientId;AMT1\nC1;1,50'), { ids: ['C1'], columns: 1 }],
  ['amounts', utf8(`${header}\n${row('C1')}\n${row('C2')}`), { ids: ['C1', 'C2'], columns: 4 }],
  ['some amounts', utf8('clientId,AMT1,AMT3\nC1,1,3'), { ids: ['C1'], columns: 2 }],
  ['columns in another order', utf8('AMT1,clientId\n5,C1'), { ids: ['C1'], columns: 1 }],
  ['other columns', utf8('name,clientId,note\nA,C1,x'), { ids: ['C1'] }],
  ['a hundred columns', utf8(`clientId,${Array.from({ length: 99 }, (_, i) => `x${i}`).join(',')}\nC1,${'y,'.repeat(98)}y`), { ids: ['C1'] }],
  ['blank lines', utf8('clientId\n\nC1\n\n\nC2\n\n'), { ids: ['C1', 'C2'] }],
  ['lines of blanks', utf8('clientId\n  \nC1\n\t\n'), { ids: ['C1'] }],
  ['ids with blanks around them', utf8('clientId\n C1 \n\tC2'), { ids: ['C1', 'C2'] }],
  ['a header only', utf8(header), { ids: [], columns: 4 }],
  ['a header and a newline', utf8(`${header}\n`), { ids: [], columns: 4 }],
  ['a quoted delimiter', utf8('clientId,AMT1\nC1,"1,000.00"\nC2,2'), { ids: ['C1', 'C2'], columns: 1 }],
  ['a quoted line end', utf8('clientId,AMT1\nC1,"one\ntwo"\nC2,\n'), { ids: ['C1', 'C2'], columns: 1, findings: [[4, 2, 'blankCell']] }],
  ['a doubled quote', utf8('clientId,AMT1\nC1,"say ""hi"""'), { ids: ['C1'], columns: 1 }],
  ['an empty quoted cell', utf8('clientId,AMT1\nC1,""'), { ids: ['C1'], columns: 1, findings: [[2, 2, 'blankCell']] }],
  ['letters beyond ASCII', utf8('clientId,AMT1\nC1,香港元 5'), { ids: ['C1'], columns: 1 }],
  ['right to left', utf8('clientId,AMT1\nC1,خمسة'), { ids: ['C1'], columns: 1 }],
  ['a duplicate', utf8('clientId\nC1\nC2\nC1'), { ids: ['C1', 'C2'], ignored: 1, findings: [[4, 1, 'duplicate']] }],
  ['a duplicate with blanks', utf8('clientId\nC1\n C1'), { ids: ['C1'], ignored: 1, findings: [[3, 1, 'duplicate']] }],
  ['the same in other letters is another', utf8('clientId\nC1\nc1'), { ids: ['C1', 'c1'] }],
  ['a blank id', utf8(`${header}\n,1,2,3,4`), { ids: [], ignored: 1, columns: 4, findings: [[2, 1, 'blankKey']] }],
  ['an id of blanks', utf8('AMT1,clientId\n1, \n2,C2'), { ids: ['C2'], ignored: 1, columns: 1, findings: [[2, 2, 'blankKey']] }],
  ['an empty amount', utf8(`${header}\nC1,1,,3,4`), { ids: ['C1'], columns: 4, findings: [[2, 3, 'blankCell']] }],
  ['an amount of blanks', utf8(`${header}\nC1,1,2,3, `), { ids: ['C1'], columns: 4, findings: [[2, 5, 'blankCell']] }],
  ['a row that is short', utf8('clientId,AMT1\nC1'), { ids: ['C1'], columns: 1, findings: [[2, 1, 'cells'], [2, 2, 'blankCell']] }],
  ['a row that is long', utf8('clientId,AMT1\nC1,5,6'), { ids: ['C1'], columns: 1, findings: [[2, 2, 'cells']] }],
  ['a formula', utf8('clientId,AMT1\nC1,=1+1'), { ids: ['C1'], columns: 1, findings: [[2, 2, 'formula']] }],
  ['a call of a spreadsheet', utf8('clientId,AMT1\nC1,@SUM(A1)'), { ids: ['C1'], columns: 1, findings: [[2, 2, 'formula']] }],
  ['a negative amount', utf8('clientId,AMT1\nC1,-5.00'), { ids: ['C1'], columns: 1 }],
  ['markup in an amount', utf8('clientId,AMT1\nC1,<img src=x onerror=alert(1)>'), { ids: ['C1'], columns: 1 }],
  ['findings behind Windows line ends', utf8('clientId\r\nC1\r\n\r\nC1\r\n'), { ids: ['C1'], ignored: 1, findings: [[4, 1, 'duplicate']] }],
  ['findings behind CR alone', utf8('clientId\rC1\rC1\r'), { ids: ['C1'], ignored: 1, findings: [[3, 1, 'duplicate']] }],
  ['findings behind a quoted line end', utf8('clientId,AMT1\r\nC1,"a\r\nb"\r\nC1,1\r\n'), { ids: ['C1'], ignored: 1, columns: 1, findings: [[4, 1, 'contradiction']] }],
  ['empty', Buffer.alloc(0), 'key'],
  ['a byte order mark alone', mark, 'key'],
  ['no header', utf8('C1\nC2'), 'key'],
  ['another column', utf8('id\nC1'), 'key'],
  ['a name that goes on', utf8('clientIds\nC1'), 'key'],
  ['a blank first line', utf8('\nclientId\nC1'), 'key'],
  ['UTF-16 with its mark', utf16('clientId\nC1', false), 'utf16'],
  ['UTF-16, big end first, with its mark', utf16('clientId\nC1', true), 'utf16'],
  ['UTF-16 without a mark', utf16('clientId\nC1', false, false), 'binary'],
  ['UTF-16, big end first, without a mark', utf16('clientId\nC1', true, false), 'binary'],
  ['Big5', big5, 'big5'],
  ['Latin-1', Buffer.concat([utf8('clientId,AMT1\nC1,caf'), Buffer.from([0xe9]), utf8('\n')]), 'encoding'],
  ['a broken letter', Buffer.concat([utf8('clientId\nC1'), Buffer.from([0xe9, 0x20])]), 'encoding'],
  ['NUL', utf8('clientId\nC\0'), 'binary'],
  ['a workbook by another name', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(30)]), 'binary'],
  ['a quote that is never closed', utf8('clientId,AMT1\nC1,1\nC2,"open\nC3,3\n'), 'quote 3'],
  ['something behind a quote', utf8('clientId,AMT1\n"C1"x,5\nC2,6\n"C3",7\n'), 'quote 2'],
  ['a quote that opens at the end', utf8('clientId,AMT1\nC1,"'), 'quote 2'],
]; // prettier-ignore
