/** Each order's address has its own draft in the tab. */
export const addressDraft = (slug: string): string => `order-address ${slug}`;
