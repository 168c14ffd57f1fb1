type PictureReading =
  | { readonly state: 'read'; readonly bytes: Buffer }
  /** `isLasting`: asking again soon leads to nothing else. */
  | { readonly state: 'unread'; readonly isLasting: boolean };

/**
 * Fetches the picture of a shop's page. Its bytes are as the shop sent them: they may be of anything. Never throws for
 * what a shop or an address does.
 */
export type PictureReader = { readonly read: (address: string) => Promise<PictureReading> };

/** The reader of a shop that reads no links: there are no pictures. */
export const readsNoPictures: PictureReader = { read: async () => ({ state: 'unread', isLasting: true }) };
