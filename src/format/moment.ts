import { readDay } from './day';

/** The end of a day, which is the start of the next one. */
export const endOfDay = '24:00';

/** A time of the day at the end of what was typed: `2026/11/01 09:00`, `2026/11/01 24:00`. */
const ending = / ?((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u;

/** What was typed as a day and as a time; either may be missing. A blank after the day remains: another word may follow. */
export const partsOf = (text: string) => {
  const found = ending.exec(text);
  const day = (found ? text.slice(0, found.index) : text).trimStart();
  return { day, time: found?.[1] ?? '' };
};

/** A day and a time as one text; nothing where both are missing. */
export const joinParts = ({ day, time }: { day: string; time: string }) => [day, time].filter(Boolean).join(' ');

/** A moment as `yyyy/MM/dd HH:mm`, however its day was typed; null for what is none. */
export const readMoment = (text: string): string | null => {
  const { day, time } = partsOf(text);
  const read = readDay(day);
  return read && time ? `${read} ${time}` : null;
};

/** A moment without 24:00: the same one as 00:00 of the next day. */
export const withoutEndOfDay = (moment: string): string => {
  const { day, time } = partsOf(moment);
  if (time !== endOfDay) return moment;
  const next = new Date(Date.parse(`${day.replaceAll('/', '-')}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  return `${next.toISOString().slice(0, 10).replaceAll('-', '/')} 00:00`;
};

/** A moment of UTC+8 in milliseconds since 1970; null for what is none. */
export const timeOf = (text: string): number | null => {
  const moment = readMoment(text);
  return moment === null ? null : Date.parse(`${withoutEndOfDay(moment).replaceAll('/', '-').replace(' ', 'T')}:00+08:00`);
};
