import type { PageText } from '../texts.schema.ts';

export const ee: PageText = {
  title: 'Broneerimistingimused',
  summary:
    'Kuidas poes {shop} seadet broneerida: kinnitamine e-postiga, koht järjekorras, kolm päeva ostuks ja mis saab teie andmetest.',
  blocks: [
    {
      type: 'text',
      heading: '1. Mis on broneering',
      paragraphs: [
        'Broneeringuga võtate koha järjekorras seadmele, mida veel tellida ei saa. See ei maksa midagi ja ostma te ei pea. Kui broneeringu lehel küsitakse tagatisraha, kinnitab broneeringu selle maksmine ning me maksame selle tagasi, kui ostate, loobute või broneering lõpeb. Tingimused kehtestab {seller}, registrikood {seller_code}.',
      ],
    },
    {
      type: 'list',
      heading: '2. Kuidas broneerida',
      ordered: true,
      items: [
        [
          'Valige lehel ',
          { text: 'Broneerige iPhone', href: '/iphone-reservation' },
          ' mudel, mälu ja värv ning kirjutage nimi, e-post ja telefon.',
        ],
        'Avage link e-kirjas, mille teile saadame, ja kinnitage 24 tunni jooksul. Kui broneeringut selle ajaga ei kinnitata, siis see lõpeb.',
        'Kinnitusega saate koha. Loeb see, kes enne kinnitas, mitte see, kes enne vormi täitis.',
      ],
    },
    {
      type: 'text',
      heading: '3. Üks broneering iga mudeli kohta',
      paragraphs: [
        'Ühel e-posti aadressil võib iga mudeli kohta olla üks kehtiv broneering. Teine soov midagi ei muuda.',
      ],
    },
    {
      type: 'text',
      heading: '4. Kui seade on teile hoiule pandud',
      paragraphs: [
        'Kui teie koht mahub seadmete arvu sisse, hoiame seadet teile kolm päeva (72 tundi) ja kirjutame kohe. Ostu asjus võtame teiega ühendust.',
        'Kui te selle ajaga ei osta, broneering lõpeb ja seadme saab järgmine. Muul juhul ootate, kuni mõni seade vabaneb. Me ei luba, et selle saavad kõik järjekorras olijad.',
      ],
    },
    {
      type: 'text',
      heading: '5. Hind ja ost',
      paragraphs: [
        [
          'Broneering hinda ei määra. Hinda koos tollimaksu, käibemaksu ja tarnega näete enne ostmist ning siis kehtib ',
          { text: 'ostuleping', href: '/purchase-agreement' },
          ' koos taganemisõiguse ja seadusjärgse garantiiga.',
        ],
      ],
    },
    {
      type: 'text',
      heading: '6. Kuidas broneeringust loobuda',
      paragraphs: [
        'Broneeringust saate igal ajal loobuda selle lehel, mille avab link meie e-kirjas. Põhjust vaja ei ole ja hiljem võite uuesti broneerida.',
      ],
    },
    {
      type: 'text',
      heading: '7. Teie andmed',
      paragraphs: [
        [
          'Nime, e-posti ja telefoni kasutame ainult broneeringuks ja kustutame need 90 päeva pärast selle lõppu. Rohkem on kirjas ',
          { text: 'privaatsuspoliitikas', href: '/privacy-policy' },
          '.',
        ],
      ],
    },
  ],
};
