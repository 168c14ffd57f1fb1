/** missing: there is no such picture. broken: what came is none. busy: too many wait. failed: drawing broke down. */
export type PictureProblemKind = 'missing' | 'broken' | 'busy' | 'failed';

export class PictureProblem extends Error {
  readonly kind: PictureProblemKind;

  constructor(kind: PictureProblemKind, message: string) {
    super(message);
    this.name = 'PictureProblem';
    this.kind = kind;
  }
}
