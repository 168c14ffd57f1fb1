import { useFormats } from '@shop/i18n';
import { useCurrency, useLinks } from '@shop/page';
import { useMessages } from '../messages.ts';

/** What every card of a page needs, asked once for all of them. */
export const useCardWords = () => {
  const say = useMessages();
  const formats = useFormats();
  const { isoCode } = useCurrency();
  const { href } = useLinks();
  return { say, formats, isoCode, href, money: (amount: number) => formats.money(amount, isoCode) };
};
export type CardWords = ReturnType<typeof useCardWords>;
