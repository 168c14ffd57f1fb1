/**
 * missing: there is no such picture. broken: the data is not a picture. busy: too many wait. limited: one
 * place requests too many. failed: drawing failed.
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
