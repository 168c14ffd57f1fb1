/**
 * missing: there is no such picture. broken: what came is none. busy: too many wait. limited: one place asks for too
 * many. failed: drawing broke down.
 */
export type PictureProblemKind = 'missing' | 'broken' | 'busy' | 'limited' | 'failed';

export class PictureProblem extends Error {
  readonly kind: PictureProblemKind;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number;

  constructor(kind: PictureProblemKind, message: string, retryAfter = 1) {
    super(message);
    this.name = 'PictureProblem';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
