import { toJson } from '@shop/database';
import type { SaveCompany } from '@shop/contracts/checkout';
import { readCompany, type VatRegister } from '@shop/commerce-companies';
import { invalid } from '@shop/commerce-kit/problem';
import { changeSession, type Whose } from './change-session.ts';
import type { CheckoutDeps } from './checkout.ports.ts';
import { getOwnSession } from './session-guards.ts';
import { updateSession, type Session } from './session.repository.ts';

type Asked = Whose & { readonly body: SaveCompany };

const companyOf = async (register: VatRegister, typed: SaveCompany['company']) => {
  if (typed === null) return null;
  const read = await readCompany(register, typed);
  if (read.ok) return toJson(read.value);
  throw invalid(
    Object.fromEntries(Object.entries(read.error).map(([field, codes]) => [`company.${field}`, [...codes]])),
  );
};

/** Keeps the company that the invoice will name, or that it names a person. */
export const saveCompany = async (deps: CheckoutDeps, asked: Asked): Promise<Session> => {
  // Before the register is asked: only the owner may make the shop ask.
  await getOwnSession(deps.db, asked.slug, asked.visitor);
  // Asked before any row is locked: a transaction never waits for another server.
  const company = await companyOf(deps.register, asked.body.company);
  return changeSession(deps, asked, (tx, session) => updateSession(tx, session.id, { company }));
};
