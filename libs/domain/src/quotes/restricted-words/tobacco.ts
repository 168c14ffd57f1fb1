import { listed } from './listed.ts';
import type { RestrictionRule } from './restriction-rule.ts';

/** Tobacco, nicotine and what vaporises it. */
export const TOBACCO: RestrictionRule = {
  restriction: 'tobacco',
  names: listed(`
    cigar, tobacco, e liquid, eliquid, e juice, ejuice, vape, vaping,
    vaporizer pen, vapor juice, nicotine, snus, hookah, shisha, juul, iqos, elf bar, elfbar,
    lost mary, geek bar, puff bar, relx., pall mall, long cut, copenhagen dip, molasses hookah, vuse,
    blu disposable, heets, terea, marlboro, snuff., nicorette,
    chewing tobacco, nic salt, zyn., blunt wrap, vaporesso, geekvape, voopoo, swisher sweets, skoal,
    cigarečių pakel, cigarečių blok, tabak, nikotin, kaljan, e skyst, vandens pypk,
    kaitinam tabak, veipas, garinimo skyst, uostomasis tabak, elektronin pypk,
    nikotīn, kaljān, e šķidrum, ūdenspīp, veips, veipi, šņaucam
  `),
  estonian: listed(`
    -sigaret, sigaret, e sigaret, sigarid, sigar., sigarill, -tubak, tubak, nikotiin, vesipiib,
    e vedelik, veip, veibi, mokatubak
  `),
  pairs: [
    {
      one: listed(`
        disposable, pods., pod., coil, vienkartin, vienreiz, ühekord
      `),
      other: listed(`
        puffs., juul, vuse, nikotin, nikotiin, įkvėpim, ieelpas, mahv, tõmmet
      `),
    },
    {
      one: ['skyst', 'šķidrum', 'vedelik', 'liquid.', 'juice.'],
      other: listed(`
        cigareč, cigareš, sigareti, vape, nicotine, nikotin, nikotiin, veip
      `),
    },
    {
      one: ['maišeliai', 'pagalvėlės', 'spilventiņ', 'padjad', 'pouches'],
      other: listed(`
        velo., zyn., snus, nikotin, nikotīn, nikotiin, rogue
      `),
    },
  ],
  before: ['anti', 'quit', 'stop'],
  after: listed(`
    hose, stain, remover, quit, dėmi, traip, plekk, degikl, lizdas, aizdedzin, jeans, pants, trousers, leather,
    vanille, ashtray, lighter, guitar, smell, odor, odour, butt,
    pelenin, peln, žiebtuv, šķiltav, süütaja, tuhatoos, kvap, pypkė., pistik, adapt, socket, plug, lizd,
    kontaktligzd, ligzd
  `),
  unless: ['snuff box', 'tabako spalv', 'cigarette lighter', 'cigarette case', 'tobacco vanille'],
};
