/** Each offer's address has a draft of its own in the tab. */
export const acceptDraft = (slug: string): string => `quote-accept-${slug}`;
