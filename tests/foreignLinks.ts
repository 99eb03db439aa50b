/** Addresses that are not of the web though an address of the web stands in them: a rule that looks anywhere takes them (SHR-072). */
export const foreignLinks = [
  'javascript:alert(1)//https://example.com',
  'JavaScript:https://example.com',
  'java\nscript:alert(1)//https://example.com',
  '\u0001javascript:alert(1)//https://example.com',
  'data:text/html,https://example.com',
  'ftp://example.com/?https://example.com',
];
