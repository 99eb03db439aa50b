import type { Kind } from '../../schema/field';
import type { Example } from '../example';
import { example as choice } from './choice/example';
import { example as date } from './date/example';
import { example as decimal } from './decimal/example';
import { example as file } from './file/example';
import { example as integer } from './integer/example';
import { example as items } from './items/example';
import { example as localDateTime } from './localDateTime/example';
import { example as localized } from './localized/example';
import { example as multiline } from './multiline/example';
import { example as reference } from './reference/example';
import { example as richText } from './richText/example';
import { example as text } from './text/example';
import { example as timestamp } from './timestamp/example';
import { example as toggle } from './toggle/example';

/** Made-up values by kind: one line each. A kind that is not here has none, and its values are missing. */
export const examples: { readonly [K in Kind]?: Example<K> } = {
  choice,
  date,
  decimal,
  file,
  integer,
  items,
  localDateTime,
  localized,
  multiline,
  reference,
  richText,
  text,
  timestamp,
  toggle,
};
