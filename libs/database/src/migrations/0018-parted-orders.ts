import { sql, type Kysely } from 'kysely';

/**
 * Parts what every payable order has (`quote`) from what it comes to and where it goes (`order_offer`), and from what
 * an order of the cart has alone (`marketplace_order`). A quote that waits for its offer has neither.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_offer (
      quote_id bigint primary key references quote on delete cascade,
      rate bigint not null,
      totals jsonb not null check (jsonb_typeof(totals) = 'object'),
      shipping_method text not null check (shipping_method in ('air', 'sea')),
      delivery_choice jsonb not null check (jsonb_typeof(delivery_choice) = 'object'),
      address jsonb not null check (jsonb_typeof(address) = 'object'),
      country_id smallint not null
    );
    -- The parts of the sum stood in columns and in totals; where totals lacks one, the column tells it.
    insert into order_offer (quote_id, rate, totals, shipping_method, delivery_choice, address, country_id)
      select id, rate,
        jsonb_build_object(
          'subtotal', subtotal, 'shipping', shipping, 'delivery', delivery, 'shipping_discount', shipping_discount,
          'promotion', promotion_discount) || totals,
        shipping_method, delivery_choice, address, country_id
      from quote;

    create table marketplace_order (
      quote_id bigint primary key references quote on delete cascade,
      checkout_session_id bigint unique references checkout_session,
      promotion_id bigint references promotion
    );
    insert into marketplace_order (quote_id, checkout_session_id, promotion_id)
      select id, checkout_session_id, promotion_id from quote
      where kind = 'marketplace' or checkout_session_id is not null or promotion_id is not null;

    alter table quote
      drop column checkout_session_id,
      drop column promotion_id,
      drop column rate,
      drop column subtotal,
      drop column shipping,
      drop column delivery,
      drop column shipping_discount,
      drop column promotion_discount,
      drop column totals,
      drop column shipping_method,
      drop column delivery_choice,
      drop column address,
      drop column country_id,
      alter column total set default 0;
  `.execute(db);
};
