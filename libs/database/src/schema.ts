import type { AuditTables } from './tables/audit.ts';
import type { MailTables } from './tables/mail.ts';
import type { AccountTables } from './tables/accounts.ts';
import type { FactorTables } from './tables/factors.ts';
import type { CampaignTables } from './tables/campaigns.ts';
import type { CartReminderTables } from './tables/cart-reminders.ts';
import type { CartTables } from './tables/cart.ts';
import type { ClaimTables } from './tables/claims.ts';
import type { ProductReviewTables } from './tables/product-reviews.ts';
import type { ConsentTables } from './tables/consent.ts';
import type { ContentTables } from './tables/content.ts';
import type { LetterTables } from './tables/letters.ts';
import type { ForwardingTables } from './tables/forwarding.ts';
import type { FileTables } from './tables/files.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { CoreTables } from './tables/core.ts';
import type { CheckoutTables } from './tables/checkout.ts';
import type { InvoiceTables } from './tables/invoices.ts';
import type { LedgerTables } from './tables/ledger.ts';
import type { MiscInvoiceTables } from './tables/misc-invoices.ts';
import type { OrderTables } from './tables/orders.ts';
import type { PaymentMontonioTables } from './tables/payment-montonio.ts';
import type { PaymentPaypalTables } from './tables/payment-paypal.ts';
import type { PaymentSandboxTables } from './tables/payment-sandbox.ts';
import type { PaymentStripeTables } from './tables/payment-stripe.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { PriceTables } from './tables/prices.ts';
import type { ProTables } from './tables/pro.ts';
import type { QuoteTables } from './tables/quotes.ts';
import type { ReservationTables } from './tables/reservations.ts';
import type { SearchTables } from './tables/search.ts';
import type { SessionTables } from './tables/sessions.ts';
import type { SettlementTables } from './tables/settlements.ts';
import type { StaffTables } from './tables/staff.ts';
import type { StockTables } from './tables/stock.ts';
import type { TariffTables } from './tables/tariff.ts';
import type { TopUpTables } from './tables/top-ups.ts';
import type { TrackingTables } from './tables/tracking.ts';
import type { TrackerTables } from './tables/trackers.ts';
import type { SavedMeansTables } from './tables/saved-means.ts';
import type { NewsletterTables } from './tables/newsletters.ts';
import type { WishTables } from './tables/wishes.ts';
import type { WithdrawalTables } from './tables/withdrawals.ts';

/** Every table of the shop: each area declares its own, this list joins them. */
export interface Schema
  extends
    CoreTables,
    MailTables,
    CatalogueTables,
    TariffTables,
    TopUpTables,
    TrackingTables,
    TrackerTables,
    SavedMeansTables,
    WishTables,
    NewsletterTables,
    WithdrawalTables,
    PriceTables,
    ProTables,
    QuoteTables,
    ReservationTables,
    SearchTables,
    SessionTables,
    CampaignTables,
    CartReminderTables,
    CartTables,
    CheckoutTables,
    SettlementTables,
    StaffTables,
    StockTables,
    MiscInvoiceTables,
    OrderTables,
    PaymentTables,
    PaymentMontonioTables,
    PaymentPaypalTables,
    PaymentSandboxTables,
    PaymentStripeTables,
    ClaimTables,
    ProductReviewTables,
    ConsentTables,
    ContentTables,
    LetterTables,
    FileTables,
    ForwardingTables,
    InvoiceTables,
    LedgerTables,
    AccountTables,
    FactorTables,
    AuditTables {}
