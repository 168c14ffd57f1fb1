import type { ZodMiniType } from 'zod/mini';
import type * as z from 'zod/mini';
import type { EmulatorAnswer } from '../kit/serve.ts';
import { Nothing } from './stripe-requests.ts';
import type { Operation, Route } from './stripe-operation.ts';
import type { SetupActs } from './stripe-setups.ts';
import type { createWalletActs } from './stripe-wallet-acts.ts';
import {
  CustomerCreate,
  SetupIntentCreate,
  SetupIntentQuestion,
  SetupSessionCreate,
  SetupSessionQuestion,
} from './stripe-wallet-requests.ts';

type Describe = <T extends ZodMiniType>(
  route: Route,
  schema: T,
  act: (asked: z.infer<T>, id: string) => EmulatorAnswer,
) => Operation;

/** Saved cards in the API. They come before the other sessions: one that saves a card has its own parameters. */
export const walletOperations = (
  operation: Describe,
  wallet: ReturnType<typeof createWalletActs>,
  setups: SetupActs,
): readonly Operation[] => [
  operation(
    { name: 'customers.create', method: 'POST', path: /^\/v1\/customers$/ },
    CustomerCreate,
    wallet.createCustomer,
  ),
  operation(
    { name: 'customers.del', method: 'DELETE', path: /^\/v1\/customers\/(\w+)$/ },
    Nothing,
    (_asked, id) => wallet.deleteCustomer(id),
  ),
  operation(
    { name: 'methods.retrieve', method: 'GET', path: /^\/v1\/payment_methods\/(\w+)$/ },
    Nothing,
    (_asked, id) => wallet.retrieveMethod(id),
  ),
  operation(
    { name: 'methods.detach', method: 'POST', path: /^\/v1\/payment_methods\/(\w+)\/detach$/ },
    Nothing,
    (_asked, id) => wallet.detachMethod(id),
  ),
  operation(
    { name: 'setupintents.create', method: 'POST', path: /^\/v1\/setup_intents$/ },
    SetupIntentCreate,
    setups.createIntent,
  ),
  operation(
    { name: 'setupintents.retrieve', method: 'GET', path: /^\/v1\/setup_intents\/(\w+)$/ },
    SetupIntentQuestion,
    ({ expand }, id) => setups.retrieveIntent(id, expand !== undefined),
  ),
  operation(
    {
      ...{ name: 'setupsessions.create', method: 'POST', path: /^\/v1\/checkout\/sessions$/ },
      isFor: ({ form }) => form['mode'] === 'setup',
    },
    SetupSessionCreate,
    setups.createSession,
  ),
  operation(
    {
      ...{ name: 'setupsessions.retrieve', method: 'GET', path: /^\/v1\/checkout\/sessions\/(\w+)$/ },
      isFor: ({ id }) => setups.isSetupSession(id),
    },
    SetupSessionQuestion,
    ({ expand }, id) => setups.retrieveSession(id, expand !== undefined),
  ),
];
