/** Told on the window when the CMS answers again after it did not: what failed for want of an answer is read again. */
export const cmsAnswers = 'admin-portal:cms-answers';
