/** HTML of other programs, with the paragraphs and marks that a rich text keeps of it: name, HTML, result. */
type Case = readonly [name: string, html: string, wanted: string];

/** Cells as a spreadsheet copies them. */
export const sheet = '<html><head><style>td{}</style></head><body><table border=0><col width=64><!--StartFragment--><tr height=20><td class=xl65>Alpha</td><td align=right>1,200.50&nbsp;</td><td><strong>300</strong></td></tr>\n<tr><td>Beta<br>Tower</td><td></td><td><p class=MsoNormal>7</p></td></tr><tr><td>&nbsp;</td><td></td><td></td></tr><!--EndFragment--></table></body></html>'; // prettier-ignore

/** Tables: a line for each row, ` | ` between the cells. */
// prettier-ignore
export const tableCases: readonly Case[] = [
  ['cells of a spreadsheet', sheet, '<p>Alpha | 1,200.50 | <strong>300</strong></p><p>Beta Tower | | 7</p>'],
  ['heads, bodies and feet', '<table><caption>Rents</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody><tfoot><tr><td>3</td><td>4</td></tr></tfoot></table>', '<p>Rents</p><p>A | B</p><p>1 | 2</p><p>3 | 4</p>'],
  ['text around a table', 'Before<table><tr><td>a</td><td>b</td></tr></table>after', '<p>Before</p><p>a | b</p><p>after</p>'],
  ['paragraphs and lists in cells', '<table><tr><td><p>a</p><p>b</p></td><td><ul><li>c</li><li>d</li></ul></td></tr></table>', '<p>a b | • c • d</p>'],
  ['the only cell of a row keeps its lines', '<table><tr><td><p>a</p><p>b<br>c</p></td></tr></table>', '<p>a</p><p>b<br>c</p>'],
  ['a table in the layout of a mail', '<table><tr><td>logo</td><td><p>Dear</p><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table></td></tr></table>', '<p>logo</p><p>Dear</p><p>a | b</p><p>c | d</p>'],
  ['cells that reach over rows and columns', '<table><tr><td rowspan=2>HK</td><td>a</td><td>1</td></tr><tr><td>b</td><td>2</td></tr><tr><td colspan=2>all</td><td rowspan=9>3</td></tr><tr><td>c</td><td>d</td></tr></table>', '<p>HK | a | 1</p><p>| b | 2</p><p>all | 3</p><p>c | d |</p>'],
  ['rows and tables that a style makes bold', '<table style="text-decoration:underline"><tr style="font-weight:600"><td>Unit</td>\n<td style="font-weight:700">Price</td></tr><tr><td>A</td><td>1</td></tr></table>', '<p><strong><u>Unit</u></strong> | <strong><u>Price</u></strong></p><p><u>A</u> | <u>1</u></p>'],
  ['marks around cells', '<table><tr><td><a href="https://a.example">a</a></td><td><em>b</em></td></tr></table>', '<p><a href="https://a.example">a</a> | <em>b</em></p>'],
];

