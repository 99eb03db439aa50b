export type Currency = 'USD' | 'CAD';

/** Both currencies are written the same way; made with the first amount, for Intl is slow to start. */
let format: Intl.NumberFormat | undefined;

/** An amount with its currency, USD or CAD (SHR-021); null for none. @example formatMoney(1234.5, 'USD') // "USD 1,234.50" */
export const formatMoney = (amount: number | null | undefined, currency: Currency) =>
  typeof amount === 'number' && Number.isFinite(amount)
    ? `${currency} ${(format ??= new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })).format(amount)}`
    : null;
