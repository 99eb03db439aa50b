/** Addresses that are none of the web, or do not lead where they seem to, though one of the web stands in them: a rule that looks anywhere takes them (SHR-072). */
export const foreignLinks = [
  'javascript:alert(1)//https://example.com',
  'JavaScript:https://example.com',
  'java\nscript:alert(1)//https://example.com',
  '\u0001javascript:alert(1)//https://example.com',
  'data:text/html,https://example.com',
  'ftp://example.com/?https://example.com',
  'https://',
  'https:///example.com',
  'https://example.com@evil.example',
  'https://example.com:443@evil.example/',
  'https://@evil.example/',
  'https://\\evil.example',
];
