import type { Checkout } from '@shop/data-access';
import type { PageContext } from '@shop/page';
import { redirectDocument } from 'react-router-dom';

/** Whether the browser's document was loaded at this address; true where that is unknown. */
const isOwnDocument = ({ pathname }: URL): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === pathname;
};

/**
 * Lets the provider's field into the document. The security policy is of a document, and only that of a payment page
 * allows it: a browser that comes from another page loads this one whole.
 */
export const openField = (
  { isServer, openTo }: Pick<PageContext, 'isServer' | 'openTo'>,
  methods: readonly Pick<Checkout['payment_methods'][number], 'field'>[],
  request: Request,
): void => {
  const fields = methods.flatMap(({ field }) => field ?? []);
  if (fields.length === 0) return;
  if (isServer) {
    for (const { hosts } of fields) openTo?.(hosts);
    return;
  }
  if (!isOwnDocument(new URL(request.url))) throw redirectDocument(request.url);
};
