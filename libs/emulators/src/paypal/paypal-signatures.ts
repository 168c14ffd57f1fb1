import { generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';

export type SignedHeaders = Readonly<Record<string, string>>;

type Signed = {
  readonly id: string;
  readonly time: string;
  readonly webhookId: string;
  readonly body: string;
};

const textOf = ({ id, time, webhookId, body }: Signed): Buffer =>
  Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);

/** Signs webhooks like the provider, with its own key, whose public part is at `certificatePath`. */
export const createPayPalSigner = (webhookId: string, clock: () => Date) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const name = `CERT-${randomUUID()}`;

  return {
    certificatePath: `/v1/notifications/certs/${name}`,
    certificate: publicKey.export({
      type: 'spki',
      format: 'pem',
    }),

    headersFor: (body: string, origin: string, at = clock()): SignedHeaders => {
      const id = randomUUID();
      const time = at.toISOString();
      const signature = sign('RSA-SHA256', textOf({ id, time, webhookId, body }), privateKey);
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signature.toString('base64'),
        'paypal-cert-url': `${origin}/v1/notifications/certs/${name}`,
        'paypal-auth-algo': 'SHA256withRSA',
      };
    },

    isOwn: (signed: Signed, signature: string): boolean =>
      signed.webhookId === webhookId &&
      verify('RSA-SHA256', textOf(signed), publicKey, Buffer.from(signature, 'base64')),
  };
};

export type PayPalSigner = ReturnType<typeof createPayPalSigner>;
