/** What a brand says itself. Every other file of a brand's app is the same in all of them but for the key. */
export const OWN_FILES = ['src/brand.config.ts', 'src/theme.ts', 'src/wording.ts'] as const;
export const OWN_FOLDERS = ['public/'] as const;

export const isOwn = (file: string): boolean =>
  OWN_FILES.some((own) => own === file) || OWN_FOLDERS.some((folder) => file.startsWith(folder));

/** A key stands behind a quote or a slash and ends there; in any other place it is part of a word. */
export const withKey = (text: string, from: string, to: string): string =>
  text.replaceAll(new RegExp(`(?<=['"/])${from}(?=['"/\\s])`, 'gu'), to);
