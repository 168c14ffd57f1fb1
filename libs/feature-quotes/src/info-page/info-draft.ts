/** Each question's answer has a draft of its own in the tab. */
export const infoDraft = (slug: string): string => `quote-info-${slug}`;
