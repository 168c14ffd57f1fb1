const MB = 1024 * 1024;

/** A file that a visitor sends, in bytes. */
export const LARGEST_FILE = 10 * MB;
/** Pixels of a picture: a phone's has at most 50 million. Checked in its header, before anything is decoded. */
export const MOST_PIXELS = 64_000_000;
/** The longest side of a picture, in pixels. */
export const LONGEST_SIDE = 20_000;
