import type { NewDraft } from '@shop/commerce-misc-invoices';
import { toDay } from '@shop/domain/balance-history';
import { RATE_ONE } from '@shop/domain/money';
import { fromWire } from '@shop/domain/wire-amount';

const LINE =
  /^\s*(.{1,200}?)\s*;\s*([1-9]\d{0,3})\s*;\s*(\d{1,7}(?:\.\d{1,2})?)\s*;\s*(\d{1,2}(?:\.\d)?)\s*$/;
const CLIENT = /^[1-9]\d{0,8}$/;
const MOST_PERCENT = 50;

const lineIn = (said: string): NewDraft['lines'][number] | null => {
  const [, description = '', quantity, price, percent] = LINE.exec(said) ?? [];
  if (quantity === undefined || Number(percent) > MOST_PERCENT) return null;
  return {
    ...{ description, quantity: Number(quantity), unitPrice: fromWire(Number(price)) },
    rate: Math.round((Number(percent) * RATE_ONE) / 100),
  };
};

/** `<client> "<title>" <due> "<line>"…`; null for any other words. */
export const draftOfWords = (words: readonly string[]): NewDraft | null => {
  const [client = '', title = '', due = '', ...said] = words;
  const dueOn = toDay(due);
  const lines = said.map(lineIn);
  if (!CLIENT.test(client) || title.trim() === '' || dueOn === null || lines.length === 0) return null;
  if (lines.includes(null)) return null;
  return {
    ...{ clientId: Number(client), title: title.trim(), dueOn, currencyId: null },
    lines: lines.filter((line) => line !== null),
  };
};
