import { isEmpty } from '../../schema/path';
import RenderedText from '../../ui/renderedText/RenderedText';
import { emptyMark, type CellProps } from '../cell';

/** The text as the markup that it is. */
const RichTextCell = ({ value, field }: CellProps<'richText'>) =>
  isEmpty(value) ? <>{emptyMark}</> : <RenderedText html={String(value)} tags={field.tags} />;
export default RichTextCell;
