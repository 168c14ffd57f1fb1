import * as z from 'zod/mini';
import type { RegisterAnswer, VatRegister } from './vat-register.port.ts';

const TIMEOUT_MS = 4_000;
const Said = z.object({ isValid: z.boolean(), userError: z.optional(z.string()) });
/** Answers of the register itself; any other means that a country's own register does not answer. */
const HEARD = new Set(['VALID', 'INVALID']);

const ask = async (url: string): Promise<RegisterAnswer> => {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) return 'not_checked';
  const said = Said.safeParse(await answer.json());
  if (!said.success || !HEARD.has(said.data.userError ?? 'VALID')) return 'not_checked';
  return said.data.isValid ? 'registered' : 'unknown';
};

/** The register of the EU, at the address of its REST API. */
export const createVies = (address: string): VatRegister => ({
  find: async (vatNumber) => {
    const [country, number] = [vatNumber.slice(0, 2), vatNumber.slice(2)];
    try {
      return await ask(`${address}/ms/${country}/vat/${encodeURIComponent(number)}`);
    } catch {
      return 'not_checked';
    }
  },
});
