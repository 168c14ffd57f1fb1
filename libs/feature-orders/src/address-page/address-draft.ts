/** Each order's address has a draft of its own in the tab. */
export const addressDraft = (slug: string): string => `order-address ${slug}`;
