/**
 * The lazy modules of each page, modal and fill: landing pages contain the name of this one file instead of
 * all.
 */
export const pages = () => import('./claims.pages.ts');
