import Bowser from 'bowser';
import { networkPlace } from './network-place.ts';

/** The names by which a client recognises a browser. Nothing else of the user agent is stored. */
export type Device = {
  readonly browser: string | null;
  readonly system: string | null;
  /** The network, as `84.15.12.*`. */
  readonly place: string | null;
};

const LONGEST = 40;

const named = (name: string | undefined): string | null => (name ? name.slice(0, LONGEST) : null);

/** The browser and the system that a `User-Agent` header names, and the network of an address. */
export const deviceOf = (userAgent: string, ip: string): Device => {
  const place = networkPlace(ip);
  if (userAgent === '') return { browser: null, system: null, place };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: named(browser.name), system: named(os.name), place };
};
