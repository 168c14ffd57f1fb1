import { listed } from './listed.ts';
import type { RestrictionRule } from './restriction-rule.ts';

const LIVE: readonly string[] = listed(`
  live., living., gyvas., gyva., gyvi., gyvos., gyvų., dzīvs., dzīva., dzīvas., dzīvi., dzīvu., elus., elusad,
  elavad
`);
const FRESH = listed(`
  fresh, raw., frozen, chilled, smoked, cured, refrigerated, švieži, šaldyt, atšaldyt, vytint, rūkyt,
  žalia mės, svaig, saldēt, atdzesēt, kūpināt, vītināt, jēl, värske, külmutatud, jahutatud, suitsu, toores
`);
const CREATURES = listed(`
  animal, plant, fish., fishes, reptile, bird., insect, worm, coral, shrimp, ladybug, cricket, snail,
  cactus, kaktus, fern, papart, paparž, orchid, orhid, turtle, gecko, snake, spider, tarantula, hamster, rabbit,
  chick., duckling, mealworm, betta, crab,
  butterfl, caterpillar, moss, succulent, tree., ant., bee., bees., rat., rats., mice, crayfish, lobster,
  augal, žuv, gyvūn, paukšč, sraig, vėžl, kirm, vabzd, koral, krevet, žiurkėn, driež, gyvat, sliek,
  bit., bitės, viščiuk, skruzd, dzīvniek, augs., augi., ziv, putn, gliemež, bruņurup, tārp, kukai,
  korall, garnel, kāmi, ķirzak, čūsk, slieka, sliekas, bites, cālēn, skudr, loom, taim, kala, -kalad., -kala., lind,
  linnud, tigu, teod, kilpkonn, ussid, putuk, krevett, hamst, sisalik, madu, vihmauss, mesila, tibud,
  sipelg
`);
const FOODS = listed(`
  meat, beef, pork, chicken, lamb., steak, ribeye, turkey, bacon, ham., sausage, salami, salmon, tuna,
  fish., fillet, shrimp, oyster, crab, lobster, cheese, milk., butter., yogurt, eggs., strawberr, berries,
  blueberr, raspberr, fruit, vegetable, mango., mangoes, avocado, banana, apples., tomatoes, mushroom, truffle,
  mės, jautien, kiaulien, vištien, ėrien, aviena, žuvis, žuvies, lašiš, kepsn, nugarin, išpjov, antrekot,
  karbonad, faršas, filė, krevet, austr,
  sūris, pienas, kiaušin, braškės, uogos, avokad, banan, mangai, mango., ananas, apelsin, citrin, mėlyn, aviet, vaisiai, daržov, obuol, gryb, kumpis, dešr,
  gaļa, gaļas, liellop, cūkgaļ, vista., vistas, vistu., jēra, zivs, zivju, laša, lasis, steik, karbonād, maltā,
  fileja, garnel, auster,
  siers, piens, olas, zemen, ogas, mellen, aven, augļi, dārzeņ, āboli, sēnes, šķiņķ, desa, desas,
  liha, veiseliha, sealiha, kana, lamba, kala., lõhe, forell, steik, praad, sisefilee, -filee., -liha.,
  antrekoot, karbonaad, hakkliha, filee, krevet, auster,
  juust, piim, munad, maasik, marjad, mustik, vaarik, puuvil, köögivil, õunad, seened, sink, vorst
`);
/** What makes food keep, or is no food. */
const KEEPS = listed(`
  dried, dry., canned, powder, džiovint, konserv, kaltēt, žāvēt, kuivatatud, snack, treat, air fresh,
  freshener, linen, scent, soap, denim, silk, food storage, keeper, saver, cotton, gaiviklis, skonio,
  balm, shampoo, lotion, toothpaste, tea., gum., disney, elsa, ahi., maist, ēdiens, barība, toit, food, pašar,
  kvap, spalv, krās, cutter, slicer, šaldytuv, saldētav
`);
/** Kept as pets: named alone with an age or a sex, they live. */
const PETS = listed(`
  rabbit, snake., python., boa., iguan, leguan, guinea pig, hamster, gecko, betta, guppy, guppies, parrot, budgie, canary, puppy, kitten,
  tarantula, tortoise, bearded dragon, ball python, hedgehog, chinchilla, ferret, triuš, žiurkėn, papūg,
  kanarėl, šuniuk, kačiuk, jūrų kiaulyt, vėžl, trus, kāmi, papagail, kanārij, kucēn, kaķēn, jūrascūc,
  bruņurup, küülik, -küülik, hamst, papagoi, kanaarilind, kutsik, kassipoeg, merisiga, kilpkonn, viirpapag
`);

