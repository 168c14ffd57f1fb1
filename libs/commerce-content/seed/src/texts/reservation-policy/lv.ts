import type { PageText } from '../texts.schema.ts';

export const lv: PageText = {
  title: 'Rezervācijas noteikumi',
  summary:
    'Kā rezervēt ierīci veikalā {shop}: apstiprināšana pa e-pastu, vieta rindā, trīs dienas pirkumam un kas notiek ar jūsu datiem.',
  blocks: [
    {
      type: 'text',
      heading: '1. Kas ir rezervācija',
      paragraphs: [
        'Ar rezervāciju jūs ieņemat vietu rindā uz ierīci, ko vēl nevar pasūtīt. Tā neko nemaksā, un pirkt nav obligāti. Ja rezervācijas lapā prasīta drošības nauda, rezervāciju apstiprināt, to samaksājot, un mēs to atmaksājam, kad pērkat, atsakāties vai rezervācija beidzas. Noteikumus nosaka {seller}, reģistrācijas Nr.\u00a0{seller_code}.',
      ],
    },
    {
      type: 'list',
      heading: '2. Kā rezervēt',
      ordered: true,
      items: [
        [
          'Lapā ',
          { text: 'Rezervējiet iPhone', href: '/iphone-reservation' },
          ' izvēlieties modeli, atmiņu un krāsu un ierakstiet vārdu, uzvārdu, e-pastu un tālruni.',
        ],
        'Atveriet saiti e-pastā, ko jums nosūtām, un apstipriniet 24 stundu laikā. Ja šajā laikā rezervācija nav apstiprināta, tā beidzas.',
        'Ar apstiprinājumu saņemat vietu. Svarīgi, kurš pirmais apstiprina, nevis kurš pirmais aizpilda veidlapu.',
      ],
    },
    {
      type: 'text',
      heading: '3. Viena rezervācija katram modelim',
      paragraphs: [
        'Ar vienu e-pasta adresi katram modelim var būt viena spēkā esoša rezervācija. Otrs pieprasījums neko nemaina.',
      ],
    },
    {
      type: 'text',
      heading: '4. Kad ierīce jums ir atlikta',
      paragraphs: [
        'Ja jūsu vieta iekļaujas ierīču skaitā, ierīci jums atliekam uz trim dienām (72 stundām) un uzreiz rakstām. Par pirkumu ar jums sazināmies.',
        'Ja šajā laikā nenopērkat, rezervācija beidzas un ierīci saņem nākamais rindā. Citādi gaidāt, līdz kāda ierīce atbrīvojas. Nesolām, ka to saņems visi rindā.',
      ],
    },
    {
      type: 'text',
      heading: '5. Cena un pirkums',
      paragraphs: [
        [
          'Rezervācija cenu nenosaka. Cenu ar muitas nodokli, PVN un piegādi redzat pirms pirkuma, un tad ir spēkā ',
          { text: 'pirkuma līgums', href: '/purchase-agreement' },
          ' ar atteikuma tiesībām un juridisko garantiju.',
        ],
      ],
    },
    {
      type: 'text',
      heading: '6. Kā atteikties no rezervācijas',
      paragraphs: [
        'No rezervācijas varat jebkurā laikā atteikties tās lapā, ko atver saite mūsu e-pastā. Iemesls nav jāmin, un vēlāk varat rezervēt vēlreiz.',
      ],
    },
    {
      type: 'text',
      heading: '7. Jūsu dati',
      paragraphs: [
        [
          'Vārdu, uzvārdu, e-pastu un tālruni izmantojam tikai rezervācijai un izdzēšam 90\u00a0d. pēc tās beigām. Vairāk lasiet ',
          { text: 'privātuma politikā', href: '/privacy-policy' },
          '.',
        ],
      ],
    },
  ],
};
