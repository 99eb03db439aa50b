/** Strings that run code in a careless page. Whatever runs sets `window.hit`. */
const payload = 'window.hit=1';
const frames = [
  `<script>${payload}</script>`,
  `<img src=x onerror=${payload}>`,
  `<svg/onload=${payload}>`,
  `<iframe srcdoc="<script>${payload}</script>">`,
  `<body onload=${payload}>`,
  `<form action=https://evil.example><input name=x></form>`,
  `<a href="javascript:${payload}">x</a>`,
  `<math><mtext></mtext><script>${payload}</script></math>`,
  `<style>*{background:url(https://evil.example)}</style>`,
  `<link rel=stylesheet href=https://evil.example>`,
  `<object data=https://evil.example>`,
  `<base href=https://evil.example>`,
];
const wrappers = [
  (x: string) => x,
  (x: string) => `">${x}`,
  (x: string) => `'>${x}`,
  (x: string) => `</td>${x}`,
  (x: string) => `<!--${x}-->`,
  (x: string) => x.toUpperCase(),
  (x: string) => x.replace('<', '<\u0000'),
  (x: string) => x.replaceAll('<', '\uff1c'),
];
const plain = [
  `javascript:${payload}`,
  `{{constructor.constructor('${payload}')()}}`,
  '${' + payload + '}',
  `%3Cscript%3E${payload}%3C/script%3E`,
  `data:text/html,<script>${payload}</script>`,
  '\u202egnp.exe',
  `'+${payload}+'`,
  `\\x3cscript\\x3e${payload}`,
  `=HYPERLINK("https://evil.example")`,
  `__proto__`,
];
export const attacks = [...frames.flatMap((frame) => wrappers.map((wrap) => wrap(frame))), ...plain].flatMap((text) => [
  text,
  ` ${text}`,
  `${text}\n`,
]);
