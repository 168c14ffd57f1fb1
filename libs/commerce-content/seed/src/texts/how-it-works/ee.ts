import type { PageText } from '../texts.schema.ts';

export const ee: PageText = {
  title: 'Kuidas see toimib',
  summary:
    'Tootelehelt kuni teie ukseni: kuidas tellida kaupa Ameerika poodidest, mis on hinna sees ja kuidas pakki jälgida.',
  blocks: [
    {
      type: 'steps',
      heading: 'Tellimusest tarneni',
      items: [
        {
          title: 'Valite',
          text: 'Määrake riik ja valige saatmine lennukiga või laevaga. Seejärel on iga hind saidil hind koos tarnega teile.',
        },
        {
          title: 'Tellite',
          text: 'Pange tooted ostukorvi ja vormistage tellimus kontoga või ilma. Summa, mida enne maksmist näete, on lõplik.',
        },
        {
          title: 'Ostame kauba',
          text: 'Ostame kauba Ameerikast. Kogu teie tellimus jõuab meie lattu Ameerikas ja läheb sealt teele ühe pakina.',
        },
        {
          title: 'Saadame ja deklareerime',
          text: 'Pakk tuleb lennukiga või laevaga. Meie deklareerime selle tollile ning maksame tollimaksu ja käibemaksu.',
        },
        {
          title: 'Saate kätte',
          text: 'Kuller toob paki teie ukseni või võtate selle ise valitud pakipunktist.',
        },
      ],
    },
    {
      type: 'list',
      heading: 'Mis on hinna sees',
      items: [
        'kaup;',
        'saatmine valitud viisil koos kütuse ja kindlustusega;',
        'tollivormistus, tollimaks ja käibemaks;',
        'odavaim tarne teie riigis.',
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'Muude valikute puhul, näiteks tarne ukseni, kui pakipunkt on odavam, näete hinnavahet enne valimist. Ostukorvis arvestatakse kogu kaup ühe pakina, seega on koos tellimine enamasti odavam kui üksikute hindade summa.',
      ],
    },
    {
      type: 'text',
      heading: 'Pärast tellimist',
      paragraphs: [
        'Kinnitame iga tellimuse e-kirjaga. Tellimuse lehel näete selle olekut, paki numbrit ja arvet. Tellimuse saate tühistada seni, kuni me ei ole kaupa veel ostnud, ja aadressi muuta seni, kuni kaup ei ole pakitud.',
        [
          'Samuti saate ',
          { text: 'pakki jälgida', href: '/tracking' },
          ' selle numbri järgi, kontot selleks vaja ei ole.',
        ],
      ],
    },
    {
      type: 'text',
      heading: 'Kui ostate Ameerika poest ise',
      paragraphs: [
        'Teie kontol on boksinumber. Pakid, mis jõuavad selle numbriga meie lattu Ameerikas, on teie omad ja me saame need teile edasi saata. Edasisaatmise eest maksate siis, kui pakk on mõõdetud ja olete hinda näinud.',
      ],
    },
    { type: 'call', text: 'Kas soovite ringi vaadata?', label: 'Näita tooteid', path: '/marketplace' },
  ],
};
