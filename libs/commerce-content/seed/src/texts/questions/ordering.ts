import type { Question } from '../texts.schema.ts';

export const orderingQuestions: readonly Question[] = [
  {
    slug: 'do-i-need-an-account',
    topic: 'ordering',
    texts: {
      en: {
        question: 'Do I need an account to order?',
        answer: [
          'No. You can order as a guest with your e-mail. The confirmation has a link to your order; name and address are shown after you enter the e-mail of the order. With an account you also have a balance, saved addresses and all orders in one place.',
        ],
      },
      lt: {
        question: 'Ar norint užsakyti reikia paskyros?',
        answer: [
          'Ne. Užsakyti galite kaip svečias, užtenka el. pašto. Patvirtinimo laiške yra užsakymo nuoroda; vardas ir adresas parodomi įvedus užsakymo el. pašto adresą. Turėdami paskyrą, taip pat turite balansą, išsaugotus adresus ir visus užsakymus vienoje vietoje.',
        ],
      },
      lv: {
        question: 'Vai pasūtīšanai vajag kontu?',
        answer: [
          'Nē. Pasūtīt varat kā viesis, pietiek ar e-pastu. Apstiprinājumā ir saite uz pasūtījumu; vārdu un adresi redzat, kad ievadāt pasūtījuma e-pasta adresi. Ar kontu jums ir arī konta atlikums, saglabātas adreses un visi pasūtījumi vienuviet.',
        ],
      },
      ee: {
        question: 'Kas tellimiseks on vaja kontot?',
        answer: [
          'Ei. Tellida saate külalisena, piisab e-postist. Kinnituses on link tellimusele; nime ja aadressi näete, kui sisestate tellimuse e-posti aadressi. Kontoga on teil ka kontojääk, salvestatud aadressid ja kõik tellimused ühes kohas.',
        ],
      },
    },
  },
  {
    slug: 'can-i-cancel-or-change-an-order',
    topic: 'ordering',
    texts: {
      en: {
        question: 'Can I cancel or change an order?',
        answer: [
          'You can cancel it on the order page until we have bought the goods; the whole amount is refunded. The address can be changed there until the goods are packed, within the same country and kind of delivery. Goods of a placed order cannot be exchanged: cancel it and order again.',
        ],
      },
      lt: {
        question: 'Ar galiu atšaukti arba pakeisti užsakymą?',
        answer: [
          'Atšaukti galite užsakymo puslapyje, kol prekių dar nenupirkome; grąžinama visa suma. Adresą ten pat galite pakeisti, kol prekės nesupakuotos, toje pačioje šalyje ir tuo pačiu pristatymo būdu. Prekių pateiktame užsakyme pakeisti negalima: atšaukite jį ir užsakykite iš naujo.',
        ],
      },
      lv: {
        question: 'Vai varu atcelt vai mainīt pasūtījumu?',
        answer: [
          'Atcelt varat pasūtījuma lapā, kamēr preces vēl neesam nopirkuši; atmaksājam visu summu. Adresi turpat varat mainīt, kamēr preces nav iepakotas, tajā pašā valstī un ar to pašu piegādes veidu. Preces veiktā pasūtījumā apmainīt nevar: atceliet to un pasūtiet vēlreiz.',
        ],
      },
      ee: {
        question: 'Kas saan tellimuse tühistada või muuta?',
        answer: [
          'Tühistada saate selle tellimuse lehel seni, kuni me ei ole kaupa veel ostnud; tagastame kogu summa. Aadressi saate seal muuta seni, kuni kaup ei ole pakitud, sama riigi ja tarneviisi piires. Esitatud tellimuse tooteid vahetada ei saa: tühistage see ja tellige uuesti.',
        ],
      },
    },
  },
  {
    slug: 'how-long-are-goods-reserved-at-checkout',
    topic: 'ordering',
    texts: {
      en: {
        question: 'How long are goods reserved for me at checkout?',
        answer: [
          'From the delivery step on for 30 minutes, and 45 minutes at most if you go on. After that your cart is kept, but others can buy the goods. Goods in the cart alone are not reserved.',
        ],
      },
      lt: {
        question: 'Kiek laiko prekės man rezervuojamos pateikiant užsakymą?',
        answer: [
          'Nuo pristatymo žingsnio 30\u00a0minučių, o jei tęsiate, daugiausia 45\u00a0minutes. Paskui krepšelis lieka, bet prekes gali nupirkti kiti. Vien krepšelyje esančios prekės nerezervuojamos.',
        ],
      },
      lv: {
        question: 'Cik ilgi preces man ir rezervētas pasūtījuma noformēšanas laikā?',
        answer: [
          'No piegādes soļa 30 minūtes, bet, ja turpināt, ilgākais 45 minūtes. Pēc tam grozs paliek, taču preces var nopirkt citi. Preces, kas ir tikai grozā, netiek rezervētas.',
        ],
      },
      ee: {
        question: 'Kui kaua on kaup tellimust vormistades mulle broneeritud?',
        answer: [
          'Alates tarnesammust 30 minutit ja edasi minnes kõige rohkem 45 minutit. Pärast seda jääb ostukorv alles, aga kaupa võivad osta teised. Ainult ostukorvis olevat kaupa ei broneerita.',
        ],
      },
    },
  },
  {
    slug: 'how-do-i-find-my-size',
    topic: 'ordering',
    texts: {
      en: {
        question: 'How do I find my size?',
        answer: [
          'Clothes and shoes have a size chart on the product page. It gives the measures of the body or the foot in centimetres, so you can compare them with your own. Measure yourself with a tape and choose by the chart, not by the size that you usually wear.',
        ],
      },
      lt: {
        question: 'Kaip rasti savo dydį?',
        answer: [
          'Drabužių ir avalynės puslapiuose yra dydžių lentelė. Joje kūno arba pėdos matmenys nurodyti centimetrais, todėl galite palyginti su savais. Išsimatuokite ir rinkitės pagal lentelę, o ne pagal dydį, kurį paprastai nešiojate.',
        ],
      },
      lv: {
        question: 'Kā atrast savu izmēru?',
        answer: [
          'Apģērba un apavu lapās ir izmēru tabula. Tajā ķermeņa vai pēdas mēri norādīti centimetros, tāpēc varat tos salīdzināt ar savējiem. Izmēriet sevi ar mērlenti un izvēlieties pēc tabulas, nevis pēc izmēra, ko parasti valkājat.',
        ],
      },
      ee: {
        question: 'Kuidas leida oma suurus?',
        answer: [
          'Rõivaste ja jalatsite lehel on suurustabel. Selles on keha või jala mõõdud sentimeetrites, nii et saate neid enda omadega võrrelda. Mõõtke end mõõdulindiga ja valige tabeli, mitte tavapärase suuruse järgi.',
        ],
      },
    },
  },
];
