/** Where the page keeps the key of its purchase, so that server and browser hold the same. */
export const placingKey = (slug: string) => ['checkout', 'placing', slug] as const;

const BYTES = 18;

/** `randomUUID` is missing on plain-http hosts; random values are not. */
export const createPlacingKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
