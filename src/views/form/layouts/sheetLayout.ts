import type { EngineField } from '../../../schema/kind';

/** Two columns of about the same height, each read downwards. CSS columns would be laid out whole for every key that is typed. */
export const inColumns = <T extends { fields: readonly string[] }>(sections: readonly T[]) => {
  const heights = sections.map(({ fields }) => 2 + Math.ceil(fields.length / 3));
  const sum = (part: number[]) => part.reduce((total, height) => total + height, 0);
  const splits = heights.map((_, i) => Math.abs(sum(heights.slice(0, i + 1)) - sum(heights.slice(i + 1))));
  const at = splits.indexOf(Math.min(...splits)) + 1;
  return [sections.slice(0, at), sections.slice(at)];
};

/** The field takes two columns of its card. */
export const isWide = (field: EngineField) => field.span === 2;
