import type { Database } from '@shop/database';
import type { Sessions } from '@shop/commerce-accounts/sessions';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import type { LinkReader } from '@shop/link-reader';
import type { WrittenTouches } from '@shop/paths/touches';
import type { Tariffs } from '@shop/commerce-tariff';

/** What is needed to move a request from one state to the next, and to tell its buyer. */
export type MoveDeps = { readonly mail: MailPort; readonly brands: Brands };

export type QuotesDeps = MoveDeps & {
  readonly db: Database;
  readonly clock: () => Date;
  readonly tariffs: Pick<Tariffs, 'book'>;
  readonly links: LinkReader;
  readonly sessions: Pick<Sessions, 'begin'>;
  /** Keeps with an order what led its buyer here. It never fails. */
  readonly keepTouches: (orderId: number, touches: WrittenTouches, now: Date) => Promise<void>;
};
