import { startCarriersEmulator } from '@shop/emulators/carriers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Carrier } from '../carrier.port.ts';
import { MAPPINGS } from '../mappings/mappings.ts';
import { dhlAccess } from './dhl-access.ts';
import { fedexAccess } from './fedex-access.ts';
import { createHttpCarrier } from './http-carrier.ts';
import { readyCarriers, refusedOfCarriers, settingsOfCarriers } from './ready-carriers.ts';
import { upsAccess } from './ups-access.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const CARRIERS = [
  { access: dhlAccess, number: '00340434161094042557', delivered: 'delivered' },
  { access: upsAccess, number: '1Z999AA10123456784', delivered: 'D' },
  { access: fedexAccess, number: '123456789012', delivered: 'DL' },
] as const;

let emulator: Awaited<ReturnType<typeof startCarriersEmulator>>;
beforeAll(async () => {
  emulator = await startCarriersEmulator();
});
afterAll(() => emulator.close());
beforeEach(() => {
  emulator.faults.clear();
  emulator.mistakeFor(undefined);
});

describe.each(CARRIERS)('$access.key', ({ access, number, delivered }) => {
  let carrier: Carrier;
  const ask = (asked: string = number, now = NOW) =>
    carrier.ask({ number: asked, createdAt: new Date('2026-11-20T12:00:00Z') }, now);
  const failure = async () => {
    const error = await ask().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return String(error);
  };

  beforeEach(() => {
    emulator.scan(access.key as 'dhl' | 'ups' | 'fedex', number, [
      { at: new Date('2026-11-25T08:00:00Z'), word: delivered, city: 'Vilnius' },
      { at: new Date('2026-11-24T08:00:00Z'), word: 'a new word' },
    ]);
    const mapping = MAPPINGS[access.key];
    if (!mapping) throw new Error(`${access.key} has no mapping`);
    carrier = createHttpCarrier({ access, mapping, settings: emulator.settings, timeoutMs: 300 });
  });

  test('reports the events that it knows, in the words of the shop', async () => {
    expect(await ask()).toEqual([
      { state: 'delivered', place: 'Vilnius', at: new Date('2026-11-25T08:00:00Z') },
    ]);
  });

  test('has no events of a number that it does not know yet, nor of a similar one', async () => {
    expect(await ask('AB-123456')).toEqual([]);
    emulator.mistakeFor('ZZ999999');
    expect(await ask()).toEqual([]);
  });

  test.each(['429', '500', '502', '503', 'garbage', 'reset', 'timeout', '401'] as const)(
    'after %s the parcel is left for later, and nothing that was sent is in the error',
    async (kind) => {
      emulator.faults.plan({ when: 'before', kind, times: 10 });
      const said = await failure();
      expect(said).toMatch(/Error/);
      for (const secret of Object.values(emulator.settings).filter((value) => !value.startsWith('http')))
        expect(said).not.toContain(secret);
      emulator.faults.clear();
      expect(await ask()).toHaveLength(1);
    },
  );
});

describe.each(CARRIERS.filter(({ access }) => access.token))(
  'the token of $access.key',
  ({ access, number }) => {
    const open = () => {
      const mapping = MAPPINGS[access.key];
      if (!mapping) throw new Error(`${access.key} has no mapping`);
      const carrier = createHttpCarrier({ access, mapping, settings: emulator.settings });
      return (now = NOW) => carrier.ask({ number, createdAt: NOW }, now);
    };

    test('is requested once for parcels at the same moment, and again before it ends', async () => {
      const ask = open();
      const before = emulator.tokensGiven();
      await Promise.all([ask(), ask(), ask()]);
      await ask(new Date(NOW.getTime() + 50 * 60_000));
      expect(emulator.tokensGiven() - before).toBe(1);
      await ask(new Date(NOW.getTime() + 59.5 * 60_000));
      expect(emulator.tokensGiven() - before).toBe(2);
    });

    test('is requested again when the carrier no longer takes it', async () => {
      const ask = open();
      await ask();
      emulator.forgetTokens();
      expect(await ask()).toHaveLength(1);
    });
  },
);

test('a carrier is ready with all of its settings, and half of them are refused by name', () => {
  const { DHL_API_KEY, UPS_CLIENT_ID } = emulator.settings;
  const half = settingsOfCarriers({ DHL_API_KEY, UPS_CLIENT_ID, FEDEX_CLIENT_ID: '', HOME: '/root' });
  expect(half).toEqual({ DHL_API_KEY, UPS_CLIENT_ID });
  expect(readyCarriers(half).map(({ key }) => key)).toEqual(['dhl']);
  expect(refusedOfCarriers({ isProduction: false, settings: half })).toEqual([
    'UPS_CLIENT_SECRET is missing',
  ]);
});

test('production refuses the address of an emulator', () => {
  const { DHL_API_KEY, DHL_API_URL } = emulator.settings;
  expect(refusedOfCarriers({ isProduction: true, settings: { DHL_API_KEY, DHL_API_URL } })).toEqual([
    'DHL_API_URL is for an emulator, not for production',
  ]);
});
