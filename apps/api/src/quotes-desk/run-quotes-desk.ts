import { parseArgs } from 'node:util';
import {
  askBuyer,
  priceByStaff,
  refuseRequest,
  setFacts,
  type QuoteDeskDeps,
  type QuoteDeskRefusal,
} from '@shop/commerce-quotes';
import { findCurrencyByCode } from '@shop/domain/currencies';
import { orderIdIn } from '@shop/domain/order-list';
import type { Result } from '@shop/domain/result';
import { fromWire } from '@shop/domain/wire-amount';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { QUOTE_REFUSALS, QUOTES_USAGE } from './quotes-desk-texts.ts';
import { listQuotes, showQuote } from './show-quotes.ts';

const OPTIONS = {
  text: { type: 'string' },
  price: { type: 'string' },
  currency: { type: 'string' },
  kind: { type: 'string' },
  kg: { type: 'string' },
} as const;

type Options = { readonly [Name in keyof typeof OPTIONS]?: string | undefined };
type Asked = { readonly words: readonly string[]; readonly options: Options };

/** Null for an unknown option. */
const read = (args: readonly string[]): Asked | null => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    return { words: positionals, options: values };
  } catch {
    return null;
  }
};

const NUMBER = /^\d{1,7}(\.\d{1,3})?$/;
const GRAMS_PER_KG = 1_000;

/** Null where an option cannot be read. */
const factsOf = ({ price, currency, kind, kg }: Options) => {
  const currencyId = findCurrencyByCode(currency ?? 'USD')?.id;
  if (
    currencyId === undefined ||
    [price, kind, kg].some((given) => given !== undefined && !NUMBER.test(given))
  )
    return null;
  const facts = {
    ...(price !== undefined && { price: fromWire(Number(price)), price_currency_id: currencyId }),
    ...(kind !== undefined && { category_id: Number(kind) }),
    ...(kg !== undefined && { weight_g: Math.ceil(Number(kg) * GRAMS_PER_KG) }),
  };
  return Object.keys(facts).length === 0 ? null : facts;
};

const told = (done: Result<unknown, QuoteDeskRefusal>, text: string): DeskAnswer =>
  done.ok ? good(text) : bad(QUOTE_REFUSALS[done.error]);

type Of = { readonly id: number; readonly staff: string };

const keepFacts = async (
  deps: QuoteDeskDeps,
  of: Of,
  item: string | undefined,
  options: Options,
): Promise<DeskAnswer> => {
  const facts = factsOf(options);
  if (!facts || item === undefined || !NUMBER.test(item)) return bad(QUOTES_USAGE);
  return told(await setFacts(deps, { ...of, lineId: Number(item) }, facts), 'Kept.');
};

type Command = (deps: QuoteDeskDeps, of: Of, asked: Asked) => Promise<DeskAnswer>;

const COMMANDS: Readonly<Record<string, Command>> = {
  show: ({ db }, { id }) => showQuote(db, id),
  item: (deps, of, { words, options }) => keepFacts(deps, of, words[2], options),
  price: async (deps, of) => told(await priceByStaff(deps, of), 'Offered. The buyer is told.'),
  ask: async (deps, of, { options: { text = '' } }) =>
    told(await askBuyer(deps, of, text), 'Asked. The buyer is told.'),
  refuse: async (deps, of, { options: { text = '' } }) =>
    told(await refuseRequest(deps, of, text), 'Refused. The buyer is told.'),
};

const MOST_WORDS = 3;

/** Runs one command of staff about requests for quotes. */
export const runQuotesDesk = async (
  deps: QuoteDeskDeps,
  staff: string,
  args: readonly string[],
): Promise<DeskAnswer> => {
  const asked = read(args);
  const [name = '', number = ''] = asked?.words ?? [];
  if (!asked || asked.words.length > MOST_WORDS) return bad(QUOTES_USAGE);
  if (name === 'list') return listQuotes(deps.db);
  const id = orderIdIn(number);
  const run = COMMANDS[name];
  return id === null || !run ? bad(QUOTES_USAGE) : run(deps, { id, staff }, asked);
};
