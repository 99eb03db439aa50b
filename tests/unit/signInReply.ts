/** What the CMS answers to a sign-in. */
export const signInReply = {
  accessToken: 'a',
  refreshToken: 'r',
  expireTime: 1800,
  firstName: 'Robin',
  lastName: 'Ashgrove',
  userLevel: 1,
  menus: [{ name: 'Client Management' }, { name: 'Content Management', children: [{ name: 'Our Products' }] }],
  permissionCodes: ['CONTENT_WRITE'],
  salesOffices: ['HK'],
  regions: ['HK', 'TW'],
};
