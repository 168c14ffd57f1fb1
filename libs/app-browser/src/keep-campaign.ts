import { readTouch, TOUCH_COOKIES, TOUCH_SECONDS, writeTouch, type Touch } from '@shop/paths/touches';
import type { Consent } from './consent.ts';
import { readCookie, writeCookie } from './device-cookies.ts';

const lastTouch = (): Touch | undefined => readTouch(readCookie(TOUCH_COOKIES.last) ?? '');

/** A withdrawn consent removes what was kept. */
const forget = (): void => {
  for (const name of Object.values(TOUCH_COOKIES))
    if (readCookie(name) !== undefined) writeCookie(name, '', 0);
};

/**
 * The campaign of this visit: that of the address, else the last one that was kept. Kept for 90 days, the first and the
 * last, only with consent to advertising.
 */
export const keepCampaign = (consent: Consent, search: string): Touch | undefined => {
  const named = readTouch(search);
  if (!consent.allows('marketing')) {
    forget();
    return named;
  }
  if (!named) return lastTouch();
  const written = writeTouch(named);
  if (readCookie(TOUCH_COOKIES.first) === undefined) writeCookie(TOUCH_COOKIES.first, written, TOUCH_SECONDS);
  writeCookie(TOUCH_COOKIES.last, written, TOUCH_SECONDS);
  return named;
};
