import { listed } from './listed.ts';
import type { RestrictionRule } from './restriction-rule.ts';

/** Liquids and gases that burn, corrode or stand under pressure. */
export const LIQUIDS: RestrictionRule = {
  restriction: 'liquids',
  names: listed(`
    edp., edt., nail color, nail colour, nail enamel, nail varnish, perfume, parfum, eau de, cologne, aerosol,
    nail polish, nail lacquer, gel polish, hair spray, hairspray,
    spray paint, paint thinner, lighter fluid, essential oil, bleach, motor oil, engine oil, acetone, turpentine,
    hand sanitizer, hand sanitiser, rubbing alcohol, isopropyl, sunscreen spray, deodorant spray, dry shampoo,
    after shave, aftershave, body spray, body mist, fragrance mist, butane, propane, gasoline, kerosene,
    paraffin oil,
    white spirit, mineral spirits, brake fluid, antifreeze, transmission fluid, wd 40, spray adhesive,
    contact cement,
    polyurethane foam, wood stain, varnish$, oil paint$, enamel paint, brake cleaner,
    carb cleaner, drain cleaner, compressed air duster, air duster, fuel additive, fuel injector cleaner,
    mercury liquid,
    hydrogen peroxide, gas cartridge, gas canister, co2 cartridge, whipped cream charger, cream charger,
    fire extinguisher,
    muriatic acid, sulfuric acid, hydrochloric acid, ammonia$, methanol, ethanol, lacquer thinner, nail primer,
    kvepal, kvapusis vand, kvapus vand, nagų lak, gelin lak, gelinis lakas, plaukų lak, tualetin vand, parfum,
    aerozol, purškiam daž, purškiam lak, eterin aliej, aceton, odekolon, parfumerij vand, variklio alyv,
    motorin alyv,
    transmisin alyv, balikl, dezinfek, rankų dezinf, skiedikl, tirpikl, žiebtuvėlių duj, žiebtuvėlių benz,
    benzin,
    žibal, stabdžių skyst, aušinimo skyst, antifriz, vaitspirit, terpentin, suslėgt or, sausas šampūn, propan,
    butan, dujų kapsul, dujų kasetė, kvapus purškikl, kūno purškikl, kūno dulksn, montažin put, spiritas.,
    lakas mediniui,
    kvapiklis purškiam, langų plovimo skyst, putos montav, gyvsidabr, vandenilio peroks,
    gēla lak, smarž, nagu lak, matu lak, gēllak, gellak, tualetes ūden, parfimēr, parfīm, aerosol,
    izsmidzinām krās,
    ēterisk eļļ, motoreļļ, motora eļļ, transmisijas eļļ, balinātāj, šķīdinātāj, šķiltavu gāz, šķiltavu benz,
    petrolej,
    bremžu šķidr, dzesēšanas šķidr, antifrīz, vaitspirt, terpentīn, saspiest gais, sausais šampūn,
    gāzes kārtridž,
    gāzes baloniņ, montāžas put, krāsas aerosol, dezinfic, spirts., degšķidrum, logu šķidr, ķermeņa sprej,
    lampu eļļ, kvepiantis vand, smaržūdens, smaržīg ūdens, dezodorants sprej
  `),
  estonian: listed(`
    parfüüm, küünelak, geellak, juukselak, aerosool, pihustivärv, pihustatav värv, spreivärv, eeterlik õli,
    atsetoon, tualettvesi, tualettvee, tualettvett, odekolonn, parfüümvesi, parfüümvee, lõhnavesi, lõhnavee,
    mootoriõli, transmissiooniõli, pleegit, desinfits, desovedelik,
    lahusti, värvilahust, vedeldi, tulemasinagaas, välgumihkli, bensiin, petrooleum, lambiõli, pidurivedelik,
    jahutusvedelik, antifriis, lakibensiin, tärpentin, suruõhk, kuivšampoon, gaasiballoon, gaasikasset,
    montaaživaht,
    juuksespr, deodorantspr, spreideodor, kehasprei, piiritus, süütevedelik, klaasipesuvedelik, eeterlikud õli,
    elavhõbe, butaan, propaan
  `),
  pairs: [
    {
      one: listed(`
        paint., dažai, krāsa., värv, lakas., laka., lakk, lacquer, primer., gruntas
      `),
      other: listed(`
        spray., purškiam, aerozol, aerosol, izsmidz, sprei, pihust, solvent
      `),
      never: ['spray bottle', 'gun.', 'pistol', 'booth'],
    },
    {
      one: ['deodorant', 'dezodorant', 'antiperspirant', 'sunscreen', 'deodorant.'],
      other: listed(`
        spray., purškiam, aerozol, sprej, sprei, izsmidz, aerosol
      `),
    },
    {
      one: ['cleaner', 'remover', 'valikl', 'noņēmēj', 'eemaldaja'],
      other: ['acetone', 'aceton', 'solvent', 'nail', 'nagų', 'nagu'],
    },
    { one: ['essential'], other: ['oil.'] },
    { one: ['eterin', 'ēterisk', 'eeterlik'], other: ['aliej', 'eļļ', 'õli'] },
    {
      one: ['5 w', '10 w', '0 w', '15 w'],
      other: ['castrol', 'mobil', 'valvoline', 'pennzoil', 'liqui moly', 'motul', 'shell helix', 'lukoil'],
    },
    {
      one: ['gas.', 'dujos', 'gāze', 'gaas.'],
      other: ['lighter', 'camping', 'žiebtuv', 'šķiltav', 'tulemas', 'turist', 'tūrist', 'matka'],
    },
    {
      one: ['eļļa', 'õli', 'alyva', 'oil.'],
      other: ['5 w', '10 w', '0 w', '15 w', '20 w', 'motor', 'engine', 'variklio'],
    },
    {
      one: ['alcohol', 'spiritas.', 'alkohol', 'spirts', 'piiritus'],
      other: ['99', '70', '91', '96', 'isopropyl', 'denat'],
    },
  ],
  before: ['pet.', 'chlorine', 'oxygen'],
  after: listed(`
    empty, stain, refillable, shirt, pen., sampler rack, press, tip, remover tool, drain, strip, art.,
    pudelīšu, pudelīte tukša, difuz, difuus, diffuser, lentyn, skudr, trauk, lampa, stiklin, gaiviklis,
    grill, heater, stove, torch, regulator, šildytuv, virykl, plīt, sildītāj, pliit, boiler, grilis,
    generator, generaator, ģenerator, trimer, pjov, lempa, alarm, change, pan., jedu, lubrikant,
    degikl, deglis, põleti, gėlė, muils, table, trummel
  `),
  unless: listed(`
    eau de nil, empty perfume, perfumed candle, perfumed soap, difuuser, difuzor, difuzer, disinfection lamp,
    bleach anime, bleach free, bleached, unbleached, parfümeeria kott, spirited, spirituāl, spirit level,
    spirit of, spirit animal, spiritual, spirit riding, holy spirit, smaržīg svec, smaržīgā,
    kvepalų mėgintuvėl tušč,
    cologne cathedral, nail polish sticker, eau de toilette empty, parfüümipihust, smaržu smidzin,
    spiritinis gul
  `),
  never: listed(`
    refillable, užpildom, uzpildām, täidetav, unfilled, tuščias flakon, tukša pudelīt, empty bottle
  `),
};
