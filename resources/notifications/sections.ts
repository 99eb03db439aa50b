/** What stands on the create and on the edit screen (NTF-028). */
export const sections = {
  type: { title: 'Notification Type', fields: ['type', 'category', 'important'] },
  texts: [
    { title: 'Title', fields: ['titles'] },
    { title: 'Notification Summary', fields: ['summary'] },
    { title: 'Content', fields: ['contents'] },
    { title: 'Images', fields: ['imageIsSame4All', 'images'] },
  ],
  button: (at: 1 | 2, projects: readonly string[]) => ({
    title: `Button${at}`,
    fields: [`button${at}Type`, `button${at}Names`, `button${at}Urls`, ...projects],
  }),
};
