/** A unit without line breaks, such as a phone number or a postcode. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');

/** Street and town in one line, readable in all countries of delivery; some have no postcodes. */
export const addressLine = (address: { first_address: string; zip: string; city: string }): string =>
  [address.first_address, `${address.zip && unbroken(`${address.zip} `)}${address.city}`]
    .filter(Boolean)
    .join(', ');
