import type { Amount } from '@shop/domain/money';
import { discountPercentage } from '@shop/domain/tariff';
import type { LocaleCode } from '@shop/domain/languages';
import { useSpeech } from './speech-provider.tsx';

const NAMES: Readonly<Record<LocaleCode, string>> = {
  en: 'Shipping discount',
  lt: 'Siuntimo nuolaida',
  lv: 'Sūtīšanas atlaide',
  ee: 'Saatmise soodustus',
};

const PERCENT = 100;

/**
 * The label of a shipping discount's row with its share of the shipping price, if that is at least a whole
 * percent. Cart, checkout, success page and order page show the same row.
 */
export const useDiscountLabel = (): ((discount: Amount, shipping: Amount) => string) => {
  const { formats, language } = useSpeech();
  return (discount, shipping) => {
    const percentage = discountPercentage(discount, shipping);
    const name = NAMES[language.code];
    return percentage === 0 ? name : `${name}, ${formats.percent(percentage / PERCENT)}`;
  };
};
