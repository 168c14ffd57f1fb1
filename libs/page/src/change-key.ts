const BYTES = 15;

/** The key of one change by a shopper. `randomUUID` is missing on plain-http hosts; random values are not. */
export const createChangeKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
