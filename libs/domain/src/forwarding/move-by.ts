import { err, ok, type Result } from '../result.ts';

/** An act leads from some states to one. */
export type Act<State> = { readonly from: readonly State[]; readonly to: State };

/** The refusal of a transition that does not exist. */
export type ImpossibleMove<State> = { readonly kind: 'impossible'; readonly from: State; readonly to: State };

export type Moved<State> = Result<State, ImpossibleMove<State>>;

export const moveBy = <State>({ from: allowed, to }: Act<State>, from: State): Moved<State> =>
  allowed.includes(from) ? ok(to) : err({ kind: 'impossible', from, to });
