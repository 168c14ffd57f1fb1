export { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
export { createSealer } from './sealed-secret.ts';
export { appKeyOf, codeAt, makeTotpSecret, secretOfKey, stepOfCode } from './totp.ts';
