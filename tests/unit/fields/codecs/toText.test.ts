/** What stands in an input as text that can be read and copied without it: a conflict shows it, and what has no field any more. */
import { describe, expect, it } from 'vitest';
import { choice, date, file, integer, localDateTime, multiline, password, reference, richText, text, toggle } from '../../../../src/fields';
import type { Field } from '../../../../src/schema/field';
import { writtenText } from '../../../../src/views/form/model/writtenText';
import { codecOf, engineField } from '../engineFields';

const labels = { A: 'Ay', B: 'Bee' };
const image = (fileName: string) => ({ fileId: fileName, fileName, filePath: `/files/${fileName}` });
const tags = ['<AMT1>'];

describe('what was typed, as text', () => {
  it.each<[string, Field, unknown, string]>([
    ['a text', text('A') as Field, ' typed ', 'typed'],
    ['nothing', text('A') as Field, '', ''],
    ['several lines', multiline('A') as Field, 'one\ntwo', 'one\ntwo'],
    ['a number', integer('A') as Field, '5', '5'],
    ['text that is no number', integer('A') as Field, 'five', 'five'],
    ['a day', date('A') as Field, '1990-2-3', '1990/02/03'],
    ['a moment, as the wire writes it', localDateTime('A', { wire: 'yyyy-MM-dd HH:mm' }) as Field, '2026/01/02 10:15', '2026-01-02 10:15'],
    ['a password', password('A') as Field, 'Pass w0rd!', 'Pass w0rd!'],
    ['a code by its label', choice('A', { labels }) as Field, 'A', 'Ay'],
    ['a code without a label', choice('A', { labels }) as Field, 'C', 'C'],
    ['a code that every object has', choice('A', { labels }) as Field, 'toString', 'toString'],
    ['several codes', choice('A', { labels, multiple: true }) as Field, ['A', 'B'], 'Ay, Bee'],
    ['no code', choice('A', { labels }) as Field, '', ''],
    ['a value of a lookup that the field names', reference('x', 'A', { labels }) as Field, 'B', 'Bee'],
    ['a value of a lookup', reference('x', 'A') as Field, 7, '7'],
    ['several values of a lookup', reference('x', 'A', { multiple: true }) as Field, [7, 8], '7, 8'],
    ['yes', toggle('A', { on: 'Online', off: 'Offline' }) as Field, true, 'Online'],
    ['no', toggle('A', { on: 'Online', off: 'Offline' }) as Field, false, 'Offline'],
    ['neither yes nor no', toggle('A', { on: 'Online', off: 'Offline' }) as Field, null, ''],
    ['a file', file('A', { upload: 'POPUP_IMAGE' }) as Field, [image('a.png')], 'a.png'],
    ['files', file('A', { upload: 'PROJECT_IMAGE', maxFiles: 2 }) as Field, [image('a.png'), image('b.png')], 'a.png, b.png'],
    ['no file', file('A', { upload: 'POPUP_IMAGE' }) as Field, [], ''],
    ['paragraphs', richText('A') as Field, '<p>One <strong>two</strong></p> <p class="x">three<br>four</p>', 'One two\nthree\nfour'],
    ['paragraphs without a blank between them', richText('A') as Field, '<p>One</p><p>two</p>', 'One\ntwo'],
    ['signs of markup', richText('A') as Field, '<p>a &lt;b&gt;&nbsp;&amp; c</p>', 'a <b> & c'],
    ['a tag of the field', richText('A', { tags }) as Field, '<p>Dear <AMT1></p>', 'Dear <AMT1>'],
    [
      'a table',
      richText('A') as Field,
      '<table><tr><td><p>a</p></td> <td>b</td></tr><tr><th>c</th><th>d</th></tr></table>',
      'a | b\nc | d',
    ],
    ['a list and a power', richText('A') as Field, '<ul><li>10<sup>6</sup></li><li>H<SUB>2</SUB>O</li></ul>', '10⁶\nH₂O'],
    ['a sign without an end', richText('A') as Field, '<p>1 < 2</p> <', '1 < 2\n<'],
    ['markup that shows nothing', richText('A') as Field, '<p></p>', ''],
  ])('%s', (_, field, typed, shown) => {
    expect(writtenText({ field: engineField(field) }, typed)).toBe(shown);
  });
});

it('files are told by their names before a save discards them, anything else by its label', () => {
  const stored = [image('a.png'), image('b.png')];
  expect(codecOf(file('A', { upload: 'PROJECT_IMAGE', maxFiles: 2 }) as Field).discardedNames!(stored)).toEqual(['a.png', 'b.png']);
  expect(codecOf(text('A') as Field).discardedNames).toBeUndefined();
});
