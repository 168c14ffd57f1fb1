import { findMethod, paymentProviders } from '@shop/commerce-payments/registry';
import type { Checkout } from '@shop/data-access';
import type { FieldSum, FieldToken, MountedField } from '@shop/domain/payment-field';
import { useLanguage } from '@shop/i18n';
import { useEffect, useRef, useState } from 'react';
import type { AskField } from '../use-payment-state.ts';
import { loadScript } from './load-script.ts';

/** Milliseconds until a field that does not appear, or does not answer, is given up for the provider's page. */
const PATIENCE_MS = 8_000;

type FieldState = 'loading' | 'ready' | 'failed';
type Method = Pick<Checkout['payment_methods'][number], 'id' | 'provider' | 'field'>;
type Asked = {
  method: Method;
  /** Null: the card is only saved. */
  sum: FieldSum | null;
  /** Nothing is loaded before the first choice. */
  isWanted: boolean;
  keep: (id: number, ask: AskField | null) => void;
};

export const placeOf = (id: number): string => `provider-field-${id}`;

const lookOf = (place: Element) => {
  const { color, fontFamily } = getComputedStyle(place);
  return { ink: color, ground: getComputedStyle(document.body).backgroundColor, font: fontFamily };
};

/** The provider's page asks for the card then. */
const NOTHING: FieldToken = { token: null, reason: null };

const orGiveUp = (answer: Promise<FieldToken>): Promise<FieldToken> => {
  const late = new Promise<FieldToken>((resolve) => setTimeout(() => resolve(NOTHING), PATIENCE_MS));
  return Promise.race([answer.catch(() => NOTHING), late]);
};

/** Where nothing is left to pay, no card is needed. */
const needsCard = (sum: FieldSum | null): boolean => sum === null || sum.amount > 0;

const ask = async (field: MountedField | null, sum: FieldSum | null): Promise<FieldToken> =>
  field && needsCard(sum) ? orGiveUp(field.token()) : NOTHING;

const mount = async (
  { id, provider, field }: Method,
  given: { sum: FieldSum | null; language: string; settle: (state: FieldState) => void },
): Promise<MountedField> => {
  const load = findMethod(paymentProviders, id, provider)?.field;
  if (!load || !field) throw new Error('the method has no field');
  const [driver] = await Promise.all([load(), loadScript(field.script)]);
  const place = document.getElementById(placeOf(id));
  if (!place) throw new Error('the page has no place for the field');
  return driver({
    ...{ key: field.key, into: `#${placeOf(id)}`, sum: given.sum, language: given.language },
    look: lookOf(place),
    onReady: () => given.settle('ready'),
    onFailed: () => given.settle('failed'),
  });
};

/** Loads the provider's script and puts its field into the page; a field that fails is taken out again. */
export const useProviderField = ({ method, sum, isWanted, keep }: Asked): FieldState => {
  const { tag } = useLanguage();
  const [state, setState] = useState<FieldState>('loading');
  const mounted = useRef<MountedField>(null);
  const latest = useRef({ method, sum, keep });
  useEffect(() => {
    latest.current = { method, sum, keep };
    if (sum && needsCard(sum)) mounted.current?.change(sum);
  });
  const mayBegin = isWanted && needsCard(sum);
  const [hasBegun, begin] = useState(mayBegin);
  if (mayBegin && !hasBegun) begin(true);

  useEffect(() => {
    if (!hasBegun) return undefined;
    const { method: own, sum: first, keep: tell } = latest.current;
    let isOver = false;
    const remove = () => {
      isOver = true;
      tell(own.id, null);
      mounted.current?.remove();
      mounted.current = null;
    };
    const settle = (reached: FieldState) => {
      if (isOver) return;
      clearTimeout(timer);
      if (reached === 'failed') remove();
      else tell(own.id, async () => ask(mounted.current, latest.current.sum));
      setState(reached);
    };
    const timer = setTimeout(() => settle('failed'), PATIENCE_MS);
    const put = async () => {
      const field = await mount(own, { sum: first, language: tag, settle });
      if (isOver) field.remove();
      else mounted.current = field;
    };
    put().catch(() => settle('failed'));
    return () => {
      clearTimeout(timer);
      remove();
    };
  }, [hasBegun, tag]);
  return state;
};
