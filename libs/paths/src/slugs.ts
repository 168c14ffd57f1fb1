const WORD_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** One or more word slugs with slashes between, 255 characters at most in all. */
export const isWordPath = (value: string): boolean =>
  value.length <= 255 && value.split('/').every((segment) => WORD_SLUG.test(segment));

const LARGEST_ID = 2 ** 31 - 1;

/** The number of a stored thing: positive, without leading zeros, as large as the database counts. */
export const isRecordId = (value: string): boolean =>
  /^[1-9]\d{0,9}$/.test(value) && Number(value) <= LARGEST_ID;

/** 22 base64url characters from a cryptographic source: knowing it allows opening the page. */
export const isSecretSlug = (value: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(value);

/** The token of a mailed link: 43 base64url characters. */
export const isToken = (value: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(value);

/** A parcel in an address: by its number, or by its id. */
export const isParcelName = (value: string): boolean => isRecordId(value) || /^[A-Z0-9-]{6,35}$/.test(value);
