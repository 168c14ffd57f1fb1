import type { IconName } from './icon-names.ts';
import drawn from './icons.svg?url&no-inline';

/** One file for all signs and pages: a page names a sign in a few bytes, however often it shows it. */
export const iconAddress = (name: IconName): string => `${drawn}#${name}`;
