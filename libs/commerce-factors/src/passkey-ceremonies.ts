import { createHmac } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { Passkeys, StoredPasskey } from './passkeys.repository.ts';

type Site = Pick<ShopBrand, 'key' | 'name' | 'appUrl'>;
type Person = { id: number; email: string; first_name: string; last_name: string };

/** The domain and origin that a passkey is bound to: the brand's public address. */
const boundTo = ({ appUrl }: Pick<ShopBrand, 'appUrl'>) => {
  const { hostname, origin } = new URL(appUrl);
  return { rpID: hostname, origin };
};

type PasskeyCeremoniesDeps = { passkeys: Passkeys; factorKey: string };

/** Making and using a passkey (WebAuthn level 3), always with user verification. */
export const createPasskeyCeremonies = ({ passkeys, factorKey }: PasskeyCeremoniesDeps) => {
  /** The user handle: the same for all passkeys of a client, and without personal data. */
  const handleOf = (brand: string, clientId: number) =>
    new Uint8Array(createHmac('sha256', factorKey).update(`passkey:${brand}:${clientId}`).digest());

  return {
    beginAdding: async (person: Person, brand: Site, now: Date) => {
      const own = await passkeys.listOf(person.id);
      const options = await generateRegistrationOptions({
        rpName: brand.name,
        rpID: boundTo(brand).rpID,
        userName: person.email,
        userDisplayName: `${person.first_name} ${person.last_name}`.trim() || person.email,
        userID: handleOf(brand.key, person.id),
        attestationType: 'none',
        excludeCredentials: own.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await passkeys.keepChallenge(options.challenge, brand.key, person.id, now);
      return options;
    },

    /** Null when the response is refused. */
    finishAdding: async (response: RegistrationResponseJSON, clientId: number, brand: Site, now: Date) => {
      const { rpID, origin } = boundTo(brand);
      const checked = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => passkeys.takeChallenge(challenge, brand.key, clientId, now),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
      }).catch(() => null);
      return checked?.registrationInfo?.credential ?? null;
    },

    /** Names no passkey: the browser offers those that it has for this brand. */
    beginLogin: async (brand: Site, now: Date) => {
      const options = await generateAuthenticationOptions({
        rpID: boundTo(brand).rpID,
        userVerification: 'required',
      });
      await passkeys.keepChallenge(options.challenge, brand.key, null, now);
      return options;
    },

    /** The client; null when the response is refused. */
    finishLogin: async (
      response: AuthenticationResponseJSON,
      brand: Site,
      now: Date,
    ): Promise<number | null> => {
      const known: StoredPasskey | undefined = await passkeys.findOf(brand.key, response.id);
      if (!known) return null;
      const { rpID, origin } = boundTo(brand);
      const checked = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => passkeys.takeChallenge(challenge, brand.key, null, now),
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          id: known.credential_id,
          publicKey: new Uint8Array(known.public_key),
          counter: known.counter,
        },
        requireUserVerification: true,
      }).catch(() => null);
      if (!checked?.verified) return null;
      const isCounted = await passkeys.countUse(known, checked.authenticationInfo.newCounter, now);
      return isCounted ? known.client_id : null;
    },
  };
};

export type PasskeyCeremonies = ReturnType<typeof createPasskeyCeremonies>;
