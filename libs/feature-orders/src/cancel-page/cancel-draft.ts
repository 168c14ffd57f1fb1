/** Each order's reason has its own draft in the tab. */
export const cancelDraft = (slug: string): string => `cancel ${slug}`;
