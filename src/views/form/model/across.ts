/** What every rule across fields is called: a change of another field may end what it says. Read before yup has come. */
export const across = 'across';
