/** The answer for a picture that cannot be kept. */
export type PictureFault = 'picture_broken' | 'picture_too_large';

export class PictureRefused extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.name = 'PictureRefused';
    this.fault = fault;
  }
}
