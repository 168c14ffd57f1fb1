import { DURATION } from '@shop/domain/durations';
import { readCookie, writeCookie } from '../device-cookies.ts';

const MAY_CHECK = 'shop_check_translations';
const MAY_VIEW = 'shop_view_translations';

/** The two flags of this device about the keys of texts. */
export const translationCookies = {
  /** False for an hour after the permission was refused: it is not asked for again. */
  mayCheck: (): boolean => readCookie(MAY_CHECK) !== '0',

  /** Starts the hour; it goes on where it runs already. */
  startChecking: (): void => {
    if (readCookie(MAY_CHECK) === undefined) writeCookie(MAY_CHECK, '1', DURATION.HOUR / 1000);
  },

  stopChecking: (): void => writeCookie(MAY_CHECK, '0', DURATION.HOUR / 1000),

  /** The hour was the previous user's. */
  forgetChecking: (): void => writeCookie(MAY_CHECK, '', 0),

  mayView: (): boolean => readCookie(MAY_VIEW) === '1',

  /** For a day; a key that is looked up is seldom the only one. */
  keepView: (isViewed: boolean): void =>
    writeCookie(MAY_VIEW, isViewed ? '1' : '', isViewed ? DURATION.DAY / 1000 : 0),
};
