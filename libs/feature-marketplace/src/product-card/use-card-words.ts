import { useFormats } from '@shop/i18n';
import { useCurrency, useDestination, useLinks, usePage } from '@shop/page';
import { useMessages } from '../messages.ts';

/** Formats equal texts once for all cards: forty-eight of them share a few travel times. */
const onceEach = <Values extends number[]>(say: (...values: Values) => string) => {
  const said = new Map<string, string>();
  return (...values: Values): string => {
    const key = values.join();
    const known = said.get(key) ?? say(...values);
    said.set(key, known);
    return known;
  };
};

/** The shared data of all cards of a page, read once. */
export const useCardWords = () => {
  const say = useMessages();
  const formats = useFormats();
  const { isoCode } = useCurrency();
  const { method } = useDestination();
  const { href } = useLinks();
  return {
    say,
    href,
    money: (amount: number) => formats.money(amount, isoCode),
    measure: formats.number,
    days: onceEach((from, to) => say('marketplace.card.days', { from, to })),
    door: onceEach((from, to) => say('marketplace.card.doorBy', { method, from, to })),
    colours: onceEach((count) => say('marketplace.card.colours', { count })),
    off: onceEach((percent) => say('marketplace.card.off', { percent })),
    method,
    isList: usePage().layout === 'LIST',
  };
};
export type CardWords = ReturnType<typeof useCardWords>;
