import { beforeAll, describe } from 'vitest';
import { expect, test, type Portal } from '../portal';
import { twice } from '../twice';
import { acceptUploads } from '../uploads';
import { entities } from './entities';
import { isKept, loadParts, openEditable } from './rounds';
import { choose, empty, fileFields, fileLeaves, fileName, groupOf, pressLast, type FileField } from './fileFields';

beforeAll(loadParts);

const upload = 'POST /upload/blob/{kind}';

/** Stops an upload, then uploads, replaces, removes, uploads again and removes again: in the second round with other files. */
const uploadTwice = (portal: Portal, field: FileField) =>
  twice(
    portal,
    async ({ note, time, replace }) => {
      const names = ['stopped', 'first', 'replacing', 'last'].map((word) => {
        const name = fileName(field, `${word}-${time}`);
        replace(name, word);
        return name;
      });
      const [stopped, first, replacing, last] = names as [string, string, string, string];
      // where there may be several files, those that were removed can all be brought back
      const scope = () => (field.isSeveral ? groupOf(field).querySelectorAll('.file-items, .file-refused') : [groupOf(field)]);
      const aborts = portal.aborted.length;
      const letGo = portal.hold(upload);
      await choose(portal, field, stopped);
      await note(`${field.path} is uploading`, scope);
      await pressLast(portal, field, 'Cancel');
      await note(`the upload of ${field.path} is stopped`, scope);
      expect(portal.aborted.slice(aborts)).toEqual([upload]);
      letGo();
      await choose(portal, field, first);
      await note(`${field.path} is uploaded`, scope);
      await pressLast(portal, field, 'Replace');
      await choose(portal, field, replacing);
      await note(`${field.path} is replaced`, scope);
      await pressLast(portal, field, 'Remove');
      await note(`${field.path} is removed`, scope);
      await choose(portal, field, last);
      await note(`${field.path} is uploaded again`, scope);
      await pressLast(portal, field, 'Remove');
      await note(`${field.path} is removed again`, scope);
    },
    { isKept },
  );

describe('a file field takes, replaces, stops and removes files in a second round as in the first, and nothing of the first files is left', () => {
  for (const entity of entities.filter(({ form }) => form && fileLeaves(form).length > 0))
    test(`on the edit form of ${entity.name}`, async ({ portal }) => {
      acceptUploads();
      await openEditable(portal, entity);
      const fields = fileFields(entity.form!);
      expect(fields.length).toBeGreaterThan(0);
      for (const field of fields) {
        await empty(portal, field);
        await uploadTwice(portal, field);
      }
    });
});
