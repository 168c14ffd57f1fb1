import type { UserAnswer } from '../auth/auth.schemas.ts';
import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type {
  FactorCodeOnly,
  LoginStep,
  NewPasskey,
  PasskeyIdOnly,
  PasskeyLogin,
  PasskeyOptionsAnswer,
  Proof,
  RecoveryCodesAnswer,
  SecurityAnswer,
} from './factors.schemas.ts';

type Nothing = Record<string, never>;

/** Codes and passkeys of an account, and the logins that use them. */
export const factorCalls = {
  security: post<Nothing, SecurityAnswer>('/api/auth/security'),
  prove: post<Proof, Done>('/api/auth/security/prove'),
  beginCodes: post<Nothing, Done>('/api/auth/security/begin-codes'),
  confirmCodes: post<FactorCodeOnly, RecoveryCodesAnswer>('/api/auth/security/confirm-codes'),
  endCodes: post<Nothing, Done>('/api/auth/security/end-codes'),
  renewRecoveryCodes: post<Nothing, RecoveryCodesAnswer>('/api/auth/security/renew-recovery-codes'),
  newPasskeyOptions: post<Nothing, PasskeyOptionsAnswer>('/api/auth/security/new-passkey-options'),
  addPasskey: post<NewPasskey, Done>('/api/auth/security/add-passkey'),
  removePasskey: post<PasskeyIdOnly, Done>('/api/auth/security/remove-passkey'),
  loginStep: post<LoginStep, UserAnswer>('/api/auth/login/second-step'),
  passkeyLoginOptions: post<Nothing, PasskeyOptionsAnswer>('/api/auth/login/passkey-options'),
  passkeyLogin: post<PasskeyLogin, UserAnswer>('/api/auth/login/passkey'),
};
