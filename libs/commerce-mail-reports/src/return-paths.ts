import { createHmac, timingSafeEqual } from 'node:crypto';

/** A mail of the outbox, by what no one else can guess of it. */
type SealedMail = { readonly id: number; readonly unique_key: string };

const SEAL = /^([0-9a-z]{1,11})-([0-9a-f]{32})$/;
const SEAL_BYTES = 16;

/** The outbox id that a token names, whoever wrote it; null for what is no token. */
export const idOfToken = (token: string): number | null => {
  const [, id = ''] = SEAL.exec(token) ?? [];
  const read = Number.parseInt(id, 36);
  return Number.isSafeInteger(read) && read > 0 ? read : null;
};

/** The tokens of all return paths in a text, each once. */
export const tokensIn = (text: string): string[] => [
  ...new Set(
    [...text.toLowerCase().matchAll(/\+([0-9a-z]{1,11}-[0-9a-f]{32})(?=@)/g)].map(([, token]) => token ?? ''),
  ),
];

/**
 * The envelope sender of each mail (VERP): mail servers report about the mail to it. Its token has the mail's id and a
 * seal over the id and the mail's cause, in small letters, because some servers change the case of addresses. It is in no
 * header that a reply or a forwarded mail copies.
 */
export const createReturnPaths = (secret: string, address: string) => {
  const at = address.lastIndexOf('@');
  const [box, host] = [address.slice(0, at), address.slice(at + 1)];
  const sealOf = ({ id, unique_key: cause }: SealedMail): string =>
    createHmac('sha256', secret)
      .update(`return-path:${id}:${cause}`)
      .digest()
      .subarray(0, SEAL_BYTES)
      .toString('hex');

  return {
    of: (mail: SealedMail): string => `${box}+${mail.id.toString(36)}-${sealOf(mail)}@${host}`,

    /** Whether this shop made the token for this mail. */
    isTokenOf: (token: string, mail: SealedMail): boolean => {
      const [, id, seal = ''] = SEAL.exec(token) ?? [];
      return (
        id === mail.id.toString(36) &&
        timingSafeEqual(Buffer.from(seal, 'hex'), Buffer.from(sealOf(mail), 'hex'))
      );
    },
  };
};

export type ReturnPaths = ReturnType<typeof createReturnPaths>;
