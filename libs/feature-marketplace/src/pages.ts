/** The lazy modules of pages that are not landing pages, and of parts that landing pages seldom show. */
export const pages = () => import('./marketplace.pages.ts');
