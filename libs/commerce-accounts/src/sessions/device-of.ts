import Bowser from 'bowser';

/** What a client recognises a browser by. Nothing else of its name is kept. */
export type Device = { readonly browser: string | null; readonly system: string | null };

const LONGEST = 40;
const UNKNOWN: Device = { browser: null, system: null };

const named = (name: string | undefined): string | null => (name ? name.slice(0, LONGEST) : null);

/** The browser and the system that a `User-Agent` header names. */
export const deviceOf = (userAgent: string): Device => {
  if (userAgent === '') return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: named(browser.name), system: named(os.name) };
};
