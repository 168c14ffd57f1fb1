/** The files with a brand's own content. All other files differ between brands only by the key. */
export const OWN_FILES = ['src/brand.config.ts', 'src/theme.ts', 'src/wording.ts'] as const;
export const OWN_FOLDERS = ['public/'] as const;

export const isOwn = (file: string): boolean =>
  OWN_FILES.some((own) => own === file) || OWN_FOLDERS.some((folder) => file.startsWith(folder));

/** A key between quotes or slashes. Anywhere else it is part of a word. */
export const withKey = (text: string, from: string, to: string): string =>
  text.replaceAll(new RegExp(`(?<=['"/])${from}(?=['"/\\s])`, 'gu'), to);
