import type { ProAccount, ProApplication } from '@shop/contracts/pro';
import type { Database } from '@shop/database';
import { dayIn } from '@shop/domain/calendar-day';
import { COMPANY_RIGHTS, mayInCompany } from '@shop/domain/company-people';
import { rateToWire, toWire } from '@shop/domain/wire-amount';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { toStamp } from '@shop/commerce-kit/stamp';
import { findMember, findPeople } from './people/members.repository.ts';
import { findAccountOf, findNewestApplication } from './pro.repository.ts';
import { sumOwed } from './on-account/owed.repository.ts';
import { findTiers, type Tier } from './tiers.ts';

const applicationOf = async (db: Database, clientId: number): Promise<ProApplication | null> => {
  const row = await findNewestApplication(db, clientId);
  if (!row) return null;
  const { state, company, register_code, vat_number, country_id, reason } = row;
  return { state, company, register_code, vat_number, country_id, reason, asked_at: toStamp(row.created_at) };
};

const tierToWire = ({ key, rate }: Tier) => ({ key, rate: rateToWire(rate) });

type Of = {
  readonly clientId: number;
  readonly brand: ShopBrand;
  readonly tiers: readonly Tier[];
  readonly now: Date;
};

const accountOf = async (db: Database, { clientId, brand, tiers, now }: Of): Promise<ProAccount | null> => {
  const [account, member] = await Promise.all([findAccountOf(db, clientId), findMember(db, clientId)]);
  if (!account || !member) return null;
  const [people, owed] = await Promise.all([
    findPeople(db, account.id),
    sumOwed(db, { companyId: account.id, currencyId: brand.currency.id, today: dayIn(brand.timeZone, now) }),
  ]);
  const tier = tiers.find(({ key }) => key === account.tier);
  return {
    company: account.company,
    role: member.role,
    rights: COMPANY_RIGHTS.filter((right) => mayInCompany(member.role, right)),
    people: people.length,
    tier: tier ? tierToWire(tier) : null,
    credit_limit: toWire(account.credit_limit),
    due_days: account.due_days,
    owed: toWire(owed.sum),
    is_overdue: owed.isOverdue,
    currency: brand.currency.code,
  };
};

type Asked = { readonly brand: ShopBrand; readonly clientId: number | null; readonly now: Date };

/** What everyone may know of business accounts, and what a person may know of the own company's. */
export const answerPro = async (db: Database, { brand, clientId, now }: Asked) => {
  const tiers = await findTiers(db, now);
  const [application, account] =
    clientId === null
      ? [null, null]
      : await Promise.all([applicationOf(db, clientId), accountOf(db, { clientId, brand, tiers, now })]);
  return { tiers: tiers.map(tierToWire), application, account };
};
