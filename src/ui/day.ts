const pattern = /^\d{4}\/\d{2}\/\d{2}$/;

/** A day as yyyy/MM/dd that exists, between 1900 and 2100: another year is a slip. */
export const isDay = (text: string) => {
  const iso = text.replaceAll('/', '-');
  const day = new Date(`${iso}T00:00:00Z`);
  return pattern.test(text) && text >= '1900' && text < '2101' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso);
};
