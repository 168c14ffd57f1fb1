import type { Database } from '@shop/database';
import { mayInCompany, type CompanyRight } from '@shop/domain/company-people';
import { forbidden, notFound } from '@shop/commerce-kit/problem';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { findMember, type MemberRow } from './people/members.repository.ts';

/** A brand without business accounts has neither pages nor calls of them. */
export const mustHavePro = ({ features }: Pick<ShopBrand, 'features'>): void => {
  if (!features.includes('pro')) throw notFound();
};

type Asking = { readonly brand: ShopBrand; readonly visitor: { readonly clientId: number } };

/**
 * The client as a person of a company at this brand, in whatever role.
 * @throws 404 where the brand has no business accounts, 403 where the client is of no company
 */
export const getMember = async (db: Database, { brand, visitor }: Asking): Promise<MemberRow> => {
  mustHavePro(brand);
  const member = await findMember(db, visitor.clientId);
  if (!member) throw forbidden();
  return member;
};

/** @throws as `getMember` does, and 403 for a role without this right */
export const getMemberWho = async (db: Database, asking: Asking, right: CompanyRight): Promise<MemberRow> => {
  const member = await getMember(db, asking);
  if (!mayInCompany(member.role, right)) throw forbidden();
  return member;
};
