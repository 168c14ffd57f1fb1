import type { PageText } from '../texts.schema.ts';

export const ee: PageText = {
  title: 'Ligipääsetavuse teatis',
  summary:
    'Kui ligipääsetav see pood on, mis võib veel raske olla, kuidas me seda kontrollime ja kuhu kirjutada, kui midagi ei toimi.',
  blocks: [
    {
      type: 'text',
      paragraphs: [
        '{seller} soovib, et siin saaksid osta kõik. See teatis käib {shop} saidi kohta.',
        'Järgime veebisisu ligipääsetavuse suuniste (WCAG) 2.2 taset AA ja Euroopa standardit EN\u00a0301\u00a0549. Euroopa Liidus nõuab seda direktiiv (EL) 2019/882.',
      ],
    },
    {
      type: 'list',
      heading: 'Mida võite oodata',
      items: [
        'Iga lehte saab kasutada ainult klaviatuuriga. Lehe ülaosas viib link menüüdest mööda sisuni.',
        'Pealkirjad, vormid, teated ja hinnad on ekraanilugejale nimetatud. Vormi vead on loetletud ja viivad väljani.',
        'Teksti saab suurendada ja kitsal ekraanil ei pea lehte külgsuunas nihutama.',
        'Tooteid valida, tellida ja maksta saab ka siis, kui brauseris on skriptid välja lülitatud.',
        'Kui seanss lõpeb, jätab vorm kirjutatu alles, ja tellimust vormistades on näha, kui kaua kaup broneeritud on.',
        'Arved on märgendatud PDF-failid.',
      ],
    },
    {
      type: 'list',
      heading: 'Mis võib raske olla',
      items: [
        'Makseteenuse pakkujate, pankade ja vedajate lehed ei ole meie omad. Kui te mõnda neist kasutada ei saa, valige teine makseviis või kirjutage meile.',
        'Tootjate tekstides võivad piltide kirjeldused olla lühikesed.',
        'Mõnes tellimuse vormistamise aknas, näiteks uue aadressi salvestamisel, on vaja skripte. Ilma nendeta saate aadressi kirjutada ainult selle tellimuse jaoks.',
      ],
    },
    {
      type: 'text',
      heading: 'Kuidas me kontrollime',
      paragraphs: [
        'Kontrollime lehti iga muudatuse järel automaatsete vahenditega ja klaviatuuriga. See teatis põhineb meie enda hinnangul.',
      ],
    },
    {
      type: 'text',
      heading: 'Kirjutage meile',
      paragraphs: [
        [
          'Kui midagi ei toimi või vajate teksti teisel kujul, kirjutage ',
          { text: '{email}', href: 'mailto:{email}' },
          ' või helistage ',
          { text: '{phone}', href: 'tel:{phone}' },
          '. Öelge, millise lehega on tegu ja milliseid abivahendeid kasutate. Aitame teid tellimusega.',
        ],
        'Kui meie vastus teid ei rahulda, võite pöörduda oma riigi ligipääsetavuse järelevalveasutuse poole. Lätis ja Eestis on see tarbijakaitseasutus; Leedus saate vastutava asutuse kohta küsida ka tarbijakaitseametist.',
      ],
    },
  ],
};
