/** Digits with a comma every three of them. */
export const groupDigits = (digits: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** A whole number with a comma every three digits. Intl would say the same, at 15 ms for its first use while a list loads. */
export const formatCount = (count: number) => groupDigits(String(count));
