import { parseWords, type Words } from './words.ts';

export type Warning = { id: number; slug: string; belongs: RegExp; texts: Words };

/** Warnings required by law for kinds of goods, and their categories. */
const ROWS: readonly [slug: string, belongs: RegExp, texts: string][] = [
  [
    'lithium-battery',
    /\/phones\/|computers\/(ultra|gaming|two)|audio\/(wireless|sports|portable)|\/photo\/|wearables\/|gaming\/(gamepads|handheld)|robot-vacuums/,
    'Contains a lithium-ion battery. Do not open, crush or heat it, and charge it only with a suitable charger. | Yra ličio jonų baterija. Jos neardykite, netraiškykite ir nekaitinkite, įkraukite tik tinkamu įkrovikliu. | Satur litija jonu akumulatoru. Neatveriet, nesaspiediet un nekarsējiet to, uzlādējiet tikai ar piemērotu lādētāju. | Sisaldab liitiumioonakut. Ärge avage, muljuge ega kuumutage seda ning laadige ainult sobiva laadijaga.',
  ],
  [
    'mains',
    /home-appliances\/(electric|espresso)|lighting\/|bookshelf-speakers|soundbars|hair-dryers/,
    'Check that the voltage on the label matches your mains. Unplug before cleaning. | Patikrinkite, ar etiketėje nurodyta įtampa atitinka jūsų elektros tinklo įtampą. Prieš valydami ištraukite kištuką. | Pārbaudiet, vai uz etiķetes norādītais spriegums atbilst jūsu elektrotīklam. Pirms tīrīšanas atvienojiet no tīkla. | Kontrollige, kas sildil märgitud pinge vastab teie vooluvõrgule. Enne puhastamist eemaldage vooluvõrgust.',
  ],
  [
    'water',
    /hair-dryers/,
    'Do not use near a bath, shower, basin or any other vessel with water. | Nenaudokite šalia vonios, dušo, praustuvės ar kito indo su vandeniu. | Nelietojiet vannas, dušas, izlietnes vai citu ar ūdeni pildītu trauku tuvumā. | Ärge kasutage vanni, duši, kraanikausi ega muu veega täidetud anuma lähedal.',
  ],
  [
    'hot-liquid',
    /electric-kettles|espresso-machines|french-presses/,
    'Contains hot liquid and steam in use. Keep out of the reach of children. | Naudojant viduje yra karšto skysčio ir garų. Laikykite vaikams nepasiekiamoje vietoje. | Lietošanas laikā satur karstu šķidrumu un tvaiku. Glabājiet bērniem nepieejamā vietā. | Kasutamisel sisaldab kuuma vedelikku ja auru. Hoidke lastele kättesaamatus kohas.',
  ],
  [
    'blade',
    /kitchen\/knives|shaving\/razors/,
    'Sharp blade. Keep out of the reach of children. | Aštrūs ašmenys. Laikykite vaikams nepasiekiamoje vietoje. | Ass asmens. Glabājiet bērniem nepieejamā vietā. | Terav tera. Hoidke lastele kättesaamatus kohas.',
  ],
  [
    'cosmetics',
    /face-care\/|body-care\/|hair-care\/(shampoos|conditioners|hair-masks)|make-up\/(lip|eyeshadow|nail)|shaving\/(shaving|beard)/,
    'For external use only. Avoid contact with eyes. Stop using it if the skin becomes irritated. | Tik išoriniam naudojimui. Saugokite akis. Jei oda sudirgsta, nebenaudokite. | Tikai ārīgai lietošanai. Izvairieties no saskares ar acīm. Ja āda tiek kairināta, pārtrauciet lietošanu. | Ainult välispidiseks kasutamiseks. Vältige silma sattumist. Nahaärrituse korral lõpetage kasutamine.',
  ],
  [
    'sun',
    /face-care\/sun-care/,
    'Do not stay too long in the sun, even with a sunscreen. Keep babies and young children out of direct sunlight. Apply generously and often. | Nebūkite saulėje per ilgai net ir naudodami apsaugos nuo saulės priemonę. Saugokite kūdikius ir mažus vaikus nuo tiesioginių saulės spindulių. Tepkite gausiai ir dažnai. | Neuzturieties saulē pārāk ilgi arī tad, ja lietojat saules aizsarglīdzekli. Sargājiet zīdaiņus un mazus bērnus no tiešiem saules stariem. Uzklājiet bagātīgi un bieži. | Ärge viibige päikese käes liiga kaua ka päikesekaitsevahendit kasutades. Hoidke imikud ja väikelapsed otsese päikesevalguse eest. Kandke nahale rikkalikult ja sageli.',
  ],
  [
    'flammable',
    /fragrance\/(womens|mens|unisex)|nail-polishes/,
    'Flammable. Keep away from heat, sparks and flames, and out of the reach of children. | Degu. Laikykite atokiau nuo karščio, kibirkščių ir liepsnos, vaikams nepasiekiamoje vietoje. | Uzliesmojošs. Sargāt no karstuma, dzirkstelēm un liesmām, glabāt bērniem nepieejamā vietā. | Tuleohtlik. Hoidke eemal kuumusest, sädemetest ja leekidest ning lastele kättesaamatus kohas.',
  ],
  [
    'candle',
    /scented-candles/,
    'Never leave a burning candle unattended. Keep it away from children, pets and anything that can catch fire. | Nepalikite degančios žvakės be priežiūros. Laikykite ją atokiau nuo vaikų, gyvūnų ir degių daiktų. | Neatstājiet degošu sveci bez uzraudzības. Turiet to tālāk no bērniem, dzīvniekiem un degošiem priekšmetiem. | Ärge jätke põlevat küünalt järelevalveta. Hoidke see eemal lastest, lemmikloomadest ja süttivatest esemetest.',
  ],
];

export const WARNINGS: readonly Warning[] = ROWS.map(([slug, belongs, texts], at) => ({
  id: at + 1,
  slug,
  belongs,
  texts: parseWords(texts),
}));
