/**
 * Of the account's wish list. Not from the later paths: their file is part of one that every page loads when it is
 * idle, and this button is loaded earlier. A test compares them.
 */
export const WISH_ADDRESSES = { list: '/wish-list', save: '/wish-list/save' } as const;
