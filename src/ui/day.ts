const pattern = /^\d{4}\/\d{2}\/\d{2}$/;

/** A day as yyyy/MM/dd that exists. */
export const isDay = (text: string) => {
  const iso = text.replaceAll('/', '-');
  const day = new Date(`${iso}T00:00:00Z`);
  return pattern.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso);
};