/** What lives, grows or spoils, and what is made of protected animals. */
export const ANIMALS: RestrictionRule = {
  restriction: 'animals',
  names: listed(`
    ivory tusk, elephant ivory, rhino horn, live animal, live plant, houseplant, house plant, seedling, sapling,
    seeds$, plant seed, flower seed, vegetable seed, tomato seed, grass seed, herb seed, heirloom seed,
    lawn seed,
    tulip bulb, flower bulb, daffodil bulb, garlic bulb planting, bulbs$ tulip, bare root, plant cutting,
    prosciutto, jamon, foie gras, philodendron, monstera, alocasia, venus flytrap, raw honey comb,
    honeycomb raw, caviar$, tortoiseshell real, crocodile skull, hatching egg, live bait, nightcrawler,
    dramblio kaul, sėklos*, sėklų rinkin, svogūnėliai, svogūnėlis, daigai, daigas*, sodinuk, kambarin augal,
    vazonin augal, vazonin gėl, ikrai*, gėlė vazone, auginiai,
    ziloņkaul, sēklas*, sēklu komplekt, tulpju sīpol, puķu sīpol, narciš sīpol, stādi., stāds., istabas aug,
    telpaug, istabaug, dēsti., spraudeņi, ikri*, kaviārs, puķe podā, augs podā, dzīvs dzīvniek
  `),
  estonian: listed(`
    elevandiluu, -seemned., seemned*, -sibulad., tulbisibul, lillesibul, istik, -iistik, -aistik, -uistik,
    toataim,
    suitsulõhe, suitsukala, suitsuliha, suitsuvorst, suitsusin, suitsuforell, potitaim, potilill, toalill,
    kalamari, kaaviar, elustaim, elusloom, -taimed., pistikud taim, noortaim
  `),
  pairs: [
    {
      one: LIVE,
      other: CREATURES,
      never: listed(`
        wallpaper, edge, love, laugh, concert, stream, food, filter, maist, barība, toit
      `),
    },
    { one: FRESH, other: FOODS, never: KEEPS },
    {
      one: PETS,
      other: listed(`
        live., male., female., weeks, months, juvenile, hatchling, jauna., jaunas., jauns., jaunikl, patin, patel, savait,
        mėnes, mazul, tēviņ,
        mātīt, nedēļ, mēneš, noor, isane, emane, nädal, kuune, pundur, kääbus, dekoratyvin
      `),
      never: listed(`
        toy., žaisl, rotaļ, mäng, plush, pliuš, plīš, plüüš, figur, pehme, food, maist, barīb, toit
      `),
    },
    {
      one: listed(`
        plant., monstera, ficus, orchid, orhide, rožė, roze., roos., lavand, alijoš, alaveja, aaloe, bazilik,
        palm, bonsai, philodendron, pothos, succulent, cactus, fikus, orchidėj, kaktus
      `),
      other: listed(`
        potted, inch pot, nursery, rooted, cutting, vazonėlyje, vazone, podiņā, podā, potis, starter
      `),
      never: listed(`
        artificial, faux, fake, dirbtin, mākslīg, kunst, silk, lego
      `),
    },
    {
      one: listed(`
        bulb., tuber, gumb, bumbuļ, mugul, svogūn, sīpol, sibul
      `),
      other: listed(`
        dahlia, jurgin, dālij, daalia, begon, iris., gladiol, kardel, kardeļ, tulip, daffodil, lily, crocus,
        hyacinth, tulpi, narciz, lelij, tulpju, narcis, liliju, tulbi
      `),
      never: ['light', 'lamp', 'led.'],
    },
    {
      one: ['ivory', 'coral.'],
      other: ['tusk', 'carved', 'elephant'],
      never: ['bone china', 'paint', 'dress'],
    },
    {
      one: ['seed.', 'seeds.'],
      other: listed(`
        basil, tomato, pepper, cucumber, lavender, carrot, lettuce, marigold, rose., flower, vegetable, herb, lawn,
        melon, squash, onion, cabbage, kale, spinach, parsley, cilantro, mint., zinnia, cosmos., tree
      `),
      never: listed(`
        bead, oil., storage, tray, spreader, card., cards., crackers, bread, roasted, butter, organizer
      `),
    },
    {
      one: ['caviar', 'kaviar', 'kaaviar'],
      other: ['osetra', 'beluga', 'sturgeon', 'g.', 'oz.'],
      never: ['bead', 'shampoo', 'cream.', 'mask.', 'nail'],
    },
    {
      one: ['vazone.', 'vazonėlyje.', 'podiņā.', 'potis.', 'potted.'],
      other: listed(`
        medis., figmedis, medelis, koks., kociņ, puu., aug, lill, puķe, gėl, roos, rož, palm, fig, citrin, citron,
        sidrun, kaktus, sukulent, fikus, fiikus, tree., plant., flower, bazilik, mėt, mētr, rozmarin
      `),
      never: listed(`
        dirbtin, mākslīg, kunst, artificial, faux, fake, žvak, svece, küünal, candle, lego
      `),
    },
    {
      one: ['seed.', 'seeds.'],
      other: ['heirloom', 'germinat', 'garden', 'planting', 'organic pack', 'wildflower', 'sprouting'],
    },
  ],
  before: listed(`
    chia, sesame, poppy, pumpkin, sunflower, hemp, flax, light, led, grape, caraway, roasted
  `),
  after: listed(`
    leaf, leaves, bead, butter, oil., storage, packet, organizer, starter tray, heat, mat., spread, bread, crackers,
    stitch, extract, light, dėklas, aliej, trąš, duon, maist, pašar, eļļa, maize, mēslo, barīb, õli,
    leib, toit, väetis, vaba, ta., food, protein, candy
  `),
  unless: listed(`
    chia seed, sesame seed, seed bead, live edge, seemneteta, sunflower seed butter, moliūgų sėkl,
    saulėgrąžų sėkl,
    chia sėkl, sezamo sėkl, linų sėkl, čia sēkl, ķirbju sēkl, saulespuķu sēkl, linsēkl, kõrvitsaseemn,
    chia seemn,
    päevalilleseemn, linaseemn, seesamiseemn, led bulb, light bulb, seed pearl, seed stitch, gyvas chat,
    bird seed, ivory coast, sėklų maišyt lesal
  `),
};
