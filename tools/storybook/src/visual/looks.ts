import { findThemes } from '@shop/build/themes';

export type Shot = { theme: string; scheme: 'light' | 'dark'; width: number };

const WIDTHS = [375, 1280];

const schemes = findThemes().flatMap(({ name, hasDark }) => [
  { theme: name, scheme: 'light' as const },
  ...(hasDark ? [{ theme: name, scheme: 'dark' as const }] : []),
]);

/** Every look of every board. */
export const SHOTS: readonly Shot[] = WIDTHS.flatMap((width) => schemes.map((look) => ({ ...look, width })));

export const nameOf = ({ theme, scheme, width }: Shot): string =>
  `${theme}${scheme === 'dark' ? '-dark' : ''}-${width}`;
