import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 8;
const SEAL_BYTES = 24;

/**
 * The tokens of links that end a client's news: the client's id, and a seal by the shop's secret. They never expire,
 * because the link of an old mail must keep working, and they do nothing else. Another topic has its own.
 */
export const createUnsubscribeTokens = (secret: string, topic = 'unsubscribe') => {
  const sealOf = (brand: string, id: Buffer): Buffer =>
    createHmac('sha256', secret).update(`${topic}:${brand}:`).update(id).digest().subarray(0, SEAL_BYTES);

  return {
    make: (brand: string, clientId: number): string => {
      const id = Buffer.alloc(ID_BYTES);
      id.writeBigInt64BE(BigInt(clientId));
      return Buffer.concat([id, sealOf(brand, id)]).toString('base64url');
    },

    /** The client's id; null for a token that this shop did not make for this brand. */
    read: (brand: string, token: string): number | null => {
      const bytes = Buffer.from(token, 'base64url');
      const [id, seal] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
      if (seal.length !== SEAL_BYTES || !timingSafeEqual(seal, sealOf(brand, id))) return null;
      return Number(id.readBigInt64BE());
    },
  };
};

export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;
