/** Each order's statement has its own draft in the tab. */
export const withdrawDraft = (slug: string): string => `withdraw ${slug}`;
