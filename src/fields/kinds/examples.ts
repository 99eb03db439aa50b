/** Made-up values by kind: one line each. A kind that is not here has none, and its values are missing. */
export { example as choice } from './choice/example';
export { example as date } from './date/example';
export { example as decimal } from './decimal/example';
export { example as file } from './file/example';
export { example as integer } from './integer/example';
export { example as items } from './items/example';
export { example as localDateTime } from './localDateTime/example';
export { example as localized } from './localized/example';
export { example as multiline } from './multiline/example';
export { example as reference } from './reference/example';
export { example as richText } from './richText/example';
export { example as text } from './text/example';
export { example as timestamp } from './timestamp/example';
export { example as toggle } from './toggle/example';
