import { isEmpty } from '../../../schema/values/path';
import RenderedText from '../../../ui/renderedText/RenderedText';
import { emptyMark, lettersOf, type Cell, type CellProps } from '../../cells/cell';

/** The text as the markup that it is. */
const RichTextValue = ({ value, field }: CellProps<'richText'>) =>
  isEmpty(value) ? <>{emptyMark}</> : <RenderedText html={lettersOf(value)} tags={field.tags} />;
const RichTextCell: Cell<'richText'> = { Value: RichTextValue };
export default RichTextCell;
