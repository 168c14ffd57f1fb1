import { factorCalls } from '@shop/contracts/later-calls';
import type { PageContext } from '@shop/page';
import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { becomeClient } from '../forget-visitor.ts';

/** @throws NotAllowedError when the visitor cancels, and the API's refusal. */
export const logInByPasskey = async (page: PageContext): Promise<void> => {
  const { options } = await page.api.send(factorCalls.passkeyLoginOptions, {});
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { user } = await page.api.send(factorCalls.passkeyLogin, {
    response: { id, rawId, type, response },
  });
  await becomeClient(page, user, { stays: false });
};
