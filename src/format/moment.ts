import { readDay } from './day';

/** A day and a time of the day as they are typed: `2026/11/01 09:00`. */
const written = /^(.*?) ?(([01]\d|2[0-3]):[0-5]\d)?$/su;

/** What was typed as a day and as a time; either may be missing. */
export const partsOf = (text: string) => {
  const [, day = '', time = ''] = written.exec(text) ?? [];
  return { day: day.trim(), time };
};

/** A day and a time as one text; nothing where both are missing. */
export const joinParts = ({ day, time }: { day: string; time: string }) => `${day} ${time}`.trim();

/** A moment as `yyyy/MM/dd HH:mm`, however its day was typed; null for what is none. */
export const readMoment = (text: string): string | null => {
  const { day, time } = partsOf(text);
  const read = readDay(day);
  return read && time ? `${read} ${time}` : null;
};

/** A moment of UTC+8 in milliseconds since 1970; null for what is none. */
export const timeOf = (text: string): number | null => {
  const moment = readMoment(text);
  return moment === null ? null : Date.parse(`${moment.replaceAll('/', '-').replace(' ', 'T')}:00+08:00`);
};
