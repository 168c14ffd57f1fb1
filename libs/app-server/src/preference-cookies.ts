import { CONSENT_COOKIE } from '@shop/domain/consent';
import type { Preferences } from '@shop/page';

/** Chosen preferences as `name=value`; all values come from closed sets. */
export const preferenceCookies = ({
  currency,
  layout,
  scheme,
  shippingMethod,
  keepsBrowser,
  countryId,
  consent,
}: Partial<Preferences>): string[] => [
  ...(currency === undefined ? [] : [`shop_currency=${currency}`]),
  ...(layout === undefined ? [] : [`shop_layout=${layout}`]),
  ...(scheme === undefined ? [] : [`shop_scheme=${scheme}`]),
  ...(shippingMethod === undefined ? [] : [`shop_method=${shippingMethod}`]),
  ...(keepsBrowser ? ['shop_browser=kept'] : []),
  ...(countryId === undefined ? [] : [`shop_market=${countryId}`]),
  ...(consent === undefined ? [] : [`${CONSENT_COOKIE}=${consent}`]),
];
