import type { BrandConfig } from '@shop/brand';
import type { Preferences, ShippingMethod } from './preferences.ts';

/** The market and the shipping method: every price depends on both. */
export type Destination = { readonly countryId: number; readonly method: ShippingMethod };

/** The visitor's choice on this device; undefined before that. */
export type ChosenDestination = {
  readonly countryId: number | undefined;
  readonly shippingMethod: ShippingMethod | undefined;
};

/** `isElsewhere`: the market has changed. */
type Listener = (isElsewhere: boolean) => void;

export type DestinationStore = {
  readonly chosen: () => ChosenDestination;
  /** The brand's own market and method until another is chosen. */
  readonly current: () => Destination;
  readonly subscribe: (listener: Listener) => () => void;
};

type BrandOffer = Pick<BrandConfig, 'defaultCountryId' | 'methods'>;

/**
 * The destination of one page. `remember` changes it in the browser, where pages follow it at once; a page that the
 * server renders has the same destination to its end.
 */
export const createDestination = (brand: BrandOffer, first: ChosenDestination) => {
  let chosen = first;
  const listeners = new Set<Listener>();
  const store: DestinationStore = {
    chosen: () => chosen,
    current: () => ({
      countryId: chosen.countryId ?? brand.defaultCountryId,
      method: chosen.shippingMethod ?? brand.methods[0],
    }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const remember = ({
    countryId = chosen.countryId,
    shippingMethod = chosen.shippingMethod,
  }: Partial<Preferences>): void => {
    if (countryId === chosen.countryId && shippingMethod === chosen.shippingMethod) return;
    const before = store.current().countryId;
    chosen = { countryId, shippingMethod };
    const isElsewhere = store.current().countryId !== before;
    for (const listener of listeners) listener(isElsewhere);
  };
  return { store, remember };
};
