export { choice, date, dateTime, derived, integer, reference, text, toggle } from './declare';
