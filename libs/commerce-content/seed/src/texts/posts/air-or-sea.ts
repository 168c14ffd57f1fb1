import type { Post } from '../texts.schema.ts';

export const airOrSea: Post = {
  slug: 'air-or-sea',
  topics: ['delivery', 'prices'],
  author: 'Mārtiņš Ozols',
  date: '2026-08-17',
  category: 'electronics/home-appliances',
  texts: {
    en: {
      title: 'By air or by sea: which is better for your order?',
      summary:
        'By air is quick, by sea is often cheaper for large things. How both are priced, with an example, and when to choose which.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Every product here has two prices: one by air and one by sea. Sometimes they hardly differ, sometimes by a lot. The reason is that they are measured differently.',
          ],
        },
        {
          type: 'text',
          heading: 'By air you pay for weight',
          paragraphs: [
            'What counts is the larger of two figures: the real weight, and the volumetric weight. The latter is length × width × height in centimetres, divided by 5,000. The result is rounded up to half a kilogram.',
            'Example: a box of 40 × 30 × 20\u00a0cm weighs 3.2\u00a0kg. Its volumetric weight is 24,000 / 5,000 = 4.8. So it counts as 5\u00a0kg.',
          ],
        },
        {
          type: 'text',
          heading: 'By sea you pay for volume',
          paragraphs: [
            'The same box has 0.024 cubic metres. By sea the volume counts, unless the goods are very heavy for their size: each 500\u00a0kg count as one cubic metre at least. There is a small minimum volume, so tiny things gain little.',
          ],
        },
        {
          type: 'table',
          heading: 'When to choose which',
          head: ['What matters', 'By air', 'By sea'],
          rows: [
            ['From America to you', 'usually 4 to 10 days', 'usually 24 to 41 days'],
            ['Clothes, shoes, phones', 'usually the better choice', 'if you are in no hurry'],
            ['Coffee machine, vacuum cleaner, speaker', 'if you need it soon', 'often much cheaper'],
            ['A gift for a fixed day', 'leave a week to spare', 'order two months ahead'],
          ],
        },
        {
          type: 'list',
          heading: 'Three hints',
          items: [
            'You can change the method at the top of the page, in the cart and at checkout. All prices follow.',
            'An order is one parcel with one method. If one thing is urgent and another is heavy, two orders may be cheaper.',
            'Duty and VAT are in both prices. VAT is also due on freight, so cheaper shipping means less VAT.',
          ],
        },
        {
          type: 'products',
          heading: 'Where by sea often pays',
          query: { category: 'electronics/home-appliances', sort: 'best_sellers' },
          limit: 4,
        },
      ],
    },
    lt: {
      title: 'Oru ar jūra: kas geriau jūsų užsakymui?',
      summary:
        'Oru greita, jūra dideliems daiktams dažnai pigiau. Kaip skaičiuojamos abi kainos, pavyzdys ir kada ką rinktis.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Kiekviena prekė čia turi dvi kainas: oru ir jūra. Kartais jos beveik nesiskiria, kartais skiriasi labai. Taip yra todėl, kad skaičiuojamos skirtingai.',
          ],
        },
        {
          type: 'text',
          heading: 'Oru mokate už svorį',
          paragraphs: [
            'Svarbus didesnis iš dviejų skaičių: tikrasis svoris arba tūrinis svoris. Tūrinis svoris\u00a0– tai ilgis × plotis × aukštis centimetrais, padalyti iš 5\u00a0000. Rezultatas apvalinamas iki pusės kilogramo į viršų.',
            'Pavyzdys: 40 × 30 × 20\u00a0cm dėžė sveria 3,2\u00a0kg. Jos tūrinis svoris yra 24\u00a0000 / 5\u00a0000 = 4,8. Vadinasi, mokate už 5\u00a0kg.',
          ],
        },
        {
          type: 'text',
          heading: 'Jūra mokate už tūrį',
          paragraphs: [
            'Tos pačios dėžės tūris yra 0,024 kubinio metro. Jūra svarbus tūris, nebent prekė pagal dydį labai sunki: kiekvieni 500\u00a0kg laikomi bent vienu kubiniu metru. Yra nedidelis mažiausias tūris, todėl smulkiems daiktams skirtumas mažas.',
          ],
        },
        {
          type: 'table',
          heading: 'Kada ką rinktis',
          head: ['Kas svarbu', 'Oru', 'Jūra'],
          rows: [
            ['Iš Amerikos iki jūsų', 'paprastai nuo 4 iki 10\u00a0d.', 'paprastai nuo 24 iki 41\u00a0d.'],
            ['Drabužiai, avalynė, telefonai', 'paprastai geresnis pasirinkimas', 'jei neskubate'],
            ['Kavos aparatas, dulkių siurblys, kolonėlė', 'jei reikia greitai', 'dažnai daug pigiau'],
            ['Dovana konkrečiai dienai', 'palikite savaitę atsargos', 'užsakykite prieš du mėnesius'],
          ],
        },
        {
          type: 'list',
          heading: 'Trys patarimai',
          items: [
            'Siuntimo būdą galite keisti puslapio viršuje, krepšelyje ir pateikdami užsakymą. Kainos persiskaičiuoja.',
            'Vienas užsakymas yra viena siunta vienu būdu. Jei vieno daikto reikia skubiai, o kitas sunkus, pigiau gali būti du užsakymai.',
            'Muitas ir PVM yra abiejose kainose. PVM skaičiuojamas ir nuo transportavimo, todėl pigesnis siuntimas reiškia ir mažesnį PVM.',
          ],
        },
        {
          type: 'products',
          heading: 'Kam jūra dažnai apsimoka',
          query: { category: 'electronics/home-appliances', sort: 'best_sellers' },
          limit: 4,
        },
      ],
    },
    lv: {
      title: 'Pa gaisu vai pa jūru: kas labāk jūsu pasūtījumam?',
      summary:
        'Pa gaisu ir ātri, pa jūru lielām lietām bieži lētāk. Kā aprēķina abas cenas, piemērs un kad ko izvēlēties.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Katrai precei šeit ir divas cenas: pa gaisu un pa jūru. Reizēm tās gandrīz neatšķiras, reizēm atšķiras daudz. Iemesls ir tāds, ka tās rēķina atšķirīgi.',
          ],
        },
        {
          type: 'text',
          heading: 'Pa gaisu maksājat par svaru',
          paragraphs: [
            'Svarīgs ir lielākais no diviem skaitļiem: īstais svars vai tilpuma svars. Tilpuma svars ir garums × platums × augstums centimetros, dalīts ar 5000. Rezultātu noapaļo uz augšu līdz puskilogramam.',
            'Piemērs: 40 × 30 × 20\u00a0cm kaste sver 3,2\u00a0kg. Tās tilpuma svars ir 24\u00a0000 / 5000 = 4,8. Tātad maksājat par 5\u00a0kg.',
          ],
        },
        {
          type: 'text',
          heading: 'Pa jūru maksājat par tilpumu',
          paragraphs: [
            'Tās pašas kastes tilpums ir 0,024 kubikmetri. Pa jūru svarīgs ir tilpums, ja vien prece nav savam izmēram ļoti smaga: katri 500\u00a0kg tiek skaitīti vismaz kā viens kubikmetrs. Ir neliels mazākais tilpums, tāpēc sīkām lietām ieguvums ir mazs.',
          ],
        },
        {
          type: 'table',
          heading: 'Kad ko izvēlēties',
          head: ['Kas svarīgi', 'Pa gaisu', 'Pa jūru'],
          rows: [
            ['No Amerikas līdz jums', 'parasti no 4 līdz 10\u00a0d.', 'parasti no 24 līdz 41\u00a0d.'],
            ['Apģērbs, apavi, tālruņi', 'parasti labākā izvēle', 'ja nesteidzaties'],
            ['Kafijas automāts, putekļsūcējs, skaļrunis', 'ja vajag drīz', 'bieži daudz lētāk'],
            ['Dāvana noteiktai dienai', 'atstājiet nedēļu rezervē', 'pasūtiet divus mēnešus iepriekš'],
          ],
        },
        {
          type: 'list',
          heading: 'Trīs padomi',
          items: [
            'Sūtīšanas veidu varat mainīt lapas augšā, grozā un noformējot pasūtījumu. Cenas mainās līdzi.',
            'Viens pasūtījums ir viens sūtījums vienā veidā. Ja vienu lietu vajag steidzami, bet otra ir smaga, lētāki var būt divi pasūtījumi.',
            'Muitas nodoklis un PVN ir abās cenās. PVN rēķina arī no transportēšanas, tāpēc lētāka sūtīšana nozīmē arī mazāku PVN.',
          ],
        },
        {
          type: 'products',
          heading: 'Kam pa jūru bieži atmaksājas',
          query: { category: 'electronics/home-appliances', sort: 'best_sellers' },
          limit: 4,
        },
      ],
    },
    ee: {
      title: 'Lennukiga või laevaga: kumb sobib teie tellimusele?',
      summary:
        'Lennukiga on kiire, laevaga on suurte asjade puhul sageli odavam. Kuidas kumbki hind tekib, näide ja millal mida valida.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Igal tootel on siin kaks hinda: lennukiga ja laevaga. Mõnikord need peaaegu ei erine, mõnikord erinevad palju. Põhjus on selles, et neid arvestatakse erinevalt.',
          ],
        },
        {
          type: 'text',
          heading: 'Lennukiga maksate kaalu eest',
          paragraphs: [
            'Loeb suurem kahest arvust: tegelik kaal või mahukaal. Mahukaal on pikkus × laius × kõrgus sentimeetrites, jagatud 5000-ga. Tulemus ümardatakse üles poole kilogrammini.',
            'Näide: karp mõõtudega 40 × 30 × 20\u00a0cm kaalub 3,2\u00a0kg. Selle mahukaal on 24\u00a0000 / 5000 = 4,8. Seega maksate 5\u00a0kg eest.',
          ],
        },
        {
          type: 'text',
          heading: 'Laevaga maksate mahu eest',
          paragraphs: [
            'Sama karbi maht on 0,024 kuupmeetrit. Laevaga loeb maht, kui kaup ei ole oma suuruse kohta väga raske: iga 500\u00a0kg loetakse vähemalt üheks kuupmeetriks. Väikseim maht on piiratud, seega pisiasjade puhul on võit väike.',
          ],
        },
        {
          type: 'table',
          heading: 'Millal mida valida',
          head: ['Mis loeb', 'Lennukiga', 'Laevaga'],
          rows: [
            ['Ameerikast teieni', 'tavaliselt 4 kuni 10 päeva', 'tavaliselt 24 kuni 41 päeva'],
            ['Rõivad, jalatsid, telefonid', 'enamasti parem valik', 'kui kiiret ei ole'],
            ['Kohvimasin, tolmuimeja, kõlar', 'kui on kiiresti vaja', 'sageli palju odavam'],
            ['Kingitus kindlaks päevaks', 'jätke nädal varuks', 'tellige kaks kuud varem'],
          ],
        },
        {
          type: 'list',
          heading: 'Kolm nõuannet',
          items: [
            'Saatmisviisi saate muuta lehe ülaosas, ostukorvis ja tellimust vormistades. Hinnad muutuvad kaasa.',
            'Üks tellimus on üks pakk ühel viisil. Kui ühte asja on kiiresti vaja ja teine on raske, võivad kaks tellimust odavamad olla.',
            'Tollimaks ja käibemaks on mõlemas hinnas. Käibemaksu arvestatakse ka transpordilt, seega tähendab odavam saatmine ka vähem käibemaksu.',
          ],
        },
        {
          type: 'products',
          heading: 'Mille puhul laevaga sageli tasub',
          query: { category: 'electronics/home-appliances', sort: 'best_sellers' },
          limit: 4,
        },
      ],
    },
  },
};
