import * as z from 'zod/mini';

/** The fields that the shop reads of the provider's answers. Others are ignored. */
const Text = z.string().check(z.maxLength(256));
const Address = z.string().check(z.maxLength(2_000));

export const Money = z.object({ currency_code: Text, value: Text });
export type Money = z.infer<typeof Money>;

const Link = z.object({ rel: Text, href: Address });

export const Capture = z.object({
  id: Text,
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  amount: Money,
  custom_id: z.optional(Text),
  seller_receivable_breakdown: z.optional(z.object({ paypal_fee: z.optional(Money) })),
  processor_response: z.optional(z.object({ response_code: z.optional(Text) })),
});
export type Capture = z.infer<typeof Capture>;

export const Refund = z.object({
  id: Text,
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: Money,
  custom_id: z.optional(Text),
});
export type Refund = z.infer<typeof Refund>;

export const Order = z.object({
  id: Text,
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  links: z._default(z.array(Link), []),
  purchase_units: z._default(
    z.array(
      z.object({
        custom_id: z.optional(Text),
        payments: z.optional(
          z.object({ captures: z._default(z.array(Capture), []), refunds: z._default(z.array(Refund), []) }),
        ),
      }),
    ),
    [],
  ),
});
export type Order = z.infer<typeof Order>;

export const Token = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(4_000)),
  /** In seconds. */
  expires_in: z.int().check(z.positive()),
});

/** The errors of all its calls. `details[].issue` identifies the cause. */
export const Problem = z.object({
  name: z.optional(Text),
  debug_id: z.optional(Text),
  details: z._default(z.array(z.object({ issue: Text })), []),
});

export const Verification = z.object({ verification_status: Text });
