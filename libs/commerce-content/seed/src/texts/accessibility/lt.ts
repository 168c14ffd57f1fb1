import type { PageText } from '../texts.schema.ts';

export const lt: PageText = {
  title: 'Prieinamumo pareiškimas',
  summary:
    'Kiek ši parduotuvė prieinama, kas dar gali būti sunku, kaip tai tikriname ir kur rašyti, jei kas nors neveikia.',
  blocks: [
    {
      type: 'text',
      paragraphs: [
        '{seller} siekia, kad čia apsipirkti galėtų visi. Šis pareiškimas skirtas „{shop}“ svetainei.',
        'Laikomės Interneto turinio prieinamumo gairių (WCAG) 2.2 AA lygio ir Europos standarto EN\u00a0301\u00a0549. Europos Sąjungoje to reikalauja Direktyva (ES) 2019/882.',
      ],
    },
    {
      type: 'list',
      heading: 'Ko galite tikėtis',
      items: [
        'Kiekvienu puslapiu galima naudotis vien klaviatūra. Nuoroda puslapio viršuje leidžia peršokti meniu ir pereiti prie turinio.',
        'Antraštės, formos, pranešimai ir kainos pavadinti taip, kad juos perskaitytų ekrano skaitytuvas. Formos klaidos surašomos ir veda prie lauko.',
        'Tekstą galima padidinti, o siaurame ekrane puslapio nereikia stumdyti į šonus.',
        'Prekes rinktis, užsakyti ir mokėti galima ir tada, kai naršyklėje išjungti scenarijai.',
        'Formos išsaugo, ką įrašėte, jei sesija baigiasi, o pateikiant užsakymą matyti, kiek laiko prekės rezervuotos.',
        'Sąskaitos faktūros yra žymėti PDF failai.',
      ],
    },
    {
      type: 'list',
      heading: 'Kas gali būti sunku',
      items: [
        'Mokėjimo paslaugų teikėjų, bankų ir vežėjų puslapiai yra ne mūsų. Jei kuriuo nors naudotis negalite, pasirinkite kitą mokėjimo būdą arba parašykite mums.',
        'Gamintojų tekstuose paveikslėlių aprašymai gali būti trumpi.',
        'Kai kuriems užsakymo langams, pavyzdžiui, naujam išsaugomam adresui, reikia scenarijų. Be jų adresą galite įrašyti tik tam užsakymui.',
      ],
    },
    {
      type: 'text',
      heading: 'Kaip tikriname',
      paragraphs: [
        'Kaskart keisdami puslapius tikriname juos automatinėmis priemonėmis ir klaviatūra. Šis pareiškimas pagrįstas mūsų pačių vertinimu.',
      ],
    },
    {
      type: 'text',
      heading: 'Parašykite mums',
      paragraphs: [
        [
          'Jei kas nors neveikia arba teksto reikia kitokia forma, rašykite ',
          { text: '{email}', href: 'mailto:{email}' },
          ' arba skambinkite ',
          { text: '{phone}', href: 'tel:{phone}' },
          '. Nurodykite puslapį ir pagalbines priemones, kuriomis naudojatės. Padėsime pateikti užsakymą.',
        ],
        'Jei mūsų atsakymas jūsų netenkina, galite kreiptis į savo šalies prieinamumo priežiūros instituciją. Latvijoje ir Estijoje tai vartotojų apsaugos institucija; Lietuvoje, kuri institucija atsakinga, galite pasiteirauti ir Valstybinėje vartotojų teisių apsaugos tarnyboje.',
      ],
    },
  ],
};
