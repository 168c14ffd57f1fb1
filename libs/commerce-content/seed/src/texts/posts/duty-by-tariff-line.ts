import type { Post } from '../texts.schema.ts';

export const dutyByTariffLine: Post = {
  slug: 'duty-by-tariff-line',
  topics: ['customs', 'prices'],
  author: 'Rasa Jankutė',
  date: '2026-07-06',
  category: 'clothes',
  texts: {
    en: {
      title: 'Three euros for each tariff line: how duty works now',
      summary:
        'Since 1 July 2026 duty is due on small parcels from America too. What a tariff line is, how to count them, and how to pay less.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Until July 2026, goods of up to €150 came into the European Union free of duty. That is over: since 1 July 2026 duty is 3 euros for each tariff line in the parcel. The rule is meant to hold until 1 July 2028, when duty by the usual rates is to follow.',
            'In our prices this duty is included. But it helps to know how it is counted, because you can save with it.',
          ],
        },
        {
          type: 'text',
          heading: 'What a tariff line is',
          paragraphs: [
            'Customs sort all goods of the world by numbers. The first six digits are the line that counts here. Two things of one line pay once, however many there are. Things of different lines pay for each line. Material matters too: a silk blouse and a woollen blouse are different lines.',
          ],
        },
        {
          type: 'table',
          heading: 'Examples',
          head: ['In the parcel', 'Tariff lines', 'Duty'],
          rows: [
            ['One silk blouse and two woollen blouses, together €100', '2', '€6'],
            ['Four pens and a book, together €40', '2', '€6'],
            ['Two T-shirts of the same kind', '1', '€3'],
            ['Two T-shirts and a pair of shoes', '2', '€6'],
          ],
        },
        {
          type: 'text',
          paragraphs: [
            'VAT is due on the duty too. With VAT of 21% 6 euros become €7.26, with 24% in Estonia €7.44.',
          ],
        },
        {
          type: 'text',
          heading: 'Above €150',
          paragraphs: [
            'If the goods in a parcel cost more than €150, the flat sum no longer applies. Then each item has its own rate, on its value with freight and insurance: most clothes 12%, phones and laptops none. So a laptop pays no duty at all, but a T-shirt in the same parcel pays its 12%.',
          ],
        },
        {
          type: 'list',
          heading: 'How to pay less',
          items: [
            'Order things of the same kind together: five pairs of cotton socks of one line pay 3 euros, in five orders they pay 15.',
            'Look at the total around €150. A single item more may change the duty on everything; the cart shows it at once.',
            'Compare before you order: the duty is a line of its own on the product page and in the cart.',
          ],
        },
        {
          type: 'call',
          text: 'The cart counts the tariff lines for you.',
          label: 'Go to the cart',
          path: '/cart',
        },
      ],
    },
    lt: {
      title: 'Trys eurai už tarifinę eilutę: kaip dabar veikia muitas',
      summary:
        'Nuo 2026\u00a0m. liepos 1\u00a0d. muitas imamas ir už mažas siuntas iš Amerikos. Kas yra tarifinė eilutė, kaip jas skaičiuoti ir kaip sumokėti mažiau.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Iki 2026\u00a0m. liepos prekės iki 150\u00a0€ į Europos Sąjungą įvažiuodavo be muito. Dabar kitaip: nuo liepos 1\u00a0d. muitas yra 3\u00a0eurai už kiekvieną tarifinę eilutę siuntoje. Numatyta, kad taisyklė galios iki 2028\u00a0m. liepos 1\u00a0d., o paskui muitas bus skaičiuojamas įprastais tarifais.',
            'Mūsų kainose šis muitas jau įskaičiuotas. Vis dėlto verta žinoti, kaip jis skaičiuojamas: taip galima sutaupyti.',
          ],
        },
        {
          type: 'text',
          heading: 'Kas yra tarifinė eilutė',
          paragraphs: [
            'Muitinė visas pasaulio prekes skirsto pagal numerius. Čia svarbūs pirmieji šeši skaitmenys. Už tos pačios eilutės prekes mokama vieną kartą, kad ir kiek jų būtų. Už skirtingų eilučių prekes mokama už kiekvieną eilutę. Svarbi ir medžiaga: šilko palaidinė ir vilnos palaidinė yra skirtingos eilutės.',
          ],
        },
        {
          type: 'table',
          heading: 'Pavyzdžiai',
          head: ['Kas siuntoje', 'Tarifinės eilutės', 'Muitas'],
          rows: [
            ['Viena šilko ir dvi vilnos palaidinės, iš viso 100\u00a0€', '2', '6\u00a0€'],
            ['Keturi rašikliai ir knyga, iš viso 40\u00a0€', '2', '6\u00a0€'],
            ['Dveji tokie patys marškinėliai', '1', '3\u00a0€'],
            ['Dveji marškinėliai ir pora batų', '2', '6\u00a0€'],
          ],
        },
        {
          type: 'text',
          paragraphs: [
            'Nuo muito skaičiuojamas ir PVM. Kai PVM 21\u00a0%, iš 6\u00a0eurų tampa 7,26\u00a0€, Estijoje su 24\u00a0%\u00a0– 7,44\u00a0€.',
          ],
        },
        {
          type: 'text',
          heading: 'Daugiau kaip 150\u00a0€',
          paragraphs: [
            'Jei prekės siuntoje kainuoja daugiau kaip 150\u00a0€, pastovi suma nebetaikoma. Tada kiekviena prekė turi savo tarifą, skaičiuojamą nuo vertės su transportavimu ir draudimu: dauguma drabužių 12\u00a0%, telefonai ir nešiojamieji kompiuteriai\u00a0– nieko. Taigi už kompiuterį muito nėra, o už marškinėlius toje pačioje siuntoje mokami 12\u00a0%.',
          ],
        },
        {
          type: 'list',
          heading: 'Kaip sumokėti mažiau',
          items: [
            'Užsakykite panašias prekes kartu: už penkias poras tos pačios eilutės medvilninių kojinių mokami 3\u00a0eurai, o penkiais užsakymais\u00a0– 15.',
            'Stebėkite sumą ties 150\u00a0€. Viena papildoma prekė gali pakeisti viso užsakymo muitą; krepšelis tai rodo iškart.',
            'Palyginkite prieš užsakydami: muitas yra atskira eilutė prekės puslapyje ir krepšelyje.',
          ],
        },
        {
          type: 'call',
          text: 'Tarifines eilutes suskaičiuoja krepšelis.',
          label: 'Eiti į krepšelį',
          path: '/cart',
        },
      ],
    },
    lv: {
      title: 'Trīs eiro par tarifa pozīciju: kā tagad darbojas muitas nodoklis',
      summary:
        'No 2026.\u00a0gada 1.\u00a0jūlija muitas nodoklis jāmaksā arī par maziem sūtījumiem no Amerikas. Kas ir tarifa pozīcija, kā tās skaitīt un kā maksāt mazāk.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Līdz 2026.\u00a0gada jūlijam preces līdz 150\u00a0€ Eiropas Savienībā ieveda bez muitas nodokļa. Tas ir beidzies: no 1.\u00a0jūlija muitas nodoklis ir 3\u00a0eiro par katru tarifa pozīciju sūtījumā. Paredzēts, ka kārtība būs spēkā līdz 2028.\u00a0gada 1.\u00a0jūlijam, un pēc tam to rēķinās pēc parastajām likmēm.',
            'Mūsu cenās šis muitas nodoklis jau ir iekļauts. Tomēr ir vērts zināt, kā to skaita, jo tā var ietaupīt.',
          ],
        },
        {
          type: 'text',
          heading: 'Kas ir tarifa pozīcija',
          paragraphs: [
            'Muita visas pasaules preces šķiro pēc numuriem. Šeit svarīgi ir pirmie seši cipari. Par vienas pozīcijas precēm maksā vienu reizi, lai cik to būtu. Par dažādu pozīciju precēm maksā par katru pozīciju. Svarīgs ir arī materiāls: zīda blūze un vilnas blūze ir dažādas pozīcijas.',
          ],
        },
        {
          type: 'table',
          heading: 'Piemēri',
          head: ['Sūtījumā', 'Tarifa pozīcijas', 'Muitas nodoklis'],
          rows: [
            ['Viena zīda un divas vilnas blūzes, kopā 100\u00a0€', '2', '6\u00a0€'],
            ['Četras pildspalvas un grāmata, kopā 40\u00a0€', '2', '6\u00a0€'],
            ['Divi vienādi T krekli', '1', '3\u00a0€'],
            ['Divi T krekli un apavu pāris', '2', '6\u00a0€'],
          ],
        },
        {
          type: 'text',
          paragraphs: [
            'No muitas nodokļa rēķina arī PVN. Ja PVN ir 21%, no 6\u00a0eiro sanāk 7,26\u00a0€, Igaunijā ar 24%\u00a0– 7,44\u00a0€.',
          ],
        },
        {
          type: 'text',
          heading: 'Virs 150\u00a0€',
          paragraphs: [
            'Ja preces sūtījumā maksā vairāk nekā 150\u00a0€, nemainīgo summu vairs nepiemēro. Tad katrai precei ir sava likme no vērtības ar transportēšanu un apdrošināšanu: lielākajai daļai apģērba 12%, tālruņiem un klēpjdatoriem nekas. Tātad par klēpjdatoru muitas nodokļa nav, bet par T kreklu tajā pašā sūtījumā jāmaksā 12%.',
          ],
        },
        {
          type: 'list',
          heading: 'Kā maksāt mazāk',
          items: [
            'Pasūtiet līdzīgas preces kopā: par pieciem vienas pozīcijas kokvilnas zeķu pāriem maksā 3\u00a0eiro, piecos pasūtījumos\u00a0– 15.',
            'Vērojiet summu ap 150\u00a0€. Viena prece vairāk var mainīt visa pasūtījuma muitas nodokli; grozs to parāda uzreiz.',
            'Salīdziniet pirms pasūtīšanas: muitas nodoklis preces lapā un grozā ir atsevišķā rindā.',
          ],
        },
        { type: 'call', text: 'Tarifa pozīcijas saskaita grozs.', label: 'Uz grozu', path: '/cart' },
      ],
    },
    ee: {
      title: 'Kolm eurot tariifirea kohta: kuidas tollimaks nüüd toimib',
      summary:
        'Alates 1.\u00a0juulist 2026 tuleb tollimaksu maksta ka väikeste pakkide eest Ameerikast. Mis on tariifirida, kuidas neid lugeda ja kuidas vähem maksta.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Kuni 2026. aasta juulini tuli kuni 150\u00a0€ maksev kaup Euroopa Liitu tollimaksuta. See on läbi: alates 1.\u00a0juulist on tollimaks 3\u00a0eurot iga tariifirea kohta pakis. Kord on ette nähtud kuni 1.\u00a0juulini 2028, pärast seda arvestatakse tollimaksu tavaliste määrade järgi.',
            'Meie hindades on see tollimaks sees. Siiski tasub teada, kuidas seda loetakse, sest nii saab säästa.',
          ],
        },
        {
          type: 'text',
          heading: 'Mis on tariifirida',
          paragraphs: [
            'Tolliasutused jagavad kõik maailma kaubad numbrite järgi. Siin loevad esimesed kuus numbrit. Ühe rea kauba eest makstakse üks kord, kui palju seda ka on. Eri ridade kauba eest makstakse iga rea kohta. Loeb ka materjal: siidpluus ja villane pluus on eri read.',
          ],
        },
        {
          type: 'table',
          heading: 'Näited',
          head: ['Pakis', 'Tariifiridu', 'Tollimaks'],
          rows: [
            ['Üks siidpluus ja kaks villast pluusi, kokku 100\u00a0€', '2', '6\u00a0€'],
            ['Neli pastakat ja raamat, kokku 40\u00a0€', '2', '6\u00a0€'],
            ['Kaks ühesugust T-särki', '1', '3\u00a0€'],
            ['Kaks T-särki ja paar kingi', '2', '6\u00a0€'],
          ],
        },
        {
          type: 'text',
          paragraphs: [
            'Tollimaksult arvestatakse ka käibemaksu. 21% puhul saab 6\u00a0eurost 7,26\u00a0€, Eestis 24% puhul 7,44\u00a0€.',
          ],
        },
        {
          type: 'text',
          heading: 'Üle 150\u00a0€',
          paragraphs: [
            'Kui kaup pakis maksab üle 150\u00a0€, kindel summa enam ei kehti. Siis on igal tootel oma määr, mis arvestatakse väärtuselt koos transpordi ja kindlustusega: enamikul rõivastest 12%, telefonidel ja sülearvutitel 0%. Seega sülearvutil tollimaksu ei ole, aga samas pakis olevalt T-särgilt tuleb maksta 12%.',
          ],
        },
        {
          type: 'list',
          heading: 'Kuidas vähem maksta',
          items: [
            'Tellige samasugused tooted koos: viie paari ühe rea puuvillaste sokkide eest maksate 3\u00a0eurot, viie tellimusega 15.',
            'Jälgige summat 150\u00a0€ ümber. Üks toode rohkem võib muuta kogu tellimuse tollimaksu; ostukorv näitab seda kohe.',
            'Võrrelge enne tellimist: tollimaks on tootelehel ja ostukorvis eraldi real.',
          ],
        },
        {
          type: 'call',
          text: 'Tariifiread loeb teie eest kokku ostukorv.',
          label: 'Ostukorvi',
          path: '/cart',
        },
      ],
    },
  },
};
