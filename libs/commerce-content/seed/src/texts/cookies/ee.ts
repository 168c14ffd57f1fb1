import type { PageText } from '../texts.schema.ts';

export const ee: PageText = {
  title: 'Küpsised',
  summary:
    'Milliseid küpsiseid ja muud brauseri mälu see pood kasutab, milleks neid vaja on ja kui kauaks need jäävad. Milliseid neist kasutada, valite teie.',
  blocks: [
    {
      type: 'text',
      paragraphs: [
        'Küpsis on lühike tekst, mille sait teie brauserisse salvestab. Küpsiste jaoks, ilma milleta pood ei töötaks, ja nende jaoks, mis jätavad meelde teie valiku, seadus nõusolekut ei nõua. Kõik teised salvestatakse ja skriptid, mis neid salvestavad, laaditakse alles siis, kui olete selleks loa andnud.',
        'Turvalise ühenduse korral algavad meie küpsiste nimed märkidega „__Host-“, nii et ükski teine sait ei saa neid lisada ega muuta.',
      ],
    },
    {
      type: 'table',
      heading: 'Poe küpsised',
      head: ['Nimi', 'Milleks seda vaja on', 'Kui kauaks jääb'],
      rows: [
        [
          'shop_session',
          'Et jääksite sisse logituks ja ostukorv alles. See on juhuslik võti, milles teie andmeid ei ole.',
          'Kuni sulgete brauseri; kuni aasta, kui lasite end meelde jätta, ja kontota ostukorvi puhul',
        ],
        ['shop_known', 'Ütleb lehele, et seanss on olemas.', 'Sama kaua kui shop_session'],
        [
          'shop_consent',
          'Teie valik küpsiste kohta ja juhuslik number. Sama numbri koos valiku, aja ja versiooniga hoiame alles tõendina, teie andmeid seal ei ole.',
          '6 kuud',
        ],
        ['shop_locale', 'Teie valitud keel.', '1 aasta'],
        ['shop_currency', 'Hindade valuuta.', '1 aasta'],
        ['shop_market', 'Riik, kuhu kaup läheb.', '1 aasta'],
        ['shop_method', 'Saatmine lennukiga või laevaga.', '1 aasta'],
        ['shop_layout', 'Tooted ruudustikus või loendis.', '1 aasta'],
        ['shop_scheme', 'Heledad või tumedad värvid.', '1 aasta'],
        ['shop_browser', 'Jätab meelde, et soovite jätkata vana brauseriga.', '1 aasta'],
        ['shop_check_translations, shop_view_translations', 'Ainult meie tõlkijatele.', '1 tund, 1 päev'],
      ],
    },
    {
      type: 'table',
      heading: 'Ainult teie nõusolekul',
      head: ['Milleks', 'Mida kasutatakse', 'Kui kauaks jääb'],
      rows: [
        [
          'Eelistused',
          'LiveAgent, vestlus meiega, kui te selle avate: see jätab meelde teid ja kirjutatu.',
          'Kuni 1 aasta',
        ],
        [
          'Statistika',
          'Google Tag Manager koos siltidega, mida see laadib: milliseid lehti külastatakse, milliseid tooteid vaadatakse ja ostetakse. Vigade salvestised, kus kogu tekst on peidetud.',
          'Kuni 2 aastat',
        ],
        [
          'Reklaam',
          'Meta Pixel, Criteo ja Klaviyo: milliseid tooteid vaadatakse ja ostetakse, et näidata teile sobivaid pakkumisi ja teada, mida reklaam toob. Ostu korral saadame Metale ka teie e-posti aadressi räsi.',
          'Kuni 13 kuud',
        ],
        [
          'Reklaam: shop_utm_first, shop_utm_last',
          'Esimene ja viimane reklaam, mis teid siia tõi. Neid hoitakse koos tellimusega.',
          '90 päeva',
        ],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        [
          'Valikut saate igal ajal muuta lehel ',
          { text: 'Küpsiste seaded', href: '/consent' },
          ', link sellele on iga lehe lõpus. Kuue kuu pärast küsime uuesti. Kui teie brauser saadab Global Privacy Controli märguande, loeme seda keeldumiseks ega küsi.',
        ],
      ],
    },
    {
      type: 'list',
      heading: 'Muu brauseri mälu',
      items: [
        'Teie viimased otsingud, et saaksite neid korrata. Kustutada saate need otsinguväljal.',
        'See, mida vormile kirjutasite, kuni vorm on saadetud või kaart suletud. Paroole ega kaardiandmeid ei salvestata.',
        'Märked ilma isikuandmeteta, näiteks et ostukorvi muudeti teisel kaardil või et teadet on juba näidatud.',
      ],
    },
    {
      type: 'text',
      paragraphs: ['Kui logite välja, tühjendab brauser selle mälu. Valikud küpsistes jäävad alles.'],
    },
    {
      type: 'text',
      heading: 'Makseteenuse pakkujate lehed',
      paragraphs: [
        'Kui maksate kaardiga, PayPaliga või panga kaudu, kinnitate makse teenusepakkuja lehel. Seal kasutab teenusepakkuja oma küpsiseid oma reeglite järgi.',
      ],
    },
    {
      type: 'text',
      heading: 'Kuidas küpsistest keelduda või neid kustutada',
      paragraphs: [
        'Küpsiseid saate kustutada ja blokeerida brauseri seadetes. Ilma küpsiseta shop_session saate tooteid vaadata, aga ostukorvi, tellimusi ja sisselogimist ei ole.',
        [
          'Mida me teie andmetega veel teeme, lugege ',
          { text: 'privaatsuspoliitikast', href: '/privacy-policy' },
          '.',
        ],
      ],
    },
  ],
};
