import { listed } from './listed.ts';
import type { RestrictionRule } from './restriction-rule.ts';

const VOLUMES: readonly string[] = listed(`
  l., ml., cl., vol., litr, liter, litre, oz., pack, butel, pudel, bottle, bundž, purk., purki
`);

/** Drinks with alcohol. */
export const ALCOHOL: RestrictionRule = {
  restriction: 'alcohol',
  names: listed(`
    whisky, whiskies, whiskey, vodka, bourbon, tequila, mezcal, champagne, alcoholic, liqueur, brandy,
    cognac, armagnac, calvados, absinth, vermouth, schnapps, grappa, sangria, prosecco, wine., beer.,
    rum., gin., sake., soju, lager$, stout$, ipa$, pale ale, hard cider, hard seltzer, moonshine,
    everclear, cabernet, chardonnay, merlot, pinot noir, pinot grigio, sauvignon, riesling, malbec, rioja,
    zinfandel, moscato, chianti, bordeaux wine, jagermeister, jägermeister, baileys, campari, aperol, hennessy,
    jack daniel, jim beam, johnnie walker, jameson, bacardi, smirnoff, absolut vodka, captain morgan, heineken,
    budweiser, guinness, corona extra, vsop, xo cognac, sparkling wine, port wine, mead$, red blend,
    white blend, napa valley, modelo especial, limoncello, pilsner, white claw, casamigos, ^alus, ^alaus butel,
    degtin, viskis, vyn, konjak, brendis., brendžio, brendij, likeris, likeriai, likier, likerio, šampan,
    romo butel, džinas., džino, tekil, absentas., vermut, sidras., sidro, midus$, trauktin,
    starka, krupnik, bobelin, samanė, samagon, alkohol, putojan vyn, alaus rinkin, alaus butel, grapa.,
    degvīn, viskij, vīns., vīna., vīni., sarkanvīn, baltvīn, rozā vīn, dzirkstoš vīn, šampanie, liķier,
    rums., džins., sidrs., melnais balzam, rīgas balzam, kandžu, kandža, šņabis, portvīn, vīna pudel
  `),
  estonian: listed(`
    viin, -vein., vein, -viski., viski, liköör, -liköör, brändi., brandi.,
    rumm, džinn, õlu., õlut, õlled, -õlu., siider., -siider., šampanja, šampus, alkohool, absint, puskar,
    tekiila, mõdu., kohviliköör, vahuvein
  `),
  pairs: [
    {
      one: ['alus.'],
      other: listed(`
        tamsus, šviesus, šviesusis, nefiltr, kvietin, stiprus, amatin, skardin, butel, kraftin, švyturys,
        gaišais, gaišs, tumšais, tumšs, nefiltrēt, kviešu, stiprais, skārden, pudel, bundž, aldaris, ipa., lager
      `),
      never: ['arvuti', 'pliidi', 'laua'],
    },
    {
      one: listed(`
      rums., romas., balzam, palzam, trejos, lager, stout., ale., cider, sidr, siider
    `),
      other: VOLUMES,
    },
    {
      one: ['chateau', 'dom perignon', 'barolo', 'brunello', 'domaine', 'cuvee'],
      other: ['200', '201', '202', 'vintage'],
    },
    {
      one: listed(`
        veuve clicquot, moet, dom perignon, bollinger, taittinger, barolo, brunello, amarone, brut., cava.,
        ouzo
      `),
      other: VOLUMES,
    },
    {
      one: listed(`
      švyturys, utenos, aldaris, cēsu, valmiermuiž, saku, coq, stella artois, peroni, asahi
    `),
      other: VOLUMES,
    },
    {
      one: listed(`
      absolut, stoli, grey goose, belvedere, martini, bombay, beefeater, tanqueray
    `),
      other: VOLUMES,
    },
    { one: ['malt.', 'reserve', 'proof.'], other: ['scotch', 'single', 'kentucky', 'abv.'] },
  ],
  genitives: listed(`
    viskija=, konjaka=, degvīna=, vīna=, šampanieša=, brendija=, liķiera=, alkohola=, džina=, ruma=, sidra=,
    vermuta=, tekilas=, degtinės=, tekilos=, rummi=
  `),
  before: listed(`
    cooking, root, ginger, butter, hair, rubbing, isopropyl, izopropil, portable
  `),
  after: listed(`
    sauce, pasta, garden, lights., vinegar, gum., gummies, jelly, jam., cake, cookie, bread, yeast, cheese, marinade, country,
    making, brewing, fermenter, corks, cork., key., wand, tasting, rummy, raisin, wipe, marker, pong,
    pads., swab, prep., ink., melville, leather, blush, satin, barrel, tote, caddy,
    belly, batter, shampoo, soaked, cellar, thermometer, vase, sponge, noodle, cap., trail,
    actas, acto, mieli, šampūn, raug, termometr, uogi, vynuog, rankšluost, tešl, servet,
    raugs, rauga, koks, dārz, šampūn, termometr, salvet,
    pärm, puu, mari, marjad, kelder, šampoon, rätik, valamis, lapid, kallur, kummi, leht, lehed,
    bokaal, kõrs, käär
  `),
  unless: listed(`
    wine red, brandy melville, gin rummy, gin and tonic glass, beer pong, root beer, alcohol prep, vyniojam, vyniot, vynuog, vynmed,
    konjak sponge, konjaki, konjac, sake set, sake cup, džinsin, vynil, vyniodd, cognac leather,
    champagne gold, balloon whisk, viinapuu, veiniõun, viinamar, vīnog, vein finder, veined, vīna koks,
    guinness world, moscato candle, bordeaux dress, bordeaux lip, riesling grape, alus arvuti
  `),
  never: listed(`
    non alcoholic, nonalcoholic, alcohol free, alkoholfri, nealkohol, bezalkohol, alkoholivaba, alkoholivab,
    0,0, 0.0, alkometr, alkomeeter, dealcohol, be alkoholio, bez alkohola, ilma alkoholita
  `),
};
