/** Where this browser keeps the quotes whose step was told, by step. */
const PLACES = {
  delivery_info_added: 'shop_quote_delivery_set',
  payment_info_added: 'shop_quote_payment_set',
  pay_click: 'shop_quote_pay_clicked',
  quote_paid: 'shop_quote_payment_success',
} as const;
const MOST = 50;

export type QuoteStep = keyof typeof PLACES;

/** Whether this browser takes a step of paying for a quote for the first time; without storage each page does. */
export const isFirstStep = (step: QuoteStep, quoteId: number): boolean => {
  try {
    const told = JSON.parse(localStorage.getItem(PLACES[step]) ?? '[]') as number[];
    if (told.includes(quoteId)) return false;
    localStorage.setItem(PLACES[step], JSON.stringify([...told, quoteId].slice(-MOST)));
    return true;
  } catch {
    return true;
  }
};
