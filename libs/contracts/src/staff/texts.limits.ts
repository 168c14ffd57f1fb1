/** Of a file of translations; in base64 it is a third larger. */
export const LARGEST_TEXT_FILE = 4 * 1024 * 1024;
