export type Currency = 'USD' | 'CAD';

/** Both currencies are written the same way. */
const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** An amount with its currency, USD or CAD (SHR-021); null for none. @example formatMoney(1234.5, 'USD') // "USD 1,234.50" */
export const formatMoney = (amount: number | null | undefined, currency: Currency) =>
  typeof amount === 'number' && Number.isFinite(amount) ? `${currency} ${amount.toLocaleString('en', twoDigits)}` : null;
