import { fitting, type Example } from '../../example';

export const example: Example<'integer'> = ({ min = -Infinity, max = Infinity, matches }, { member, row }) => {
  const numbers = [(row + 1) * 12, row + 1, min + row, min, max - row, max].filter(
    (each) => Number.isFinite(each) && each >= min && each <= max,
  );
  return { [member]: numbers.length > 0 ? Number(fitting(numbers.map(String), matches)) : null };
};
