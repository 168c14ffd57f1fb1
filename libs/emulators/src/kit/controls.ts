import { Fault, type Faults } from './faults.ts';
import type { EmulatorAnswer, EmulatorRequest } from './serve.ts';
import { Delivery, type WebhookSender } from './webhook-sender.ts';

type Controlled = { readonly faults: Faults; readonly sender: Pick<WebhookSender, 'deliver'> };

const DONE: EmulatorAnswer = { status: 204, body: '' };

/**
 * What tests and proofs may ask of every emulator: `POST /emulator/faults`, `DELETE /emulator/faults` and
 * `POST /emulator/webhooks`. Undefined for addresses that only some have.
 */
export const kitControl = (
  { method, path, body }: EmulatorRequest,
  { faults, sender }: Controlled,
): EmulatorAnswer | undefined => {
  const asked = (): unknown => JSON.parse(body);
  if (path === '/emulator/faults' && method === 'DELETE') {
    faults.clear();
    return DONE;
  }
  if (path === '/emulator/faults') {
    faults.plan(Fault.parse(asked()));
    return DONE;
  }
  if (path === '/emulator/webhooks') {
    sender.deliver(Delivery.parse(asked()));
    return DONE;
  }
  return undefined;
};
