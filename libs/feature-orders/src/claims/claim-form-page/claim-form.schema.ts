import { email, filled } from '@shop/contracts/fields';
import { CLAIM_REASONS, CLAIM_WISHES, LONGEST_CLAIM_TEXT } from '@shop/domain/claim';
import type { FormSchema } from '@shop/forms';
import * as z from 'zod/mini';

const fields = z.object({
  reason: z.enum(CLAIM_REASONS, 'required'),
  wish: z.enum(CLAIM_WISHES, 'required'),
  text: filled(LONGEST_CLAIM_TEXT),
});

const LINE = /^line_(\d{1,4})$/;
const QUANTITY = /^[1-9]\d{0,3}$/;

export type ClaimedLine = { readonly position: number; readonly quantity: number };

/** The claimed lines of a form: `line_2=1`. */
export const claimedLines = (values: Readonly<Record<string, unknown>>): ClaimedLine[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const position = LINE.exec(name)?.[1];
    if (position === undefined || typeof value !== 'string' || !QUANTITY.test(value)) return [];
    return [{ position: Number(position), quantity: Number(value) }];
  });

/** The fields of the form, and at least one claimed line. */
export const claimSchema: FormSchema = {
  safeParse: (values) => {
    const parsed = z.safeParse(fields, values);
    const isNothing = claimedLines(values as Record<string, unknown>).length === 0;
    if (parsed.success && !isNothing) return { success: true };
    return {
      success: false,
      error: {
        issues: [
          ...(isNothing ? [{ path: ['lines'], message: 'claim_nothing' }] : []),
          ...(parsed.error?.issues ?? []),
        ],
      },
    };
  },
};

export const claimLinkSchema = z.object({ number: filled(40), email: email() });
export const claimEmailSchema = z.object({ email: email() });
export const replySchema = z.object({ text: filled(LONGEST_CLAIM_TEXT) });
