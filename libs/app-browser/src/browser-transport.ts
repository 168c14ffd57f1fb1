import type { Transport } from '@shop/data-access';

/** Calls go to this site's own server, which adds the visitor's session. */
export const browserTransport =
  (locale: string, currencyId: () => number | undefined): Transport =>
  async ({ method, url, body, idempotencyKey, signal }) => {
    const currency = currencyId();
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: {
        'x-shop-locale': locale,
        ...(currency !== undefined && { 'x-shop-currency': String(currency) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    try {
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    } catch {
      // A proxy's error page is not an answer of the API.
      return { status: response.ok ? 502 : response.status, body: null };
    }
  };
