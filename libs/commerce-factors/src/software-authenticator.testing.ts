import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 };
const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const base64url = (text: string | Uint8Array): string => Buffer.from(text).toString('base64url');

type Ceremony = { challenge: string; origin: string; rpId: string; isVerified?: boolean; counter?: number };

/** An authenticator with one ES256 key, that does what a device does in a ceremony (WebAuthn level 3, section 6). */
export const createAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const names = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };

  const headOf = ({ rpId, isVerified = true, counter = 0 }: Ceremony, more = 0): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = FLAGS.present + (isVerified ? FLAGS.verified : 0) + more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id: names.id,
    make: (ceremony: Ceremony) => {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const idLength = Buffer.from([0, id.length]);
      const authData = Buffer.concat([
        headOf(ceremony, FLAGS.hasCredential),
        Buffer.alloc(16),
        idLength,
        id,
        key,
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        ...names,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    sign: (ceremony: Ceremony) => {
      const data = clientData('webauthn.get', ceremony);
      const authData = headOf(ceremony);
      return {
        ...names,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
        },
      };
    },
  };
};
