export type Currency = 'USD' | 'CAD';

const formats: Record<Currency, Intl.NumberFormat> = {
  USD: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  CAD: new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

/** An amount with its currency, USD or CAD (SHR-021); null for none. @example formatMoney(1234.5, 'USD') // "USD 1,234.50" */
export const formatMoney = (amount: number | null | undefined, currency: Currency) =>
  typeof amount === 'number' && Number.isFinite(amount) ? `${currency} ${formats[currency].format(amount)}` : null;
