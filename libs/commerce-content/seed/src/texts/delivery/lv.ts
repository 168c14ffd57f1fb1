import type { PageText } from '../texts.schema.ts';

export const lv: PageText = {
  title: 'Piegāde',
  summary:
    'Piegāde no Amerikas pa gaisu vai pa jūru: cik ilgi tā notiek, kas iekļauts cenā, kā aprēķina muitas nodokli un PVN un kur saņemt sūtījumu.',
  blocks: [
    {
      type: 'text',
      paragraphs: [
        'Piegādājam uz šīm valstīm: {ships_to}.',
        'Valsti un sūtīšanas veidu izvēlaties katras lapas augšpusē. Tiem atbilst visas cenas.',
      ],
    },
    {
      type: 'table',
      heading: 'Pa gaisu vai pa jūru',
      head: ['Kas svarīgi', 'Pa gaisu', 'Pa jūru'],
      rows: [
        ['No Amerikas līdz jūsu valstij', 'parasti no 4 līdz 10\u00a0d.', 'parasti no 24 līdz 41\u00a0d.'],
        [
          'No kā atkarīga cena',
          'no svara vai no izmēra, ja sūtījums ir liels un viegls',
          'no tilpuma vai no svara, ja sūtījums ir smags',
        ],
        [
          'Kam piemērots',
          'apģērbam, apaviem, tālruņiem un visam, ko vajag drīz',
          'lielām un smagām lietām, kas var pagaidīt',
        ],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'Cik dienu vajag jūsu valstij un precēm, redzat preces lapā un grozā. Noformējot pasūtījumu, redzams arī, cik dienu vajag kurjeram.',
      ],
    },
    {
      type: 'list',
      heading: 'Kas iekļauts cenā',
      items: [
        [{ text: 'Preces', strong: true }, '\u00a0– to cena Amerikā.'],
        [
          { text: 'Transportēšana', strong: true },
          '\u00a0– ceļš pa gaisu vai pa jūru ar degvielu, bet ļoti lieliem vai smagiem sūtījumiem\u00a0– arī ar piemaksu.',
        ],
        [{ text: 'Apdrošināšana', strong: true }, '\u00a0– no noliktavas līdz jums.'],
        [
          { text: 'Formalitātes un apkalpošana', strong: true },
          '\u00a0– deklarācija muitai un darbs ar jūsu pasūtījumu.',
        ],
        [
          { text: 'Muitas nodoklis un PVN', strong: true },
          '\u00a0– tas, ko jūsu valsts prasa par precēm no ārzemēm.',
        ],
        [{ text: 'Piegāde', strong: true }, '\u00a0– lētākais kurjers jūsu sūtījumam jūsu valstī.'],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'Katru no šīm summām redzat preces lapā. Cena ir galīga: ne kurjeram, ne muitai nekas nav jāmaksā.',
      ],
    },
    {
      type: 'list',
      heading: 'Muitas nodoklis un PVN',
      items: [
        'Uz Eiropas Savienību, ja preces maksā līdz 150\u00a0€: muitas nodoklis 3\u00a0eiro par katru tarifa pozīciju sūtījumā. Šī kārtība ir spēkā no 2026.\u00a0gada 1.\u00a0jūlija līdz 2028.\u00a0gada 1.\u00a0jūlijam.',
        'Uz Eiropas Savienību, ja preces maksā vairāk nekā 150\u00a0€: muitas nodoklis pēc preces likmes, ko rēķina no vērtības ar transportēšanu un apdrošināšanu.',
        'Uz Apvienotajiem Arābu Emirātiem: līdz 1000 dirhamiem muitas nodokļa nav, virs šīs summas\u00a0– 5%; dažām precēm, piemēram, tālruņiem un grāmatām, to nepiemēro.',
        'PVN ir jūsu valsts likmē: 21% Lietuvā, Latvijā un Nīderlandē, 24% Igaunijā, 5% Apvienotajos Arābu Emirātos. Drukātām grāmatām Eiropas Savienībā ir mazāka likme.',
      ],
    },
    {
      type: 'text',
      heading: 'Kurjers vai saņemšanas punkts',
      paragraphs: [
        'Noformējot pasūtījumu, izvēlaties kādu no kurjeriem, kas uz jūsu valsti ved tāda svara sūtījumus: līdz durvīm vai, kur tādi ir, uz saņemšanas punktu vai pakomātu. Ļoti smagus sūtījumus ved tikai līdz durvīm. Ja kurjers nav jāizvēlas, pārvadātājs sūtījumu atved līdz durvīm bez papildu maksas.',
      ],
    },
    {
      type: 'text',
      heading: 'Kad sūtījums ir klāt',
      paragraphs: [
        'Ja kaste ir bojāta, lūdziet kurjeru to atzīmēt un nofotografējiet. Sūtījumu tik un tā varat pieņemt un atvērt: visas jūsu tiesības saglabājas.',
        [
          'Ja kaut kas ir saplīsis, sajaukts vai trūkst, iesniedziet ',
          { text: 'pretenziju', href: '/claim-form' },
          '.',
        ],
      ],
    },
  ],
};
