import { globalFontFace } from '@vanilla-extract/css';

/** Every letter of the shop's four languages, as `fonts/bake-fonts.py` bakes them into one file a face. */
const OWN_LETTERS = [
  'U+0000-0101, U+0104-0105, U+010C-010D, U+0112-0113, U+0116-0119, U+0122-0123, U+012A-012B, U+012E-012F',
  'U+0131, U+0136-0137, U+013B-013C, U+0145-0146, U+0152-0153, U+0160-0161, U+016A-016B, U+0172-0173',
  'U+017D-017E, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122',
  'U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
].join(', ');

/** The rest of Latin: loaded only for names with other letters. */
const OTHER_LETTERS = [
  'U+0102-0103, U+0106-010B, U+010E-0111, U+0114-0115, U+011A-0121, U+0124-0129, U+012C-012D, U+0130',
  'U+0132-0135, U+0138-013A, U+013D-0144, U+0147-0151, U+0154-015F, U+0162-0169, U+016C-0171, U+0174-017C',
  'U+017F-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF',
  'U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
].join(', ');

/** Faces that every system has one of, by the kind of letter. */
const STANDING = {
  sans: "local('Arial'), local('Liberation Sans'), local('Roboto')",
  serif: "local('Times New Roman'), local('Liberation Serif')",
};

/** DejaVu is a tenth wider than those, so it has its own size adjustments. */
const DEJAVU = { sans: 'DejaVu Sans', serif: 'DejaVu Serif' };

export type ShopFont = {
  family: string;
  /** One weight, or the first and the last of a variable face. */
  weight: string;
  /** Address of the baked file, from the theme's folder. */
  own: string;
  /** Addresses of the files for other letters; by weight where the face is not variable. */
  others: string | Readonly<Record<string, string>>;
  /** Metrics of the fallback font in per cent, so that nothing moves when the file is loaded. */
  standIn: StandIn;
};

export type StandIn = {
  like: keyof typeof STANDING;
  size: number;
  ascent: number;
  descent: number;
  /** Size adjustments of DejaVu, the only font of some Linux systems. A face used in one weight needs one. */
  dejavu: { regular?: number; bold?: number };
};

const woff2 = (address: string) => `url('${address}') format('woff2')`;

/** Ascent and descent are shares of the letters' size after it was adjusted. */
const sized = (size: number, { size: usual, ascent, descent }: StandIn) => {
  const share = (of: number) => `${((of * usual) / size).toFixed(1)}%`;
  return {
    sizeAdjust: `${size}%`,
    ascentOverride: share(ascent),
    descentOverride: share(descent),
    lineGapOverride: '0%',
  };
};

const lastStandIns = (family: string, standIn: StandIn): void => {
  const { regular, bold } = standIn.dejavu;
  const weights = { regular: bold ? '1 599' : '1 1000', bold: regular ? '600 1000' : '1 1000' };
  const face = DEJAVU[standIn.like];
  if (regular)
    globalFontFace(`${family} Last`, {
      ...{ fontWeight: weights.regular, src: `local('${face}')` },
      ...sized(regular, standIn),
    });
  if (bold)
    globalFontFace(`${family} Last`, {
      ...{ fontWeight: weights.bold, src: `local('${face} Bold')` },
      ...sized(bold, standIn),
    });
};

/** Declares a face with its fallbacks, `<family> Fallback` and `<family> Last`. Call it from a `.css.ts` only. */
export const shopFont = ({ family, weight, own, others, standIn }: ShopFont): void => {
  const byWeight = typeof others === 'string' ? { [weight]: others } : others;
  for (const [fontWeight, address] of Object.entries(byWeight))
    globalFontFace(family, {
      ...{ fontWeight, fontDisplay: 'swap' },
      ...{ src: woff2(address), unicodeRange: OTHER_LETTERS },
    });
  globalFontFace(family, {
    ...{ fontWeight: weight, fontDisplay: 'swap' },
    ...{ src: woff2(own), unicodeRange: OWN_LETTERS },
  });
  globalFontFace(`${family} Fallback`, { src: STANDING[standIn.like], ...sized(standIn.size, standIn) });
  lastStandIns(family, standIn);
};
