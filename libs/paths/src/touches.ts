/** The parameters of a link in an advertisement or a letter. */
export const UTM_NAMES = ['utm_campaign', 'utm_medium', 'utm_source'] as const;
export type Touch = Partial<Record<(typeof UTM_NAMES)[number], string>>;

/** The maximum length of a value in calls and in the database. */
const LONGEST = 100;

/** Cookies of the first and the last campaign that led here; only with consent to advertising. */
export const TOUCH_COOKIES = { first: 'shop_utm_first', last: 'shop_utm_last' } as const;
export const TOUCH_SECONDS = 90 * 24 * 60 * 60;

/** The first and the last campaign of a visitor and the consent, as their cookies write them. */
export type WrittenTouches = Readonly<Partial<Record<keyof typeof TOUCH_COOKIES | 'consent', string>>>;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
};

/** Not half of a pair at its end: it could not be written. */
const shorten = (text: string): string =>
  text
    .trim()
    .slice(0, LONGEST)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

/** The campaign parameters of a query or a cookie; undefined without any. */
export const readTouch = (query: string): Touch | undefined => {
  const given = query.replace(/^\?/, '').split('&');
  const found = UTM_NAMES.flatMap((name) => {
    const pair = given.find((one) => one.startsWith(`${name}=`));
    const value = shorten(decode(pair?.slice(name.length + 1) ?? ''));
    return value === '' ? [] : [[name, value] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};

/** Has only characters that a cookie and a header may contain. */
export const writeTouch = (touch: Touch): string =>
  UTM_NAMES.flatMap((name) => {
    const value = touch[name];
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
  }).join('&');

/** What a browser may have sent as one: nothing else is passed on. */
export const isWrittenTouch = (value: string | undefined): value is string =>
  value !== undefined && /^[\w.!~*'()%=&-]{1,2000}$/.test(value);
