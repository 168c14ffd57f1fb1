import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Seals secrets for the database (AES-256-GCM). A sealed secret opens only for the owner it was sealed for. */
export const createSealer = (factorKey: string) => {
  const key = Buffer.from(hkdfSync('sha256', factorKey, '', 'shop: second factors', KEY_BYTES));
  return {
    seal: (owner: string, secret: Buffer): Buffer => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },

    /** @throws when the key, the owner or the bytes are not those of sealing. */
    open: (owner: string, sealed: Buffer): Buffer => {
      const tagEnd = IV_BYTES + TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(IV_BYTES, tagEnd));
      return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
    },
  };
};

export type Sealer = ReturnType<typeof createSealer>;
