import type { PageText } from '../texts.schema.ts';

export const lv: PageText = {
  title: 'Kā tas notiek',
  summary:
    'No preces lapas līdz jūsu durvīm: kā pasūtīt preces no Amerikas veikaliem, kas iekļauts cenā un kā izsekot sūtījumam.',
  blocks: [
    {
      type: 'steps',
      heading: 'No pasūtījuma līdz piegādei',
      items: [
        {
          title: 'Jūs izvēlaties',
          text: 'Norādiet savu valsti un izvēlieties sūtīšanu pa gaisu vai pa jūru. Pēc tam katra cena vietnē ir cena ar piegādi jums.',
        },
        {
          title: 'Jūs pasūtāt',
          text: 'Ielieciet preces grozā un noformējiet pasūtījumu ar kontu vai bez tā. Summa, ko redzat pirms maksāšanas, ir galīga.',
        },
        {
          title: 'Mēs nopērkam preces',
          text: 'Preces nopērkam Amerikā. Viss jūsu pasūtījums nonāk mūsu noliktavā Amerikā un dodas ceļā kā viens sūtījums.',
        },
        {
          title: 'Mēs nosūtām un deklarējam',
          text: 'Sūtījums ceļo pa gaisu vai pa jūru. Mēs to deklarējam muitā un samaksājam muitas nodokli un PVN.',
        },
        {
          title: 'Jūs saņemat',
          text: 'Kurjers atved sūtījumu līdz durvīm, vai arī jūs to saņemat izvēlētajā saņemšanas punktā.',
        },
      ],
    },
    {
      type: 'list',
      heading: 'Kas iekļauts cenā',
      items: [
        'preces;',
        'sūtīšana jūsu izvēlētajā veidā ar degvielu un apdrošināšanu;',
        'muitas formalitātes, muitas nodoklis un PVN;',
        'lētākā piegāde jūsu valstī.',
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'Citas iespējas, piemēram, piegāde līdz durvīm, ja saņemšanas punkts ir lētāks, parāda starpību jau pirms izvēles. Grozā visas preces tiek skaitītas kā viens sūtījums, tāpēc pasūtīt kopā parasti ir lētāk nekā saskaitot atsevišķās cenas.',
      ],
    },
    {
      type: 'text',
      heading: 'Pēc pasūtīšanas',
      paragraphs: [
        'Katru pasūtījumu apstiprinām pa e-pastu. Pasūtījuma lapā redzat tā statusu, sūtījuma numuru un rēķinu. Pasūtījumu varat atcelt, kamēr preces vēl neesam nopirkuši, bet adresi mainīt, kamēr tās nav iepakotas.',
        [
          'Varat arī ',
          { text: 'izsekot sūtījumam', href: '/tracking' },
          ' pēc tā numura, konts nav vajadzīgs.',
        ],
      ],
    },
    {
      type: 'text',
      heading: 'Ja Amerikas veikalā pērkat pats',
      paragraphs: [
        'Jūsu kontā ir nodalījuma numurs. Sūtījumi, kas ar šo numuru nonāk mūsu noliktavā Amerikā, ir jūsu, un mēs varam tos jums pārsūtīt. Par pārsūtīšanu maksājat, kad sūtījums ir izmērīts un cena jums ir zināma.',
      ],
    },
    { type: 'call', text: 'Vai vēlaties apskatīties?', label: 'Rādīt preces', path: '/marketplace' },
  ],
};
