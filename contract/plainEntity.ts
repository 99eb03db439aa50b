/** What every plain entity of the CMS has, as `npm run contract:add` writes it. */

/** The members of a record beside those of its body. */
export const plainMembers: readonly string[] = ['id', 'updatedAt', 'updatedByName'];
/** The parameters of a list beside its search fields and filters. */
export const listParameters: readonly string[] = ['page', 'size', 'sort'];
