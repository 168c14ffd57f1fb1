/** Each address has a draft of its own in the tab. */
export const addressDraft = (id: number): string => `address-${id}`;
