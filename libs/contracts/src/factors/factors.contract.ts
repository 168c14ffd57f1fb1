import * as z from 'zod/mini';
import { UserAnswer } from '../auth/auth.schemas.ts';
import { contract, Done } from '../contract.ts';
import { factorCalls } from './factors.calls.ts';
import {
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

const Nothing = z.record(z.string(), z.never());

export const factorContract = {
  security: contract(factorCalls.security, {
    summary: 'The client’s codes and passkeys',
    access: 'client',
    body: Nothing,
    answer: SecurityAnswer,
  }),
  prove: contract(factorCalls.prove, {
    summary: 'Proves by password or code who the client is: changes are accepted for ten minutes',
    access: 'client',
    body: Proof,
    answer: Done,
  }),
  beginCodes: contract(factorCalls.beginCodes, {
    summary: 'Makes a key for an authenticator app, which its first code turns on',
    access: 'client',
    body: Nothing,
    answer: Done,
  }),
  confirmCodes: contract(factorCalls.confirmCodes, {
    summary: 'Turns codes on by the first one; answers the recovery codes once',
    access: 'client',
    body: FactorCodeOnly,
    answer: RecoveryCodesAnswer,
  }),
  endCodes: contract(factorCalls.endCodes, {
    summary: 'Turns codes off and deletes the recovery codes',
    access: 'client',
    body: Nothing,
    answer: Done,
  }),
  renewRecoveryCodes: contract(factorCalls.renewRecoveryCodes, {
    summary: 'Replaces all recovery codes; answers the new ones once',
    access: 'client',
    body: Nothing,
    answer: RecoveryCodesAnswer,
  }),
  newPasskeyOptions: contract(factorCalls.newPasskeyOptions, {
    summary: 'What the browser needs to make a passkey for the client',
    access: 'client',
    body: Nothing,
    answer: PasskeyOptionsAnswer,
  }),
  addPasskey: contract(factorCalls.addPasskey, {
    summary: 'Keeps a passkey that the browser made',
    access: 'client',
    body: NewPasskey,
    answer: Done,
  }),
  removePasskey: contract(factorCalls.removePasskey, {
    summary: 'Forgets one of the client’s passkeys',
    access: 'client',
    body: PasskeyIdOnly,
    answer: Done,
  }),
  loginStep: contract(factorCalls.loginStep, {
    summary: 'Ends a login by a code or a recovery code; the guest’s cart joins the client’s',
    access: 'public',
    body: LoginStep,
    answer: UserAnswer,
  }),
  passkeyLoginOptions: contract(factorCalls.passkeyLoginOptions, {
    summary: 'What the browser needs to log in by a passkey',
    access: 'public',
    body: Nothing,
    answer: PasskeyOptionsAnswer,
  }),
  passkeyLogin: contract(factorCalls.passkeyLogin, {
    summary: 'Logs in by a passkey; the guest’s cart joins the client’s',
    access: 'public',
    body: PasskeyLogin,
    answer: UserAnswer,
  }),
};
