import type { Database } from '@shop/database';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { Sessions } from '@shop/commerce-accounts/sessions';
import type { MailPort } from '@shop/commerce-mail';

export type ReservationsDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly mail: MailPort;
  readonly brands: Brands;
  /** A guest who pays a deposit needs a session: it owns the payment. */
  readonly sessions: Pick<Sessions, 'begin'>;
};
