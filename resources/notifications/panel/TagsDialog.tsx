import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { amountColumns } from '../../vocabulary/amounts';
import { t } from '../texts';
import { withElement } from '../withElement';

/** What tags are for (NTF-059, NTF-060). */
const TagsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t('How to use tags')} onClose={onClose}>
    <p className="tags-told">
      {t(
        'Write a tag in a title, a summary or a content. Everybody gets what stands in the column of that name in the client list, in their own row.',
      )}
    </p>
    <table className="tags-table">
      <thead>
        <tr>
          <th scope="col">{t('Tag in the text')}</th>
          <th scope="col">{t('Column of the client list')}</th>
        </tr>
      </thead>
      <tbody>
        {amountColumns.map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{`<${name}>`}</code>
            </th>
            <td>
              <code>{name}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="tags-told">
      {withElement(<code>{'<AMT1>'}</code>, (tag) =>
        t(
          'Example: “We have paid your distribution of %{tag}” becomes “We have paid your distribution of USD 120.00” for the client whose row has USD 120.00 under AMT1.',
          { tag },
        ),
      )}
    </p>
    <p className="tags-told">{t('A tag whose column is empty in a row leaves nothing in its place.')}</p>
  </Dialog>
);
export default TagsDialog;
