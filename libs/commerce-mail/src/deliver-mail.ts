import { createHash } from 'node:crypto';
import type { Database } from '@shop/database';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { toMailBrand } from './mail-brand.ts';
import { MailRefused, type MailCarrier } from './mail-carrier.ts';
import { isMailContent } from './mail.templates.ts';
import type { Outbox } from './outbox.repository.ts';

type MailDeliveryDeps = {
  db: Database;
  outbox: Outbox;
  carrier: MailCarrier;
  brands: Brands;
  from: string;
  clock: () => Date;
};

/** Renders and delivers one mail of the outbox; does nothing when it was delivered or given up meanwhile. */
export const createMailDelivery = ({ db, outbox, carrier, brands, from, clock }: MailDeliveryDeps) => {
  const deliver = async (id: number) =>
    db.transaction().execute(async (tx) => {
      const mail = await outbox.lockWaiting(tx, id);
      if (!mail) return;
      // React is loaded with the first mail, not when the API starts.
      const { renderMail } = await import('./render-mail.tsx');
      const brand = toMailBrand(brands.get(mail.brand_key));
      const content = { template: mail.template, data: mail.data };
      if (!isMailContent(content)) throw new MailRefused(`There is no template ${mail.template}.`);
      const rendered = await renderMail({ brand, language: mail.language, content });
      await carrier.deliver({
        ...rendered,
        to: mail.recipient,
        from: { name: brand.name, address: from },
        messageId: messageIdOf(mail.unique_key, from),
      });
      await outbox.markSent(tx, id, rendered, clock());
    });

  return async (id: number): Promise<void> => {
    try {
      await deliver(id);
    } catch (error) {
      const isGivenUp = error instanceof MailRefused;
      await outbox.noteFailure(id, (error as Error).message, isGivenUp);
      if (!isGivenUp) throw error;
    }
  };
};

const messageIdOf = (uniqueKey: string, from: string) =>
  `<${createHash('sha256').update(uniqueKey).digest('hex').slice(0, 32)}@${from.split('@')[1] ?? 'localhost'}>`;
