import type { PageText } from '../texts.schema.ts';

export const lt: PageText = {
  title: 'Pristatymas',
  summary:
    'Pristatymas iš Amerikos oru arba jūra: kiek trunka, kas įeina į kainą, kaip skaičiuojamas muitas bei PVM ir kur atsiimti siuntą.',
  blocks: [
    {
      type: 'text',
      paragraphs: [
        'Pristatome į šias šalis: {ships_to}.',
        'Šalį ir siuntimo būdą pasirenkate kiekvieno puslapio viršuje. Pagal juos rodomos visos kainos.',
      ],
    },
    {
      type: 'table',
      heading: 'Oru ar jūra',
      head: ['Kas svarbu', 'Oru', 'Jūra'],
      rows: [
        ['Iš Amerikos į jūsų šalį', 'paprastai nuo 4 iki 10\u00a0d.', 'paprastai nuo 24 iki 41\u00a0d.'],
        [
          'Nuo ko priklauso kaina',
          'nuo svorio arba dydžio, jei siunta didelė ir lengva',
          'nuo tūrio arba svorio, jei siunta sunki',
        ],
        [
          'Kam tinka',
          'drabužiams, avalynei, telefonams ir viskam, ko reikia greitai',
          'dideliems ir sunkiems daiktams, kurie gali palaukti',
        ],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'Kiek dienų reikia jūsų šaliai ir prekėms, rašome prekės puslapyje ir krepšelyje. Pateikiant užsakymą matyti ir tai, kiek dienų reikia kurjeriui.',
      ],
    },
    {
      type: 'list',
      heading: 'Kas įeina į kainą',
      items: [
        [{ text: 'Prekės', strong: true }, '\u00a0– jų kaina Amerikoje.'],
        [
          { text: 'Transportavimas', strong: true },
          '\u00a0– kelias oru arba jūra su kuru, o labai didelėms ar sunkioms siuntoms\u00a0– ir su priemoka.',
        ],
        [{ text: 'Draudimas', strong: true }, '\u00a0– nuo sandėlio iki jūsų.'],
        [
          { text: 'Formalumai ir aptarnavimas', strong: true },
          '\u00a0– deklaracija muitinei ir jūsų užsakymo tvarkymas.',
        ],
        [
          { text: 'Muitas ir PVM', strong: true },
          '\u00a0– mokesčiai, kuriuos jūsų šalis ima už prekes iš užsienio.',
        ],
        [{ text: 'Pristatymas', strong: true }, '\u00a0– pigiausias kurjeris jūsų siuntai jūsų šalyje.'],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'Kiekvieną iš šių sumų matote prekės puslapyje. Kaina galutinė: nei kurjeriui, nei muitinei nieko mokėti nereikia.',
      ],
    },
    {
      type: 'list',
      heading: 'Muitas ir PVM',
      items: [
        'Į Europos Sąjungą, kai prekės kainuoja iki 150\u00a0€: 3\u00a0eurų muitas už kiekvieną tarifinę eilutę siuntoje. Taisyklė galioja nuo 2026\u00a0m. liepos 1\u00a0d. iki 2028\u00a0m. liepos 1\u00a0d.',
        'Į Europos Sąjungą, kai prekės kainuoja daugiau kaip 150\u00a0€: muitas pagal prekės tarifą, skaičiuojamas nuo vertės su transportavimu ir draudimu.',
        'Į Jungtinius Arabų Emyratus: iki 1\u00a0000 dirhamų muito nėra, virš tos sumos\u00a0– 5\u00a0%; kai kurioms prekėms, pavyzdžiui, telefonams ir knygoms, muitas netaikomas.',
        'PVM yra jūsų šalies: 21\u00a0% Lietuvoje, Latvijoje ir Nyderlanduose, 24\u00a0% Estijoje, 5\u00a0% Jungtiniuose Arabų Emyratuose. Spausdintoms knygoms Europos Sąjungoje taikomas mažesnis tarifas.',
      ],
    },
    {
      type: 'text',
      heading: 'Kurjeris ar atsiėmimo punktas',
      paragraphs: [
        'Pateikdami užsakymą renkatės iš kurjerių, kurie veža į jūsų šalį tokio svorio siuntas: iki durų arba, kur jų yra, į atsiėmimo punktą ar paštomatą. Labai sunkios siuntos vežamos tik iki durų. Kur kurjerio rinktis nereikia, vežėjas atveža siuntą iki durų be papildomo mokesčio.',
      ],
    },
    {
      type: 'text',
      heading: 'Kai siunta atkeliauja',
      paragraphs: [
        'Jei dėžė pažeista, paprašykite kurjerio tai pažymėti ir nufotografuokite. Siuntą vis tiek galite priimti ir atidaryti: visos jūsų teisės išlieka.',
        [
          'Jei kas nors sugadinta, supainiota ar trūksta, pateikite ',
          { text: 'pretenziją', href: '/claim-form' },
          '.',
        ],
      ],
    },
  ],
};
