import type { Question } from '../texts.schema.ts';

export const returnsQuestions: readonly Question[] = [
  {
    slug: 'can-i-return-goods',
    topic: 'returns',
    texts: {
      en: {
        question: 'Can I return goods that I do not like?',
        answer: [
          'Yes, within {return_days} days of the day on which the last parcel of your order arrives. You need no reason. Sealed goods that were unsealed and may not be returned for reasons of hygiene, and goods made to your specifications, are excepted; the product page says so.',
        ],
      },
      lt: {
        question: 'Ar galiu grąžinti netikusias prekes?',
        answer: [
          'Taip, per {return_days}\u00a0d. nuo dienos, kai gaunate paskutinę užsakymo siuntą. Priežasties nereikia. Išimtis\u00a0– išpakuotos prekės, kurių dėl higienos grąžinti negalima, ir prekės, pagamintos pagal jūsų nurodymus; apie tai parašyta prekės puslapyje.',
        ],
      },
      lv: {
        question: 'Vai varu atgriezt preces, kas neder?',
        answer: [
          'Jā, {return_days} dienu laikā no dienas, kad saņemat pēdējo pasūtījuma sūtījumu. Iemesls nav jāmin. Izņēmums ir atvērtas preces, ko higiēnas dēļ nevar atgriezt, un preces, kas izgatavotas pēc jūsu norādījumiem; tas ir pateikts preces lapā.',
        ],
      },
      ee: {
        question: 'Kas saan tagastada kauba, mis ei sobi?',
        answer: [
          'Jah, {return_days} päeva jooksul alates päevast, mil saate kätte tellimuse viimase paki. Põhjust vaja ei ole. Erandiks on avatud kaup, mida hügieeni tõttu tagastada ei saa, ja teie tingimuste järgi valmistatud kaup; see on kirjas tootelehel.',
        ],
      },
    },
  },
  {
    slug: 'how-do-i-return-goods',
    topic: 'returns',
    texts: {
      en: {
        question: 'How do I return goods?',
        answer: [
          [
            'Open your order and choose the goods, or use the ',
            { text: 'form', href: '/withdrawal' },
            ' at the bottom of every page. You get a receipt by e-mail at once, with the address to send to. Then send the goods within 14 days.',
          ],
        ],
      },
      lt: {
        question: 'Kaip grąžinti prekes?',
        answer: [
          [
            'Atidarykite užsakymą ir pasirinkite prekes arba užpildykite ',
            { text: 'formą', href: '/withdrawal' },
            ', kurios nuoroda yra kiekvieno puslapio apačioje. Patvirtinimą su adresu, kur siųsti, iškart gaunate el. laišku. Prekes išsiųskite per 14\u00a0d.',
          ],
        ],
      },
      lv: {
        question: 'Kā atgriezt preces?',
        answer: [
          [
            'Atveriet pasūtījumu un izvēlieties preces vai aizpildiet ',
            { text: 'veidlapu', href: '/withdrawal' },
            ', kuras saite ir katras lapas apakšā. Apstiprinājumu ar adresi, uz kuru sūtīt, uzreiz saņemat e-pastā. Preces nosūtiet 14 dienu laikā.',
          ],
        ],
      },
      ee: {
        question: 'Kuidas kaupa tagastada?',
        answer: [
          [
            'Avage tellimus ja valige tooted või täitke ',
            { text: 'vorm', href: '/withdrawal' },
            ', mille link on iga lehe allosas. Kinnituse koos tagastusaadressiga saate kohe e-kirjaga. Saatke kaup teele 14 päeva jooksul.',
          ],
        ],
      },
    },
  },
  {
    slug: 'when-do-i-get-my-refund',
    topic: 'returns',
    texts: {
      en: {
        question: 'When do I get my refund, and how much?',
        answer: [
          'Within 14 days of your statement, by the payment method that you used; what was paid from the balance goes to the balance. We may wait for the goods or your proof of sending. If the whole order goes back, everything is refunded with the cheapest delivery; for a part of it, the price of these goods with their duty and VAT.',
        ],
      },
      lt: {
        question: 'Kada ir kiek pinigų grąžinsite?',
        answer: [
          'Per 14\u00a0d. nuo jūsų pareiškimo, tuo pačiu mokėjimo būdu; kas sumokėta iš balanso, grįžta į balansą. Galime palaukti prekių arba išsiuntimo įrodymo. Jei grąžinate visą užsakymą, grąžiname viską su pigiausiu pristatymu, jei dalį\u00a0– tų prekių kainą su muitu ir PVM.',
        ],
      },
      lv: {
        question: 'Kad un cik naudas atmaksāsiet?',
        answer: [
          '14 dienu laikā no jūsu paziņojuma ar to pašu maksājuma veidu; no konta atlikuma samaksātais atgriežas kontā. Varam pagaidīt preces vai nosūtīšanas apliecinājumu. Ja atgriežat visu pasūtījumu, atmaksājam visu ar lētāko piegādi, ja daļu\u00a0– šo preču cenu ar muitas nodokli un PVN.',
        ],
      },
      ee: {
        question: 'Millal ja kui palju raha tagasi saan?',
        answer: [
          '14 päeva jooksul teie avaldusest, sama makseviisiga; kontojäägist makstu läheb kontole. Võime oodata kaupa või saatmise tõendit. Kui tagastate kogu tellimuse, tagastame kõik koos odavaima tarnega, osa puhul nende toodete hinna koos tollimaksu ja käibemaksuga.',
        ],
      },
    },
  },
  {
    slug: 'goods-are-broken-or-wrong',
    topic: 'returns',
    texts: {
      en: {
        question: 'Something is broken, wrong or missing. What now?',
        answer: [
          [
            'Send us a ',
            { text: 'claim', href: '/claim-form' },
            ' with photos: up to 5 files of 10\u00a0MB each. You can ask for repair, replacement, a lower price or a refund. We answer by e-mail, and you see every step on the page of the claim.',
          ],
        ],
      },
      lt: {
        question: 'Prekė sugedusi, ne ta arba jos trūksta. Ką daryti?',
        answer: [
          [
            'Pateikite ',
            { text: 'pretenziją', href: '/claim-form' },
            ' su nuotraukomis: iki 5 failų po 10\u00a0MB. Galite prašyti pataisyti, pakeisti, sumažinti kainą arba grąžinti pinigus. Atsakome el. laišku, o kiekvieną žingsnį matote pretenzijos puslapyje.',
          ],
        ],
      },
      lv: {
        question: 'Prece ir bojāta, nav īstā vai trūkst. Ko darīt?',
        answer: [
          [
            'Iesniedziet ',
            { text: 'pretenziju', href: '/claim-form' },
            ' ar fotogrāfijām: līdz 5 failiem pa 10\u00a0MB. Varat prasīt labošanu, apmaiņu, zemāku cenu vai naudas atmaksu. Atbildam pa e-pastu, un katru soli redzat pretenzijas lapā.',
          ],
        ],
      },
      ee: {
        question: 'Kaup on katki, vale või puudu. Mida teha?',
        answer: [
          [
            'Esitage ',
            { text: 'pretensioon', href: '/claim-form' },
            ' koos fotodega: kuni 5 faili, igaüks kuni 10\u00a0MB. Võite soovida parandamist, asendamist, hinna alandamist või raha tagasi. Vastame e-kirjaga ja iga sammu näete pretensiooni lehel.',
          ],
        ],
      },
    },
  },
  {
    slug: 'how-long-is-the-guarantee',
    topic: 'returns',
    texts: {
      en: {
        question: 'How long is the guarantee?',
        answer: [
          'We answer for {warranty_months} months from delivery for goods that are not as agreed. In the European Union the legal guarantee of two years applies in any case. A commercial guarantee of the manufacturer may come on top; the terms are with the product.',
        ],
      },
      lt: {
        question: 'Kokia garantija?',
        answer: [
          'Už sutarties neatitinkančias prekes atsakome {warranty_months}\u00a0mėn. nuo pristatymo. Europos Sąjungoje bet kuriuo atveju galioja dvejų metų teisinė garantija. Prie jos gali prisidėti gamintojo komercinė garantija; jos sąlygos pridedamos prie prekės.',
        ],
      },
      lv: {
        question: 'Cik ilga ir garantija?',
        answer: [
          'Par līgumam neatbilstošām precēm atbildam {warranty_months} mēnešus no piegādes. Eiropas Savienībā jebkurā gadījumā ir divu gadu juridiskā garantija. Papildus var būt ražotāja komercgarantija; tās noteikumi ir pie preces.',
        ],
      },
      ee: {
        question: 'Kui pikk on garantii?',
        answer: [
          'Lepingule mittevastava kauba eest vastutame {warranty_months} kuud alates tarnest. Euroopa Liidus kehtib igal juhul kaheaastane seadusjärgne garantii. Lisaks võib olla tootja müügigarantii; selle tingimused on tootega kaasas.',
        ],
      },
    },
  },
];
