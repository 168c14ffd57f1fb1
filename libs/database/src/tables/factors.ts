import type { ColumnType, Generated } from 'kysely';
import type { Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

type MaybeStamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** The key of a client's authenticator app. */
export type ClientTotpTable = {
  client_id: number;
  sealed_secret: Buffer;
  /** Null: no code has confirmed it yet. */
  confirmed_at: MaybeStamp;
  /** The time step of the last accepted code. */
  last_step: Generated<number>;
  created_at: Timestamp;
};

export type RecoveryCodeTable = { client_id: number; code_hash: Buffer; used_at: MaybeStamp };

/** A login with the right password that waits for its code. */
export type LoginStepTable = {
  token_hash: Buffer;
  client_id: number;
  brand: string;
  is_remembered: boolean;
  tries: Generated<number>;
  expires_at: Date;
  used_at: MaybeStamp;
};

/** When the client of a session last proved who they are. */
export type ClientProofTable = { session_id: number; client_id: number; proved_at: Date };

export type PasskeyTable = {
  id: Key;
  client_id: number;
  /** base64url */
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  device: string;
  created_at: Timestamp;
  used_at: MaybeStamp;
};

export type PasskeyChallengeTable = {
  challenge_hash: Buffer;
  brand: string;
  /** Null: for a login. */
  client_id: number | null;
  expires_at: Date;
};

export interface FactorTables {
  client_totp: ClientTotpTable;
  recovery_code: RecoveryCodeTable;
  login_step: LoginStepTable;
  client_proof: ClientProofTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
}

export const factorWriters: Writers<FactorTables> = {
  client_totp: 'commerce-factors',
  recovery_code: 'commerce-factors',
  login_step: 'commerce-factors',
  client_proof: 'commerce-factors',
  passkey: 'commerce-factors',
  passkey_challenge: 'commerce-factors',
};
