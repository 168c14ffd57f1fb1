const LIGHT = ['default', 'alt', 'pj', 'tp', 'wl', 'nl', 'ae'];

export type Shot = { theme: string; scheme: 'light' | 'dark'; width: number };

const WIDTHS = [375, 1280];

const schemes = [
  ...LIGHT.map((theme) => ({ theme, scheme: 'light' as const })),
  { theme: 'default', scheme: 'dark' as const },
];

/** Every look of every board. */
export const SHOTS: readonly Shot[] = WIDTHS.flatMap((width) => schemes.map((look) => ({ ...look, width })));

export const nameOf = ({ theme, scheme, width }: Shot): string =>
  `${theme}${scheme === 'dark' ? '-dark' : ''}-${width}`;
