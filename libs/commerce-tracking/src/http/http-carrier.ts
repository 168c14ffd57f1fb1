import { readParcelNumber } from '@shop/domain/parcel-state';
import { z } from 'zod';
import type { Carrier, CarrierEvent } from '../carrier.port.ts';
import { readCarrierDocument, type CarrierMapping } from '../carrier-document.ts';
import {
  addressSetting,
  type CarrierAccess,
  type CarrierRequest,
  type CarrierSettings,
} from './carrier-access.ts';

type HttpCarrierOptions = {
  readonly access: CarrierAccess;
  readonly mapping: CarrierMapping;
  readonly settings: CarrierSettings;
  /** Milliseconds for one call. */
  readonly timeoutMs?: number;
};

const LARGEST_ANSWER = 1024 * 1024;
/** A token is replaced before it ends. */
const EARLY_MS = 60_000;
const UNAUTHORISED = 401;
const NOT_FOUND = 404;

const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

type Answer = { readonly status: number; readonly body: unknown };

/** The parser's own error would repeat a part of the text, which is logged. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readText = async (answer: Response): Promise<string> => {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LARGEST_ANSWER) throw new Error('the carrier sent too much');
  }
  return text;
};

/**
 * A carrier that is asked by HTTP and read by its mapping. A number that it does not know yet has no events. Any other
 * failure is thrown, without keys and texts of the answer: the parcel is asked for again later.
 */
export const createHttpCarrier = ({
  access,
  mapping,
  settings,
  timeoutMs = 10_000,
}: HttpCarrierOptions): Carrier => {
  const origin = settings[addressSetting(access.key)] ?? access.origin;
  let token: { readonly text: Promise<string>; readonly until: number } | undefined;

  const send = async ({ path, headers, body }: CarrierRequest): Promise<Answer> => {
    const answer = await fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, body: parse(await readText(answer)) };
  };

  const requestToken = async (request: CarrierRequest, now: number): Promise<string> => {
    const { status, body } = await send(request);
    const read = Token.safeParse(body);
    if (status !== 200 || !read.success) throw new Error(`the carrier gave no token: ${status}`);
    token = {
      text: Promise.resolve(read.data.access_token),
      until: now + read.data.expires_in * 1000 - EARLY_MS,
    };
    return read.data.access_token;
  };

  /** Parcels that are asked for at once wait for one token. */
  const tokenAt = async (now: number): Promise<string> => {
    if (!access.token) return '';
    if (token && token.until > now) return token.text;
    const text = requestToken(access.token(settings), now);
    token = { text, until: now + timeoutMs };
    text.catch(() => {
      token = undefined;
    });
    return text;
  };

  const askOnce = async (number: string, now: number): Promise<Answer> =>
    send(access.parcel(number, { settings, token: await tokenAt(now) }));

  const eventsIn = (number: string, body: unknown): readonly CarrierEvent[] => {
    const read = readCarrierDocument(mapping, body);
    if (!read.ok) throw new Error('the carrier’s answer has no parcel');
    // A carrier may answer with a similar number.
    return readParcelNumber(read.value.number) === number ? read.value.events : [];
  };

  return {
    key: access.key,
    ask: async ({ number }, now) => {
      let answer = await askOnce(number, now.getTime());
      if (answer.status === UNAUTHORISED && access.token) {
        token = undefined;
        answer = await askOnce(number, now.getTime());
      }
      if (answer.status === NOT_FOUND) return [];
      if (answer.status !== 200) throw new Error(`the carrier answered ${answer.status}`);
      return eventsIn(number, answer.body);
    },
  };
};
