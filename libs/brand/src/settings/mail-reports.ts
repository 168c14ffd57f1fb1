import { isStrongSecret } from './secret.ts';
import type { SettingsReader } from './settings-reader.ts';
import type { readShopSettings } from './shop-settings.ts';

/** Bounces go to this mailbox, and to all of its names with a `+`. */
const readBounceAddress = ({ text, complain }: SettingsReader, mailFrom: string): string => {
  const address = text('BOUNCE_ADDRESS', `bounce@${mailFrom.split('@')[1] ?? 'localhost'}`);
  // The token of each mail is added: 64 letters are the most before the `@` (RFC 5321).
  if (!/^[a-z0-9._-]{1,18}@[a-z0-9.-]+$/i.test(address))
    complain('BOUNCE_ADDRESS', 'must be an address with at most 18 letters before its @');
  return address;
};

const readMailWebhookSecret = ({ said, complain }: SettingsReader): string | undefined => {
  const secret = said('MAIL_WEBHOOK_SECRET');
  if (secret !== undefined && !isStrongSecret(secret))
    complain('MAIL_WEBHOOK_SECRET', 'needs 32 random bytes, as `openssl rand -hex 32` writes them');
  return secret;
};

type Shop = Pick<ReturnType<typeof readShopSettings>, 'isProduction' | 'dataDir'>;
type Sending = { readonly mailFrom: string; readonly smtpUrl: string | undefined };

/** Where bounces and complaints arrive. */
export const readMailReports = (
  reader: SettingsReader,
  { isProduction, dataDir }: Shop,
  { mailFrom, smtpUrl }: Sending,
) => ({
  /** The envelope sender of all mails, before their tokens. */
  bounceAddress: readBounceAddress(reader, mailFrom),
  /** The mailbox of reports; the demo's mail server fills one in the data folder. */
  reportDir: reader.said('REPORT_DIR') ?? (isProduction || smtpUrl ? undefined : `${dataDir}/mail-reports`),
  /** The key of the mail service that posts reports. */
  mailWebhookSecret: readMailWebhookSecret(reader),
});
