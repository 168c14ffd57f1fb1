import type { PageText } from '../texts.schema.ts';

export const ee: PageText = {
  title: 'Tarne',
  summary:
    'Tarne Ameerikast lennukiga või laevaga: kui kaua see kestab, mis on hinna sees, kuidas arvestatakse tollimaksu ja käibemaksu ning kust pakk kätte saab.',
  blocks: [
    {
      type: 'text',
      paragraphs: [
        'Tarnime järgmistesse riikidesse: {ships_to}.',
        'Riigi ja saatmisviisi valite iga lehe ülaosas. Kõik hinnad on nende järgi.',
      ],
    },
    {
      type: 'table',
      heading: 'Lennukiga või laevaga',
      head: ['Mis loeb', 'Lennukiga', 'Laevaga'],
      rows: [
        ['Ameerikast teie riiki', 'tavaliselt 4 kuni 10 päeva', 'tavaliselt 24 kuni 41 päeva'],
        [
          'Millest hind sõltub',
          'kaalust või mõõtudest, kui pakk on suur ja kerge',
          'mahust või kaalust, kui pakk on raske',
        ],
        [
          'Milleks sobib',
          'rõivad, jalatsid, telefonid ja kõik, mida on kiiresti vaja',
          'suured ja rasked asjad, millega ei ole kiiret',
        ],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'Mitu päeva kulub teie riiki ja teie kaubaga, on kirjas tootelehel ja ostukorvis. Tellimust vormistades näete ka seda, mitu päeva kulub kulleril.',
      ],
    },
    {
      type: 'list',
      heading: 'Mis on hinna sees',
      items: [
        [{ text: 'Kaup', strong: true }, '\u00a0– selle hind Ameerikas.'],
        [
          { text: 'Transport', strong: true },
          '\u00a0– tee lennukiga või laevaga koos kütusega, väga suurte või raskete pakkide puhul ka lisatasuga.',
        ],
        [{ text: 'Kindlustus', strong: true }, '\u00a0– laost kuni teieni.'],
        [
          { text: 'Vormistus ja teenindus', strong: true },
          '\u00a0– tollideklaratsioon ja teie tellimuse käsitlemine.',
        ],
        [
          { text: 'Tollimaks ja käibemaks', strong: true },
          '\u00a0– mida teie riik välismaa kauba eest nõuab.',
        ],
        [{ text: 'Tarne', strong: true }, '\u00a0– odavaim kuller teie pakile teie riigis.'],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'Kõiki neid summasid näete tootelehel. Hind on lõplik: ei kullerile ega tollile tule midagi maksta.',
      ],
    },
    {
      type: 'list',
      heading: 'Tollimaks ja käibemaks',
      items: [
        'Euroopa Liitu, kui kaup maksab kuni 150\u00a0€: tollimaks 3\u00a0eurot iga tariifirea kohta pakis. Kord kehtib 1.\u00a0juulist 2026 kuni 1.\u00a0juulini 2028.',
        'Euroopa Liitu, kui kaup maksab üle 150\u00a0€: tollimaks kauba määra järgi, arvestatuna väärtuselt koos transpordi ja kindlustusega.',
        'Araabia Ühendemiraatidesse: kuni 1000 dirhamini tollimaksu ei ole, sellest üle 5%; mõnele kaubale, näiteks telefonidele ja raamatutele, seda ei ole.',
        'Käibemaks on teie riigi oma: 21% Leedus, Lätis ja Hollandis, 24% Eestis, 5% Araabia Ühendemiraatides. Trükitud raamatutele kehtib Euroopa Liidus madalam määr.',
      ],
    },
    {
      type: 'text',
      heading: 'Kuller või pakipunkt',
      paragraphs: [
        'Tellimust vormistades valite kullerite seast, kes veavad teie riiki sellise kaaluga pakke: ukseni või, kus neid on, pakipunkti või pakiautomaati. Väga raskeid pakke tuuakse ainult ukseni. Kui kullerit valida ei tule, toob vedaja paki ukseni ilma lisatasuta.',
      ],
    },
    {
      type: 'text',
      heading: 'Kui pakk jõuab kohale',
      paragraphs: [
        'Kui karp on viga saanud, paluge kulleril see üles märkida ja tehke foto. Paki võite sellegipoolest vastu võtta ja avada: kõik teie õigused jäävad alles.',
        ['Kui midagi on katki, vale või puudu, esitage ', { text: 'pretensioon', href: '/claim-form' }, '.'],
      ],
    },
  ],
};
