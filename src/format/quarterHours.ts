/** Every quarter of an hour of a day, as HH:mm (SHR-020). */
export const quarterHours = Array.from(
  { length: 96 },
  (_, i) => `${String(Math.floor(i / 4)).padStart(2, '0')}:${String((i % 4) * 15).padStart(2, '0')}`,
);
