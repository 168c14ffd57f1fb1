import type { Texts } from './texts.schema.ts';

export const aboutUs: Texts = {
  en: {
    title: 'About us',
    summary:
      '{shop} brings goods from American stores to your door. You see the whole price, with duty and VAT, before you pay.',
    blocks: [
      {
        type: 'text',
        paragraphs: [
          '{shop} sells goods from American stores and brings them to you by air or by sea. You order in your own language, pay in your own currency and know the whole price before you pay.',
          'Buying from America on your own means asking what shipping costs, filling in forms for customs, and waiting for an invoice from the carrier. We do this work for you and include it in the price.',
        ],
      },
      {
        type: 'list',
        heading: 'What you can count on',
        items: [
          'The price of a product includes shipping, delivery, duty and VAT. Nothing is due when the parcel arrives.',
          'The price by air and the price by sea stand beside each other, with the days that each takes.',
          'A price is struck through only if it was the lowest price of the 30 days before the discount.',
          'Your order shows where it is, from the American warehouse to you.',
          'Your contract is with {seller}, and we answer for what we sell.',
        ],
      },
      {
        type: 'text',
        heading: 'Where we deliver',
        paragraphs: ['We deliver to: {ships_to}.'],
      },
      {
        type: 'text',
        heading: 'Who we are',
        paragraphs: [
          '{seller}, registration no.\u00a0{seller_code}, {seller_address}.',
          [
            'Write to ',
            { text: '{email}', href: 'mailto:{email}' },
            ' or call ',
            { text: '{phone}', href: 'tel:{phone}' },
            '.',
          ],
        ],
      },
      { type: 'call', text: 'See what is in the shop today.', label: 'Show items', path: '/marketplace' },
    ],
  },
  lt: {
    title: 'Apie mus',
    summary:
      '„{shop}“ pristato prekes iš Amerikos parduotuvių iki jūsų durų. Visą kainą su muitu ir PVM matote prieš mokėdami.',
    blocks: [
      {
        type: 'text',
        paragraphs: [
          '„{shop}“ parduoda prekes iš Amerikos parduotuvių ir atveža jas oru arba jūra. Užsakote savo kalba, mokate savo valiuta ir visą kainą žinote dar prieš mokėdami.',
          'Perkant iš Amerikos patiems, tenka aiškintis siuntimo kainą, pildyti dokumentus muitinei ir laukti sąskaitos faktūros iš vežėjo. Šį darbą atliekame už jus, o jo kaina jau įskaičiuota.',
        ],
      },
      {
        type: 'list',
        heading: 'Kuo galite pasikliauti',
        items: [
          'Į prekės kainą įeina siuntimas, pristatymas, muitas ir PVM. Atvykus siuntai primokėti nereikia.',
          'Kaina oru ir kaina jūra rodomos greta, kartu su pristatymo dienomis.',
          'Perbraukiame tik mažiausią kainą, galiojusią per 30\u00a0d. iki nuolaidos.',
          'Užsakyme matote, kur jis yra: nuo sandėlio Amerikoje iki jūsų.',
          'Sutartį sudarote su pardavėju {seller}, ir už tai, ką parduodame, atsakome mes.',
        ],
      },
      {
        type: 'text',
        heading: 'Kur pristatome',
        paragraphs: ['Pristatome į šias šalis: {ships_to}.'],
      },
      {
        type: 'text',
        heading: 'Kas mes',
        paragraphs: [
          '{seller}, įmonės kodas {seller_code}, {seller_address}.',
          [
            'Rašykite ',
            { text: '{email}', href: 'mailto:{email}' },
            ' arba skambinkite ',
            { text: '{phone}', href: 'tel:{phone}' },
            '.',
          ],
        ],
      },
      {
        type: 'call',
        text: 'Pažiūrėkite, ką turime šiandien.',
        label: 'Rodyti prekes',
        path: '/marketplace',
      },
    ],
  },
  lv: {
    title: 'Par mums',
    summary:
      '{shop} piegādā preces no Amerikas veikaliem līdz jūsu durvīm. Visu cenu ar muitas nodokli un PVN redzat pirms maksāšanas.',
    blocks: [
      {
        type: 'text',
        paragraphs: [
          '{shop} pārdod preces no Amerikas veikaliem un atved tās pa gaisu vai pa jūru. Jūs pasūtāt savā valodā, maksājat savā valūtā un visu cenu zināt pirms maksāšanas.',
          'Pērkot no Amerikas pašam, jānoskaidro sūtīšanas cena, jāaizpilda dokumenti muitai un jāgaida rēķins no pārvadātāja. Mēs šo darbu izdarām jūsu vietā, un tā izmaksas jau ir iekļautas cenā.',
        ],
      },
      {
        type: 'list',
        heading: 'Uz ko varat paļauties',
        items: [
          'Preces cenā ir iekļauta sūtīšana, piegāde, muitas nodoklis un PVN. Saņemot sūtījumu, nekas nav jāpiemaksā.',
          'Cena pa gaisu un cena pa jūru ir norādītas blakus kopā ar piegādes dienām.',
          'Pārsvītrojam tikai zemāko cenu, kas bija spēkā 30\u00a0d. pirms atlaides.',
          'Pasūtījumā redzat, kur tas atrodas: no noliktavas Amerikā līdz jums.',
          'Līgumu slēdzat ar pārdevēju {seller}, un par to, ko pārdodam, atbildam mēs.',
        ],
      },
      {
        type: 'text',
        heading: 'Kurp piegādājam',
        paragraphs: ['Piegādājam uz šīm valstīm: {ships_to}.'],
      },
      {
        type: 'text',
        heading: 'Kas mēs esam',
        paragraphs: [
          '{seller}, reģistrācijas Nr.\u00a0{seller_code}, {seller_address}.',
          [
            'Rakstiet uz ',
            { text: '{email}', href: 'mailto:{email}' },
            ' vai zvaniet pa tālruni ',
            { text: '{phone}', href: 'tel:{phone}' },
            '.',
          ],
        ],
      },
      {
        type: 'call',
        text: 'Apskatiet, kas veikalā ir šodien.',
        label: 'Rādīt preces',
        path: '/marketplace',
      },
    ],
  },
  ee: {
    title: 'Meist',
    summary:
      '{shop} toob kaubad Ameerika poodidest teie ukseni. Kogu hinda koos tollimaksu ja käibemaksuga näete enne maksmist.',
    blocks: [
      {
        type: 'text',
        paragraphs: [
          '{shop} müüb Ameerika poodide kaupa ja toob selle teile lennukiga või laevaga. Tellite oma keeles, maksate oma valuutas ja teate kogu hinda enne maksmist.',
          'Ise Ameerikast tellides tuleb uurida, mis saatmine maksab, täita tollidokumendid ja oodata vedaja arvet. Meie teeme selle töö teie eest ja selle kulu on juba hinna sees.',
        ],
      },
      {
        type: 'list',
        heading: 'Millele võite kindel olla',
        items: [
          'Toote hind sisaldab saatmist, tarnet, tollimaksu ja käibemaksu. Paki saabumisel ei tule midagi juurde maksta.',
          'Hind lennukiga ja hind laevaga on kõrvuti koos tarnepäevadega.',
          'Läbi kriipsutame ainult 30\u00a0allahindlusele eelnenud päeva madalaima hinna.',
          'Tellimuses näete, kus see on: Ameerika laost kuni teieni.',
          'Lepingu sõlmite müüjaga {seller} ja müüdu eest vastutame meie.',
        ],
      },
      {
        type: 'text',
        heading: 'Kuhu me tarnime',
        paragraphs: ['Tarnime järgmistesse riikidesse: {ships_to}.'],
      },
      {
        type: 'text',
        heading: 'Kes me oleme',
        paragraphs: [
          '{seller}, registrikood {seller_code}, {seller_address}.',
          [
            'Kirjutage ',
            { text: '{email}', href: 'mailto:{email}' },
            ' või helistage ',
            { text: '{phone}', href: 'tel:{phone}' },
            '.',
          ],
        ],
      },
      { type: 'call', text: 'Vaadake, mis täna poes on.', label: 'Näita tooteid', path: '/marketplace' },
    ],
  },
};
