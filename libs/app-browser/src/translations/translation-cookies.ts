import { DURATION } from '@shop/domain/durations';
import { readCookie, writeCookie } from '../device-cookies.ts';

const MAY_CHECK = 'shop_check_translations';
const MAY_VIEW = 'shop_view_translations';

/** The two flags of this device for viewing message keys. */
export const translationCookies = {
  /** False for an hour after the permission was refused: it is not requested again. */
  mayCheck: (): boolean => readCookie(MAY_CHECK) !== '0',

  /** Starts the hour; a running hour continues. */
  startChecking: (): void => {
    if (readCookie(MAY_CHECK) === undefined) writeCookie(MAY_CHECK, '1', DURATION.HOUR / 1000);
  },

  stopChecking: (): void => writeCookie(MAY_CHECK, '0', DURATION.HOUR / 1000),

  /** The hour was the previous user's. */
  forgetChecking: (): void => writeCookie(MAY_CHECK, '', 0),

  mayView: (): boolean => readCookie(MAY_VIEW) === '1',

  /** For a day; translators usually look up several keys. */
  keepView: (isViewed: boolean): void =>
    writeCookie(MAY_VIEW, isViewed ? '1' : '', isViewed ? DURATION.DAY / 1000 : 0),
};
