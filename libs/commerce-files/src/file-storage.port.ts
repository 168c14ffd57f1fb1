/** Where the bytes of files are: outside of everything that is served by address. Names are random and chosen by the shop. */
export type FileStorage = {
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null for an unknown name. */
  readonly get: (name: string) => Promise<Buffer | null>;
  /** An unknown name counts as removed. */
  readonly remove: (name: string) => Promise<void>;
};

const NAME = /^[A-Za-z0-9_-]{22}$/;

/** A name is part of a path or an address: anything but the shop's own kind is a defect. */
export const mustBeName = (name: string): string => {
  if (!NAME.test(name)) throw new RangeError('not the name of a stored file');
  return name;
};
