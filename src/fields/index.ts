export { choice, dateTime, derived, integer, reference, text, toggle } from './declare';
export { formatDateTime } from './formatDateTime';
