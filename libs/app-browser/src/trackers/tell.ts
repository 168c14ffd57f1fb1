import type { AnalyticsEvents, AnalyticsName } from '@shop/domain/analytics';
import type { KnownGoods } from './known-goods.ts';

/**
 * Sends an event. `id`: of one that must be counted once, whatever page is opened again; `mark`: the same for an event
 * whose id says nothing, since the mark is a secret of the visitor.
 */
export type Tell = <Name extends AnalyticsName>(
  name: Name,
  about: AnalyticsEvents[Name],
  once?: { readonly id?: string; readonly mark?: string },
) => void;

export type Seen = {
  readonly route: string;
  /** The route before, in this visit. */
  readonly before: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
};
export type Watched = { readonly goods: KnownGoods; readonly tell: Tell };
