import { isEmpty } from '../../../schema/values/path';
import RichTextPreview from '../../../ui/richText/RichTextPreview';
import { emptyMark, lettersOf, type Cell, type CellProps } from '../../cells/cell';

/** The text with its paragraphs and marks. */
const RichTextValue = ({ value, field }: CellProps<'richText'>) =>
  isEmpty(value) ? <>{emptyMark}</> : <RichTextPreview html={lettersOf(value)} tags={field.tags} />;
const RichTextCell: Cell<'richText'> = { Value: RichTextValue };
export default RichTextCell;
