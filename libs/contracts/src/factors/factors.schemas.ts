import * as z from 'zod/mini';
import { answer, Id, Stamp } from '../contract.ts';
import { knownPassword } from '../fields.ts';

/** 43 base64url characters: the login that waits for its second step. */
const LoginStepToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Six digits, or a recovery code; spaces and hyphens do not count. */
export const FactorCode = z.string().check(z.regex(/^[0-9A-Za-z\s-]{6,24}$/));

export const FactorCodeOnly = z.object({ code: FactorCode });
export type FactorCodeOnly = z.infer<typeof FactorCodeOnly>;

export const LoginStep = z.object({ step: LoginStepToken, code: FactorCode });
export type LoginStep = z.infer<typeof LoginStep>;

/** One of the two; a code counts only while codes are turned on. */
export const Proof = z.object({ password: z.optional(knownPassword()), code: z.optional(FactorCode) });
export type Proof = z.infer<typeof Proof>;

/** The key of an authenticator app: as a link for its camera, and to be typed. */
export const AppKey = z.object({ uri: z.string(), key: z.string() });

export const SecurityAnswer = answer({
  /** The client has proved who they are in the last minutes: changes are accepted. */
  is_proved: z.boolean(),
  has_codes: z.boolean(),
  /** Waits for its first code; only for a client who has proved who they are. */
  new_key: z.nullable(AppKey),
  recovery_codes_left: z.int(),
  passkeys: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Where it was added, as `Chrome, Windows`; empty if unknown. */
      device: z.string(),
      added_at: Stamp,
      used_at: z.nullable(Stamp),
    }),
  ),
});
export type SecurityAnswer = z.infer<typeof SecurityAnswer>;

/** Shown once: only their hashes are stored. */
export const RecoveryCodesAnswer = answer({ recovery_codes: z.array(z.string()) });
export type RecoveryCodesAnswer = z.infer<typeof RecoveryCodesAnswer>;

/** Options of the browser's WebAuthn call, as JSON. */
export const PasskeyOptionsAnswer = answer({ options: z.record(z.string(), z.unknown()) });
export type PasskeyOptionsAnswer = z.infer<typeof PasskeyOptionsAnswer>;

const LONGEST_PART = 20_000;
const Part = z.string().check(z.maxLength(LONGEST_PART));
const LONGEST_ID = 1_400;
const CredentialId = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(LONGEST_ID));

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
};

export const NewPasskey = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: Part,
      attestationObject: Part,
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
    }),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const PasskeyLogin = z.object({
  remember: z.optional(z.boolean()),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: Part,
      authenticatorData: Part,
      signature: Part,
      userHandle: z.optional(Part),
    }),
  }),
});
export type PasskeyLogin = z.infer<typeof PasskeyLogin>;

export const PasskeyIdOnly = z.object({ id: Id });
export type PasskeyIdOnly = z.infer<typeof PasskeyIdOnly>;
