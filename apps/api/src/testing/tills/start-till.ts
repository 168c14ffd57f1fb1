import { startMontonioTill } from './montonio-till.ts';
import { startPayPalTill } from './paypal-till.ts';
import { startSandboxTill } from './sandbox-till.ts';
import { startStripeTill } from './stripe-till.ts';
import type { Till, TillShop } from './till.ts';

/** The sandbox, and each provider of real money with its emulator in this process. */
const STARTS = {
  sandbox: startSandboxTill,
  montonio: startMontonioTill,
  paypal: startPayPalTill,
  stripe: startStripeTill,
} as const;

export type TillId = keyof typeof STARTS;
export const REAL_TILLS = ['montonio', 'paypal', 'stripe'] as const satisfies readonly TillId[];

export const isTill = (id: string): id is TillId => id in STARTS;

export const startTill = (id: TillId, shop: TillShop): Promise<Till> => STARTS[id](shop);
