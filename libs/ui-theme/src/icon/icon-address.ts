import type { IconName } from './icon-names.ts';
import drawn from './icons.svg?url&no-inline';

/** One file for all icons and pages: a page refers to an icon in a few bytes, however often it shows it. */
export const iconAddress = (name: IconName): string => `${drawn}#${name}`;
