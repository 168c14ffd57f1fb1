/** Read as one, such as a phone number or a postcode: it goes into the next line whole. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');

/** Street and town in one line, as all countries that we deliver to can read it; some have no postcodes. */
export const addressLine = (address: { first_address: string; zip: string; city: string }): string =>
  [address.first_address, `${address.zip && unbroken(`${address.zip} `)}${address.city}`]
    .filter(Boolean)
    .join(', ');
