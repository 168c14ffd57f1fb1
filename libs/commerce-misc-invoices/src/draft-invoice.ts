import type { Transaction } from '@shop/database';
import type { CurrencyId } from '@shop/domain/currencies';
import { miscInvoiceSums, type MiscInvoiceLine } from '@shop/domain/misc-invoice';
import { localeOf } from '@shop/commerce-kit/shop-brand';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { findClient, findMembership } from './invoice-client.repository.ts';
import { insertEvent, insertInvoice, insertLines, type MiscInvoiceRow } from './misc-invoices.repository.ts';
import type { MiscInvoiceStaffDeps, StaffActor } from './misc-invoices.ports.ts';
import { recordStaffAct } from './staff-act.ts';

export type NewDraft = {
  readonly clientId: number;
  readonly title: string;
  /** `2026-12-10`. */
  readonly dueOn: string;
  readonly lines: readonly (MiscInvoiceLine & { readonly description: string })[];
  /** Null: the brand's own currency. */
  readonly currencyId: CurrencyId | null;
};

/** Staff write a draft; null for an unknown client. */
export const draftMiscInvoice = (
  deps: MiscInvoiceStaffDeps,
  by: StaffActor,
  draft: NewDraft,
): Promise<MiscInvoiceRow | null> =>
  deps.db.transaction().execute(async (tx) => {
    const client = await findClient(tx, draft.clientId);
    if (!client) return null;
    const brand = deps.brands.get(client.brand);
    const { net, vat, total } = miscInvoiceSums(draft.lines);
    const invoice = await insertInvoice(tx, {
      ...{ net, vat, total, title: draft.title, due_on: draft.dueOn },
      slug: secretSlug(),
      brand: client.brand,
      client_id: client.id,
      company_id: (await findMembership(tx, client.id))?.company_id ?? null,
      language: localeOf(client.language_id) ?? brand.defaultLocale,
      currency_id: draft.currencyId ?? brand.currency.id,
      created_at: by.now,
    });
    await writeLines(tx, invoice.id, draft.lines);
    await insertEvent(tx, {
      ...{ misc_invoice_id: invoice.id, state: 'draft' as const },
      ...{ actor: `staff:${by.staff}`, created_at: by.now },
    });
    await recordStaffAct(deps, tx, invoice, { act: 'misc_invoice:draft', staff: by.staff });
    return invoice;
  });

const writeLines = (tx: Transaction, id: number, lines: NewDraft['lines']): Promise<void> =>
  insertLines(
    tx,
    lines.map(({ description, quantity, unitPrice, rate }, at) => ({
      ...{ misc_invoice_id: id, position: at + 1, description, quantity, rate },
      unit_price: unitPrice,
    })),
  );
