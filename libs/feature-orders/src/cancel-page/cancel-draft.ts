/** Each order's reason has a draft of its own in the tab. */
export const cancelDraft = (slug: string): string => `cancel ${slug}`;
