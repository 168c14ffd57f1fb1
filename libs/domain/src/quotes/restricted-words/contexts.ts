import { listed } from './listed.ts';

/**
 * Words that decide, for every kind of goods, whether a title means the goods themselves. Things that hold, open, clean
 * or measure goods, and what is only shaped or coloured like them, are free. Patterns: see `word-pattern.ts`.
 */
export { ACCESSORIES } from './accessories.ts';

/** Things that show a name or a picture: a title that has one before "with" is free. */
export const MERCHANDISE = listed(`
  shirt., tshirt., tee., hoodie., sweatshirt, sweater., jersey., dress., dresses., skirt.,
  pants., trousers., jeans., leggings, shorts., socks., jacket., parka., sneaker, costume,
  poster, postcard, invitation, vinyl record, engraving, sheet music, book., paperback, hardcover, cookbook, puzzle, sticker, mug.,
  calendar, keyring,
  necklace, earring, bracelet, pendant, brooch, cufflink, plush, lego., doll., blu ray, dvd.,
  wallpaper, curtain, pillow, cushion, duvet, tablecloth, doormat, rug., sofa., chair.,
  marškinėl, džemper, suknel, sijon, kelnės, džinsai, kojin, striuk, kostium, plakat, knyga,
  knygos, dėlion, lipduk, puodel, kalendor, apyrank, pakabuk, auskar, segė., segės., užuolaid, pagalvė.,
  pagalvėlė., stalties, pliušin, lėlė., romanas., megztin, kepur,
  krekls, krekli, džemperi, kleita, svārki, bikses, džinsi., zeķes, jaka., kostīm, plakāt,
  grāmata, uzlīm, krūz, kalendār, rokassprādz, kulon, spilvens, aizkar, galdaut, plīša, lelle,
  -särk., -särgid, -kleit., -kleidid, seelik, püksid, teksad, teksapüks, sokid, jope, kostüüm, -raamat., pusle., pusled, kleebis,
  -kruus., -kruusid,
  kalender, käevõru, ripats, kõrvarõng, kaelakee, kardin., kardinad, padjapüür, laudlina, plüüš, nukk.
`);

/** Words that, anywhere in a title, say that a vessel holds nothing. */
export const NOTHING = listed(`
  empty., tuščia., tuščias., tušti., tuščios., tukša., tukšs., tukši., tukšas., tühi., tühjad, tühja
`);

/** Words that join what comes along. */
export const WITH: readonly string[] = listed(`
  with., w., plus., su., ar., koos., in., from., iš.
`);

/** Words that end a noun phrase. */
export const PHRASE_ENDS = listed(`
  for., of., and., by., on., to., or., at., without., the.,
  ir., nuo., prieš., be., po., į., skirt, tinka, dėl.,
  un., pret., no., bez., par., paredz, piemēr,
  ja., vastu., ilma., mõeldud, jaoks.
`);

/** Words between a thing and the goods that it is for or about. */
export const PURPOSES = listed(`
  for., about., against., inspired, like., skirt, apie., tinkant, paredzēt, par., piemērot,
  mõeldud, sobib, compatible
`);

/** Options whose values name a look: "Colour: Champagne". */
export const LOOKS: readonly string[] = [
  'color.',
  'colour.',
  'spalva.',
  'krāsa.',
  'tonis.',
  'värv.',
  'värvus.',
  'shade.',
];

/** Words that say that something is not there. */
export const NEGATIONS = listed(`
  without., non., anti., be., bez., ilma., empty., tušči, tukš, tühi., tühja, tühjad
`);

/** Words before a name, or at the head of a compound, of a thing that only looks like the goods. */
export const NOT_REAL = listed(`
  toy., pretend, fake., faux., artificial, plush, stuffed, inflatable, cosplay, lego.,
  plastic., silk., wooden., felt., crochet, imitation,
  žaislin, dirbtin, pliušin, pripučiam, medini, plastikin, karnavalin, netikr,
  rotaļ, mākslīg, plīša, piepūšam, koka., plastmasas, karnevāla, neīst,
  mängu, kunst, plüüš, täispuhutav, puidust, puust, plastik, karnevali, mängult
`);

/** Last nouns of compounds, mostly Estonian, that are goods or a form of goods. */
export const COMPOUND_HEADS = listed(`
  padjad, padi., pulgad, pulk, vedelik, patarei, rakett, raketid, pilet, tablet, kapsl, siirup,
  tilgad, tilku, sprei, salv, geel, kreem, tubak, sigaret, viin., vein., komplekt, tooted, toode,
  segu, pulber, laeng, kaart., kaardid, kood, aku., akud, vaht, seemned, taim, filee, liha, oli.,
  lakk, eemald, gaas, balloon, rohi, tort, lask, kang, plaat, munt, sool, jook, plaast, padrun,
  granaat, tabletid, värv., värvid, mängija, liköör, lipiid, esents, nätsu, närimiskumm, ampull, kuur, vahend,
  eerimis
`);

/** Amounts and sets of goods: a noun after goods that does not make them another thing. */
export const MEASURES = listed(`
  pack, set., kit., bottle, carton, lot., bulk., assort, bundle, count., pcs., ct., oz., lb.,
  ml., kg., mg., mm., mah., wh., cell, size, new., original, genuine, type, model., premium,
  tablet, kapsul, kremas, tepal, gelis, sirup, lašai, purškal, žvakut, milteliai, tirpal, pleistr, tinktūr, krēms, ziede,
  gels., sīrup, pilien, sprej, plākster, šķīdum, pulver, guma, gaminiai, produkt, izstrādājum, rinkin, komplekt, kurs, švirkštikl, butel, pakel, pakuot, blok, skardin, dėžutė., lazdel, mišin, bater, gėrim, mėgin, vnt.,
  pudel, paciņ, iepakoj, skārden, kaste., gab., dzērien,
  pakk., pakid, purk., purki., purgid, kast., plokk, valik, jook.
`);
