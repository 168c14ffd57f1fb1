import { afterEach, expect, test, vi } from 'vitest';
import { stripeProvider } from '@shop/commerce-payment-stripe/public';

const mountField = await stripeProvider.methods[0]?.field?.();
if (!mountField) throw new Error('cards have a field');

type ScriptError = { type: string; code?: string };
type Answers = { submitted?: ScriptError; token?: ScriptError };

const aScript = ({ submitted, token }: Answers = {}) => {
  const element = { on: vi.fn(), mount: vi.fn(), destroy: vi.fn() };
  const elements = {
    create: vi.fn(() => element),
    update: vi.fn(),
    submit: vi.fn(async () => (submitted ? { error: submitted } : {})),
  };
  const client = {
    elements: vi.fn((_options: object) => elements),
    createConfirmationToken: vi.fn(async () =>
      token ? { error: token } : { confirmationToken: { id: 'ctoken_1' } },
    ),
  };
  vi.stubGlobal('Stripe', (_key: string) => client);
  return { element, elements, client };
};
afterEach(() => vi.unstubAllGlobals());

const mount = (sum: { amount: number; currency: string } | null = { amount: 19.99, currency: 'EUR' }) =>
  mountField({
    ...{ key: 'pk_test_1', into: '#place', language: 'lt', sum },
    look: { ink: 'black', ground: 'white', font: 'serif' },
    ...{ onReady: () => {}, onFailed: () => {} },
  });

test('the element is made for the sum in cents and the page’s language, and put into its place', () => {
  const { client, element } = aScript();
  mount();
  expect(client.elements.mock.calls[0]?.[0]).toMatchObject({
    ...{ mode: 'payment', amount: 1_999, currency: 'eur', locale: 'lt', paymentMethodTypes: ['card'] },
  });
  expect(element.mount).toHaveBeenCalledWith('#place');
});

test('the sum can change', () => {
  const { elements } = aScript();
  mount().change({ amount: 0.1 + 0.2, currency: 'USD' });
  expect(elements.update).toHaveBeenCalledWith({
    ...{ amount: 30, currency: 'usd', setupFutureUsage: null },
  });
});

test('a card that is to be saved is announced, and one that is only saved needs no sum', () => {
  const { client, elements } = aScript();
  mount().change({ amount: 1, currency: 'EUR', isSaved: true });
  expect(elements.update).toHaveBeenCalledWith({
    ...{ amount: 100, currency: 'eur', setupFutureUsage: 'on_session' },
  });
  mount(null);
  expect(client.elements.mock.calls[1]?.[0]).toMatchObject({ mode: 'setup', setupFutureUsage: 'on_session' });
});

test('a token is made of what was submitted', async () => {
  const { elements } = aScript();
  expect(await mount().token()).toEqual({ token: 'ctoken_1' });
  expect(elements.submit).toHaveBeenCalledOnce();
});

test.each([
  [{ type: 'validation_error', code: 'incomplete_number' }, 'wrong_details'],
  [{ type: 'validation_error', code: 'incomplete_cvc' }, 'wrong_code'],
  [{ type: 'api_connection_error' }, null],
])('an error of the form says what can be corrected: %o', async (submitted, reason) => {
  aScript({ submitted });
  expect(await mount().token()).toEqual({ token: null, reason });
});

test('a token that the provider does not make leaves its page', async () => {
  aScript({ token: { type: 'api_error' } });
  expect(await mount().token()).toEqual({ token: null, reason: null });
});

test('a script that left nothing is an error', () => {
  expect(mount).toThrow();
});
