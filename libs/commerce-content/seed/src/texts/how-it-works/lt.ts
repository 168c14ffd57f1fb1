import type { PageText } from '../texts.schema.ts';

export const lt: PageText = {
  title: 'Kaip tai veikia',
  summary:
    'Nuo prekės puslapio iki jūsų durų: kaip užsakyti prekes iš Amerikos parduotuvių, kas įeina į kainą ir kaip sekti siuntą.',
  blocks: [
    {
      type: 'steps',
      heading: 'Nuo užsakymo iki pristatymo',
      items: [
        {
          title: 'Išsirenkate',
          text: 'Nurodykite šalį ir pasirinkite, kaip siųsti: oru ar jūra. Tada kiekviena kaina svetainėje yra kaina su pristatymu jums.',
        },
        {
          title: 'Užsakote',
          text: 'Įdėkite prekes į krepšelį ir pateikite užsakymą su paskyra arba be jos. Suma, kurią matote prieš mokėdami, yra galutinė.',
        },
        {
          title: 'Nuperkame prekes',
          text: 'Prekes nuperkame Amerikoje. Visas jūsų užsakymas surenkamas mūsų sandėlyje Amerikoje ir iškeliauja viena siunta.',
        },
        {
          title: 'Siunčiame ir deklaruojame',
          text: 'Siunta keliauja oru arba jūra. Mes ją deklaruojame muitinėje, sumokame muitą ir PVM.',
        },
        {
          title: 'Gaunate',
          text: 'Kurjeris atveža siuntą iki durų arba pasiimate ją pasirinktame atsiėmimo punkte.',
        },
      ],
    },
    {
      type: 'list',
      heading: 'Kas įeina į kainą',
      items: [
        'prekės;',
        'siuntimas jūsų pasirinktu būdu kartu su kuru ir draudimu;',
        'muitinės formalumai, muitas ir PVM;',
        'pigiausias pristatymas jūsų šalyje.',
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'Kiti pasirinkimai, pavyzdžiui, pristatymas iki durų, kai atsiėmimo punktas pigesnis, rodo skirtumą dar prieš juos pasirenkant. Krepšelyje visos prekės laikomos viena siunta, todėl užsakyti kartu paprastai kainuoja mažiau, nei sudėjus atskiras kainas.',
      ],
    },
    {
      type: 'text',
      heading: 'Kai užsakėte',
      paragraphs: [
        'Kiekvieną užsakymą patvirtiname el. laišku. Užsakymo puslapyje matote jo būseną, siuntos numerį ir sąskaitą faktūrą. Užsakymą galite atšaukti, kol prekių dar nenupirkome, o adresą pakeisti, kol jos nesupakuotos.',
        [
          'Taip pat galite ',
          { text: 'sekti siuntą', href: '/tracking' },
          ' pagal numerį, paskyros tam nereikia.',
        ],
      ],
    },
    {
      type: 'text',
      heading: 'Jei Amerikos parduotuvėje perkate patys',
      paragraphs: [
        'Jūsų paskyroje yra dėžutės numeris. Siuntos, atkeliavusios į mūsų sandėlį Amerikoje su šiuo numeriu, yra jūsų, ir mes galime jas persiųsti. Už persiuntimą mokate, kai siunta išmatuota ir kainą jau matėte.',
      ],
    },
    { type: 'call', text: 'Norite apsižvalgyti?', label: 'Rodyti prekes', path: '/marketplace' },
  ],
};
