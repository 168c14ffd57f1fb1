/** Silences in a row after which a provider counts as down. */
const MOST_SILENCES = 5;
/** Milliseconds of the first pause of a provider; doubled each time that it is still silent afterwards. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 300_000;

/** Starting a payment, or a status request for a started one. */
export type Asking = 'start' | 'question';

type Open = {
  readonly by: Asking;
  readonly until: number;
  readonly pauseMs: number;
  /** A payment is being started, to test whether the provider answers again. */
  isProbed: boolean;
};

type Circuit = { readonly silences: Record<Asking, number>; open: Open | null };

export type Breaker = {
  /** False while the method's provider is down: it is not offered. */
  readonly takes: (method: number) => boolean;
  /** Whether a payment may be begun now. The first one after a pause is the only one until its outcome is known. */
  readonly admit: (method: number) => boolean;
  readonly answered: (method: number, asking: Asking) => void;
  readonly silent: (method: number, asking: Asking) => void;
  /** The provider refuses the shop's key: every further payment would fail, too. */
  readonly keyRefused: (method: number) => void;
};

type BreakerDeps = {
  readonly clock: () => Date;
  /** Methods with the same key share a provider; without it, each method is its own. */
  readonly providerOf?: (method: number) => string;
  readonly log?: { readonly warn: (details: object, message: string) => void };
};

/**
 * Counts the silences of each provider. A provider that is down takes no new payments for a while, so that shoppers
 * do not wait for it and choose another. Status requests for started payments continue: their money may have
 * arrived. An answered status request does not prove that payments can be started, so it does not end a pause
 * that began with starts. A refused key needs no count: it is the same for every payment.
 */
export const createBreaker = ({ clock, providerOf = String, log }: BreakerDeps): Breaker => {
  const circuits = new Map<string, Circuit>();

  const circuitOf = (method: number): Circuit => {
    const provider = providerOf(method);
    const known = circuits.get(provider) ?? { silences: { start: 0, question: 0 }, open: null };
    circuits.set(provider, known);
    return known;
  };

  const leaveAlone = (circuit: Circuit, method: number, by: Asking, pauseMs: number) => {
    circuit.open = { by, until: clock().getTime() + pauseMs, pauseMs, isProbed: false };
    const about = { code: 'provider_down', provider: providerOf(method), pauseMs };
    log?.warn(about, 'a payment provider is down and not offered for a while');
  };

  const isOver = ({ until }: Open) => clock().getTime() >= until;

  const nextPause = ({ pauseMs }: Open) => Math.min(2 * pauseMs, LONGEST_PAUSE_MS);

  const takes = (method: number): boolean => {
    const { open } = circuitOf(method);
    return open === null || (isOver(open) && !open.isProbed);
  };

  return {
    takes,
    admit: (method) => {
      if (!takes(method)) return false;
      const { open } = circuitOf(method);
      if (open) open.isProbed = true;
      return true;
    },
    answered: (method, asking) => {
      const circuit = circuitOf(method);
      circuit.silences[asking] = 0;
      if (asking === 'question' && circuit.open?.by === 'start') return;
      if (circuit.open) circuit.silences.question = 0;
      circuit.open = null;
    },
    silent: (method, asking) => {
      const circuit = circuitOf(method);
      circuit.silences[asking] += 1;
      const { open } = circuit;
      if (open && isOver(open)) {
        leaveAlone(circuit, method, open.by, nextPause(open));
      } else if (!open && circuit.silences[asking] >= MOST_SILENCES) {
        leaveAlone(circuit, method, asking, FIRST_PAUSE_MS);
      }
    },
    keyRefused: (method) => {
      const circuit = circuitOf(method);
      const { open } = circuit;
      if (open && !isOver(open)) return;
      leaveAlone(circuit, method, 'start', open ? nextPause(open) : FIRST_PAUSE_MS);
    },
  };
};
