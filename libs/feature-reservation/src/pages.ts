/** The list of what is fetched for each page, modal and fill: landing pages carry the name of this one file instead of all. */
export const pages = () => import('./reservation.pages.ts');