/** Lists: bullets and numbers as text. */
// prettier-ignore
export const listCases: readonly Case[] = [
  ['a start', '<ol start=4><li>a</li><li>b</li></ol>', '<p>4. a</p><p>5. b</p>'],
  ['letters', '<ol type=a start=26><li>a</li><li>b</li></ol>', '<p>z. a</p><p>aa. b</p>'],
  ['capital Roman numbers', '<ol type=I start=9><li>a</li><li>b</li></ol>', '<p>IX. a</p><p>X. b</p>'],
  ['a value', '<ol><li value=10>a</li><li>b</li></ol>', '<p>10. a</p><p>11. b</p>'],
  ['a type of one item', '<ol><li>a</li><li type=A>b</li></ol>', '<p>1. a</p><p>B. b</p>'],
  ['a reversed list', '<ol reversed><li>a</li><li>b</li></ol>', '<p>2. a</p><p>1. b</p>'],
  ['styles', '<ol><li style="list-style-type:lower-alpha">a</li></ol><ul style="list-style-type: upper-roman"><li>b</li><li style="list-style-type:none">c</li></ul>', '<p>a. a</p><p>I. b</p><p>c</p>'],
  ['a list that a style makes bold', '<ol start=3 style="font-weight:bold"><li>a</li><li><p>b</p></li></ol>', '<p>3. <strong>a</strong></p><p>4. <strong>b</strong></p>'],
  ['styles in short', '<ol style="list-style: none outside"><li>a</li></ol><ul style="list-style:inside lower-roman"><li>b</li></ul>', '<p>a</p><p>i. b</p>'],
  ['a nested list', '<ul><li>a<ol type=i><li><p>b</p></li><li>c</li></ol></li><li>d</li></ul>', '<p>• a</p><p>i. b</p><p>ii. c</p><p>• d</p>'],
  ['a nested list without an item around it', '<ol><li>a</li><ul><li>b</li></ul><li>c</li></ol>', '<p>1. a</p><p>• b</p><p>2. c</p>'],
  ['an item that begins with a list', '<ul><li><ul><li>a</li></ul></li></ul>', '<p>• a</p>'],
  ['an item with a paragraph after its text', '<ul><li>a<p>b</p></li></ul>', '<p>• a</p><p>b</p>'],
  ['an item of several paragraphs', '<ul><li>\n<div><p><strong>a</strong></p></div><p>b</p></li></ul>', '<p>• <strong>a</strong></p><p>b</p>'],
  ['an item without a list', '<li>a</li><li>b</li>', '<p>• a</p><p>• b</p>'],
];

/** A paragraph of a list as Word writes it. */
const wordItem = (level: number, font: string, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:${font}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

/** Lists of Word, whose markers are text already, partly in letters of symbol fonts. */
// prettier-ignore
export const wordCases: readonly Case[] = [
  ['bullets of every level', wordItem(1, 'Symbol', '·', 'One') + wordItem(2, '"Courier New"', 'o', 'Two') + wordItem(3, 'Wingdings', '§', 'Three'), '<p>• One</p><p>• Two</p><p>• Three</p>'],
  ['numbers', wordItem(1, 'Arial', '1.', 'One') + wordItem(2, 'Arial', 'b)', 'Two') + wordItem(1, 'Arial', '–', 'Three'), '<p>1. One</p><p>b) Two</p><p>– Three</p>'],
  ['bullets without a mark of their own', '<p class="MsoListParagraphCxSpFirst">o&nbsp;&nbsp; Two</p><p class=MsoListParagraphCxSpLast><span style="font-family:Wingdings">§<span>&nbsp; </span></span>Three</p>', '<p>• Two</p><p>• Three</p>'],
  ['no other text', '<p class="MsoListParagraph">or not</p><p>o&nbsp;clock</p>', '<p>or not</p><p>o&nbsp;clock</p>'],
];

/** Images of emoji, superscripts and other markup. */
// prettier-ignore
export const otherCases: readonly Case[] = [
  ['the line break with which Chrome ends a copy', '<p>a</p><br class="Apple-interchange-newline">', '<p>a</p>'],
  ['emoji as images', '<p>Hi <img alt="👍🏽" src="x"><img alt=":ok:" class="c-emoji"><img alt="Our logo" src="y"></p>', '<p>Hi 👍🏽:ok:</p>'],
  ['a power', '10<sup>6</sup>, x<sup><b>2n</b></sup>, y<sup>ab1</sup>, z<span style="vertical-align:super">-1</span>', '<p>10⁶, x<strong>²ⁿ</strong>, y^(ab1), z⁻¹</p>'],
  ['a subscript', 'H<sub>2</sub>O, V<sub>max</sub>, CO<sub style="x">Q</sub>', '<p>H₂O, Vₘₐₓ, CO_Q</p>'],
  ['superscripts that are words or notes', '1<sup>st</sup> Acme<sup>TM</sup> a<sup>*</sup> b<sup><a href="https://a.example">[1]</a></sup>', '<p>1st Acme™ a* b<a href="https://a.example">[1]</a></p>'],
  ['marks of other names', '<p><ins>a</ins><strike>b</strike><span style="font-weight:bold;font-style:italic">c</span></p>', '<p><u>a</u><s>b</s><strong><em>c</em></strong></p>'],
  ['a bold that a style cancels', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  ['a tag', '<ul><li><AMT1></li></ul>', '<p>• &lt;AMT1&gt;</p>'],
];
