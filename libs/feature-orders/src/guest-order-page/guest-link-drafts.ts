/** The drafts of the two forms in the tab, one for each link. */
export const detailsDraft = (slug: string): string => `order-details ${slug}`;
export const newLinkDraft = (slug: string): string => `order-link ${slug}`;
