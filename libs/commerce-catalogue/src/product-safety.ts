import type { ProductSafety } from '@shop/contracts/catalogue';
import type { MarketDuties } from '@shop/domain/market-duties';
import type { Column, Columns } from '@shop/database';
import { sql, type Sql } from './sql.ts';

type Contact = { readonly [Name in 'address' | 'email']: NonNullable<Column<'manufacturer', Name>> };
type Responsible = Columns<'responsible_person', { name: 'name'; address: 'address'; email: 'email' }>;

/** The responsible companies of a product, and its warnings. */
export type SafetyRow = {
  readonly maker: Columns<'manufacturer', { name: 'name' }> & {
    readonly contact: Contact | null;
    readonly responsible: Responsible | null;
  };
  readonly warnings: Column<'warning_text', 'text'>[];
};

/** Columns of a product: its maker, and its warnings in a language or else in English. */
export const safetyColumns = (languageId: number, englishId: number): Sql => sql`
  (
    select json_build_object(
      'name', maker.name,
      'contact', case when maker.address is not null
        then json_build_object('address', maker.address, 'email', maker.email) end,
      'responsible', case when person.id is not null
        then json_build_object('name', person.name, 'address', person.address, 'email', person.email) end
    )
    from manufacturer maker left join responsible_person person on person.id = maker.responsible_person_id
    where maker.id = product.manufacturer_id
  ) as maker,
  array(
    select coalesce(own.text, english.text) from product_warning
    left join warning_text own on own.warning_id = product_warning.warning_id and own.language_id = ${languageId}
    left join warning_text english
      on english.warning_id = product_warning.warning_id and english.language_id = ${englishId}
    where product_warning.product_id = product.id and coalesce(own.text, english.text) is not null
    order by product_warning.warning_id
  ) as warnings`;

/** Null in markets whose law does not require it. */
export const safetyWire = (
  { maker, warnings }: SafetyRow,
  { hasProductSafety }: MarketDuties,
): ProductSafety | null =>
  hasProductSafety
    ? {
        maker: maker.contact && { name: maker.name, ...maker.contact },
        responsible: maker.responsible,
        warnings,
      }
    : null;
