/** The list of what is fetched for pages that are not landing pages, and for what landing pages seldom show. */
export const pages = () => import('./marketplace.pages.ts');
