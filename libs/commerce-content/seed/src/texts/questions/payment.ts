import type { Question } from '../texts.schema.ts';

export const paymentQuestions: readonly Question[] = [
  {
    slug: 'what-is-in-the-price',
    topic: 'payment',
    texts: {
      en: {
        question: 'What is in the price?',
        answer: [
          'Everything: goods, shipping by the chosen method, insurance, customs clearance, duty, VAT and the cheapest delivery in your country. The product page shows each amount.',
        ],
      },
      lt: {
        question: 'Kas įeina į kainą?',
        answer: [
          'Viskas: prekės, siuntimas pasirinktu būdu, draudimas, muitinės formalumai, muitas, PVM ir pigiausias pristatymas jūsų šalyje. Kiekvieną sumą matote prekės puslapyje.',
        ],
      },
      lv: {
        question: 'Kas iekļauts cenā?',
        answer: [
          'Viss: preces, sūtīšana izvēlētajā veidā, apdrošināšana, muitas formalitātes, muitas nodoklis, PVN un lētākā piegāde jūsu valstī. Katru summu redzat preces lapā.',
        ],
      },
      ee: {
        question: 'Mis on hinna sees?',
        answer: [
          'Kõik: kaup, saatmine valitud viisil, kindlustus, tollivormistus, tollimaks, käibemaks ja odavaim tarne teie riigis. Kõiki summasid näete tootelehel.',
        ],
      },
    },
  },
  {
    slug: 'how-can-i-pay',
    topic: 'payment',
    texts: {
      en: {
        question: 'How can I pay?',
        answer: [
          'By card, PayPal, bank link or from the balance of your account; the checkout shows which of these are available for your order. A fee, if there is one, stands beside the payment method, and there is always one without a fee. Card numbers are entered on the provider’s page only.',
        ],
      },
      lt: {
        question: 'Kaip galiu mokėti?',
        answer: [
          'Kortele, per „PayPal“, per banką arba iš paskyros balanso; kurie būdai galimi, matote pateikdami užsakymą. Mokestis, jei jis yra, nurodytas prie mokėjimo būdo, o bent vienas būdas visada be mokesčio. Kortelės numeris įvedamas tik paslaugos teikėjo puslapyje.',
        ],
      },
      lv: {
        question: 'Kā varu maksāt?',
        answer: [
          'Ar karti, PayPal, caur banku vai no konta atlikuma; kuri veidi ir pieejami, redzat, noformējot pasūtījumu. Ja maksājuma veidam ir maksa, tā norādīta blakus, un vienmēr ir arī maksājuma veids bez maksas. Kartes numuru ievada tikai pakalpojuma sniedzēja lapā.',
        ],
      },
      ee: {
        question: 'Kuidas saan maksta?',
        answer: [
          'Kaardiga, PayPaliga, panga kaudu või kontojäägist; tellimust vormistades näete, millised neist on saadaval. Kui makseviisil on tasu, on see kirjas selle juures, ja alati on olemas ka tasuta makseviis. Kaardinumber sisestatakse ainult teenusepakkuja lehel.',
        ],
      },
    },
  },
  {
    slug: 'what-if-a-payment-fails',
    topic: 'payment',
    texts: {
      en: {
        question: 'What happens if a payment fails?',
        answer: [
          'You are not charged, and your order details are kept: try again or choose another payment method. If the bank has not answered yet, the page waits and checks by itself; please do not pay twice. Money that arrives too late for an order is refunded.',
        ],
      },
      lt: {
        question: 'Kas, jei mokėjimas nepavyksta?',
        answer: [
          'Pinigai nenuskaitomi, užsakymo duomenys lieka: bandykite dar kartą arba pasirinkite kitą mokėjimo būdą. Jei bankas dar neatsakė, puslapis laukia ir tikrina pats; nemokėkite du kartus. Per vėlai užsakymui gautus pinigus grąžiname.',
        ],
      },
      lv: {
        question: 'Kas notiek, ja maksājums neizdodas?',
        answer: [
          'Nauda netiek noņemta, un pasūtījuma dati saglabājas: mēģiniet vēlreiz vai izvēlieties citu maksājuma veidu. Ja banka vēl nav atbildējusi, lapa gaida un pārbauda pati; lūdzu, nemaksājiet divreiz. Naudu, kas pasūtījumam pienāk par vēlu, atmaksājam.',
        ],
      },
      ee: {
        question: 'Mis saab, kui makse ei õnnestu?',
        answer: [
          'Raha ei võeta ja tellimuse andmed jäävad alles: proovige uuesti või valige teine makseviis. Kui pank ei ole veel vastanud, siis leht ootab ja kontrollib ise; palun ärge makske kaks korda. Raha, mis jõuab tellimuse jaoks kohale liiga hilja, saate tagasi.',
        ],
      },
    },
  },
  {
    slug: 'what-does-a-struck-price-mean',
    topic: 'payment',
    texts: {
      en: {
        question: 'What does a struck-through price mean?',
        answer: [
          'It is the lowest price of the 30 days before the discount, delivered to your country. The percentage is computed from it. A price that a manufacturer recommends is never struck through.',
        ],
      },
      lt: {
        question: 'Ką reiškia perbraukta kaina?',
        answer: [
          'Tai mažiausia kaina per 30\u00a0d. iki nuolaidos, su pristatymu į jūsų šalį. Nuo jos skaičiuojami procentai. Gamintojo rekomenduojamos kainos niekada neperbraukiame.',
        ],
      },
      lv: {
        question: 'Ko nozīmē pārsvītrota cena?',
        answer: [
          'Tā ir zemākā cena 30 dienās pirms atlaides, ar piegādi uz jūsu valsti. No tās rēķina procentus. Ražotāja ieteikto cenu nekad nepārsvītrojam.',
        ],
      },
      ee: {
        question: 'Mida tähendab läbikriipsutatud hind?',
        answer: [
          'See on madalaim hind allahindlusele eelnenud 30 päeva jooksul koos tarnega teie riiki. Protsent arvutatakse sellest. Tootja soovitatud hinda me kunagi läbi ei kriipsuta.',
        ],
      },
    },
  },
  {
    slug: 'do-i-get-an-invoice',
    topic: 'payment',
    texts: {
      en: {
        question: 'Do I get an invoice?',
        answer: [
          'Yes, for every paid order. You find it on the order page a moment after the payment and can save it as a PDF. For every refund there is a credit note.',
        ],
      },
      lt: {
        question: 'Ar gausiu sąskaitą faktūrą?',
        answer: [
          'Taip, už kiekvieną apmokėtą užsakymą. Netrukus po mokėjimo ją rasite užsakymo puslapyje ir galėsite išsaugoti PDF formatu. Už kiekvieną grąžinimą išrašome kreditinę sąskaitą faktūrą.',
        ],
      },
      lv: {
        question: 'Vai saņemšu rēķinu?',
        answer: [
          'Jā, par katru apmaksātu pasūtījumu. Drīz pēc maksājuma tas ir pasūtījuma lapā, un to var saglabāt kā PDF. Par katru atmaksu ir kredītrēķins.',
        ],
      },
      ee: {
        question: 'Kas ma saan arve?',
        answer: [
          'Jah, iga makstud tellimuse kohta. Leiate arve varsti pärast makset tellimuse lehelt ja saate selle PDF-ina salvestada. Iga tagasimakse kohta on kreeditarve.',
        ],
      },
    },
  },
];
