import { factorCalls } from '@shop/contracts/later-calls';
import type { PageContext } from '@shop/page';
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/** @throws NotAllowedError when the client cancels, InvalidStateError for a device that has one already, and the API's refusal. */
export const makePasskey = async ({ api }: Pick<PageContext, 'api'>, name: string): Promise<void> => {
  const { options } = await api.send(factorCalls.newPasskeyOptions, {});
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  await api.send(factorCalls.addPasskey, {
    name,
    response: { id, rawId, type, response: { clientDataJSON, attestationObject, transports } },
  });
};
