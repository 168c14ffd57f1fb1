import type { Post } from '../texts.schema.ts';

export const americanSizes: Post = {
  slug: 'american-sizes',
  topics: ['sizes'],
  author: 'Liis Tamm',
  date: '2026-09-21',
  category: 'footwear',
  texts: {
    en: {
      title: 'American sizes of shoes and clothes',
      summary:
        'How American sizes compare with European ones, how to measure your foot and your body, and why the size chart of the product decides.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'On the label of American shoes stands 8½, on a dress 6, on jeans W32. In our shop sizes are given as you know them, and every size chart has centimetres. These tables help you when you read American reviews or look at the label.',
          ],
        },
        {
          type: 'list',
          heading: 'How to measure your foot',
          ordered: true,
          items: [
            'In the evening stand with your heel against a wall, on a sheet of paper.',
            'Mark the longest toe and measure from the wall to the mark. Do it with both feet and take the longer one.',
            'Look for this length in the size chart. If you are between two sizes, take the larger one.',
          ],
        },
        {
          type: 'table',
          heading: 'Shoes',
          head: ['Foot, cm', 'European', 'American, women', 'American, men'],
          rows: [
            ['23.2', '37', '6½', '5'],
            ['23.8', '38', '7½', '6'],
            ['24.5', '39', '8½', '7'],
            ['25.2', '40', '9', '7½'],
            ['25.8', '41', '10', '8½'],
            ['26.5', '42', '10½', '9'],
            ['27.2', '43', '11½', '10'],
            ['27.8', '44', '12', '10½'],
            ['28.5', '45', '13', '11½'],
          ],
        },
        {
          type: 'table',
          heading: 'Women’s clothes',
          head: ['Letter', 'Chest, cm', 'European', 'American'],
          rows: [
            ['XS', '76–82', '30–32', '0–2'],
            ['S', '82–90', '34–36', '4–6'],
            ['M', '90–98', '38–40', '8–10'],
            ['L', '98–107', '42–44', '12–14'],
            ['XL', '107–119', '46–48', '16–18'],
          ],
        },
        {
          type: 'text',
          heading: 'Jeans',
          paragraphs: [
            'The number after W is the waist in inches. One inch is 2.54\u00a0cm: W30 is about 76\u00a0cm, W32 about 81\u00a0cm, W34 about 86\u00a0cm. The number after L is the length of the inner leg.',
          ],
        },
        {
          type: 'text',
          heading: 'What the tables cannot tell',
          paragraphs: [
            'Manufacturers differ, and the same number may be cut wide or narrow. So the size chart on the product page decides. If the goods do not fit all the same, you can return them within {return_days} days of the arrival of the last parcel.',
          ],
        },
        {
          type: 'products',
          heading: 'New shoes',
          query: { category: 'footwear', sort: 'new_arrivals' },
          limit: 4,
        },
      ],
    },
    lt: {
      title: 'Amerikietiški avalynės ir drabužių dydžiai',
      summary:
        'Kaip amerikietiški dydžiai atitinka europietiškus, kaip išsimatuoti pėdą bei kūną ir kodėl svarbiausia prekės dydžių lentelė.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Ant amerikietiškų batų etiketės parašyta 8½, ant suknelės\u00a0– 6, ant džinsų\u00a0– W32. Mūsų parduotuvėje dydžiai nurodyti taip, kaip esate įpratę, o kiekvienoje dydžių lentelėje yra centimetrai. Šios lentelės pravers skaitant amerikiečių atsiliepimus ar žiūrint į etiketę.',
          ],
        },
        {
          type: 'list',
          heading: 'Kaip išmatuoti pėdą',
          ordered: true,
          items: [
            'Vakare atsistokite ant popieriaus lapo, kulną prispauskite prie sienos.',
            'Pažymėkite ilgiausią pirštą ir išmatuokite nuo sienos iki žymos. Išmatuokite abi pėdas ir imkite ilgesniąją.',
            'Šio ilgio ieškokite dydžių lentelėje. Jei esate tarp dviejų dydžių, rinkitės didesnį.',
          ],
        },
        {
          type: 'table',
          heading: 'Avalynė',
          head: ['Pėda, cm', 'Europietiškas', 'Amerikietiškas, moterims', 'Amerikietiškas, vyrams'],
          rows: [
            ['23,2', '37', '6½', '5'],
            ['23,8', '38', '7½', '6'],
            ['24,5', '39', '8½', '7'],
            ['25,2', '40', '9', '7½'],
            ['25,8', '41', '10', '8½'],
            ['26,5', '42', '10½', '9'],
            ['27,2', '43', '11½', '10'],
            ['27,8', '44', '12', '10½'],
            ['28,5', '45', '13', '11½'],
          ],
        },
        {
          type: 'table',
          heading: 'Moteriški drabužiai',
          head: ['Raidė', 'Krūtinė, cm', 'Europietiškas', 'Amerikietiškas'],
          rows: [
            ['XS', '76–82', '30–32', '0–2'],
            ['S', '82–90', '34–36', '4–6'],
            ['M', '90–98', '38–40', '8–10'],
            ['L', '98–107', '42–44', '12–14'],
            ['XL', '107–119', '46–48', '16–18'],
          ],
        },
        {
          type: 'text',
          heading: 'Džinsai',
          paragraphs: [
            'Skaičius po W yra liemuo coliais. Vienas colis yra 2,54\u00a0cm: W30\u00a0– apie 76\u00a0cm, W32\u00a0– apie 81\u00a0cm, W34\u00a0– apie 86\u00a0cm. Skaičius po L yra vidinės kojos dalies ilgis.',
          ],
        },
        {
          type: 'text',
          heading: 'Ko lentelės nepasako',
          paragraphs: [
            'Gamintojai skiriasi, tas pats skaičius gali būti ir platesnis, ir siauresnis. Todėl svarbiausia dydžių lentelė prekės puslapyje. Jei vis tiek netiks, prekes galite grąžinti per {return_days}\u00a0d. nuo paskutinės siuntos gavimo.',
          ],
        },
        {
          type: 'products',
          heading: 'Nauja avalynė',
          query: { category: 'footwear', sort: 'new_arrivals' },
          limit: 4,
        },
      ],
    },
    lv: {
      title: 'Amerikas apavu un apģērba izmēri',
      summary:
        'Kā Amerikas izmēri atbilst Eiropas izmēriem, kā izmērīt pēdu un ķermeni un kāpēc izšķir preces izmēru tabula.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Uz Amerikas apavu etiķetes rakstīts 8½, uz kleitas 6, uz džinsiem W32. Mūsu veikalā izmēri norādīti tā, kā esat pieraduši, un katrā izmēru tabulā ir centimetri. Šīs tabulas palīdzēs, lasot amerikāņu atsauksmes vai skatoties uz etiķeti.',
          ],
        },
        {
          type: 'list',
          heading: 'Kā izmērīt pēdu',
          ordered: true,
          items: [
            'Vakarā nostājieties uz papīra lapas ar papēdi pie sienas.',
            'Atzīmējiet garāko pirkstu un izmēriet no sienas līdz atzīmei. Izmēriet abas pēdas un ņemiet garāko.',
            'Meklējiet šo garumu izmēru tabulā. Ja esat starp diviem izmēriem, izvēlieties lielāko.',
          ],
        },
        {
          type: 'table',
          heading: 'Apavi',
          head: ['Pēda, cm', 'Eiropas', 'Amerikas, sievietēm', 'Amerikas, vīriešiem'],
          rows: [
            ['23,2', '37', '6½', '5'],
            ['23,8', '38', '7½', '6'],
            ['24,5', '39', '8½', '7'],
            ['25,2', '40', '9', '7½'],
            ['25,8', '41', '10', '8½'],
            ['26,5', '42', '10½', '9'],
            ['27,2', '43', '11½', '10'],
            ['27,8', '44', '12', '10½'],
            ['28,5', '45', '13', '11½'],
          ],
        },
        {
          type: 'table',
          heading: 'Sieviešu apģērbs',
          head: ['Burts', 'Krūtis, cm', 'Eiropas', 'Amerikas'],
          rows: [
            ['XS', '76–82', '30–32', '0–2'],
            ['S', '82–90', '34–36', '4–6'],
            ['M', '90–98', '38–40', '8–10'],
            ['L', '98–107', '42–44', '12–14'],
            ['XL', '107–119', '46–48', '16–18'],
          ],
        },
        {
          type: 'text',
          heading: 'Džinsi',
          paragraphs: [
            'Skaitlis aiz W ir viduklis collās. Viena colla ir 2,54\u00a0cm: W30 ir ap 76\u00a0cm, W32 ap 81\u00a0cm, W34 ap 86\u00a0cm. Skaitlis aiz L ir kājas iekšējās vīles garums.',
          ],
        },
        {
          type: 'text',
          heading: 'Ko tabulas nepasaka',
          paragraphs: [
            'Ražotāji atšķiras, un viens un tas pats skaitlis var būt gan plašāks, gan šaurāks. Tāpēc izšķir izmēru tabula preces lapā. Ja preces tomēr neder, varat tās atgriezt {return_days} dienu laikā no pēdējā sūtījuma saņemšanas.',
          ],
        },
        {
          type: 'products',
          heading: 'Jauni apavi',
          query: { category: 'footwear', sort: 'new_arrivals' },
          limit: 4,
        },
      ],
    },
    ee: {
      title: 'Ameerika jalatsi- ja rõivasuurused',
      summary:
        'Kuidas Ameerika suurused vastavad Euroopa omadele, kuidas mõõta jalga ja keha ning miks otsustab toote suurustabel.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Ameerika jalatsi sildil on 8½, kleidil 6, teksadel W32. Meie poes on suurused nii, nagu olete harjunud, ja igas suurustabelis on sentimeetrid. Need tabelid aitavad, kui loete ameeriklaste arvustusi või vaatate silti.',
          ],
        },
        {
          type: 'list',
          heading: 'Kuidas jalga mõõta',
          ordered: true,
          items: [
            'Seiske õhtul paberilehel, kand vastu seina.',
            'Märkige pikim varvas ja mõõtke seinast märgini. Mõõtke mõlemad jalad ja võtke pikem.',
            'Otsige seda pikkust suurustabelist. Kui olete kahe suuruse vahel, võtke suurem.',
          ],
        },
        {
          type: 'table',
          heading: 'Jalatsid',
          head: ['Jalg, cm', 'Euroopa', 'Ameerika, naised', 'Ameerika, mehed'],
          rows: [
            ['23,2', '37', '6½', '5'],
            ['23,8', '38', '7½', '6'],
            ['24,5', '39', '8½', '7'],
            ['25,2', '40', '9', '7½'],
            ['25,8', '41', '10', '8½'],
            ['26,5', '42', '10½', '9'],
            ['27,2', '43', '11½', '10'],
            ['27,8', '44', '12', '10½'],
            ['28,5', '45', '13', '11½'],
          ],
        },
        {
          type: 'table',
          heading: 'Naisterõivad',
          head: ['Täht', 'Rind, cm', 'Euroopa', 'Ameerika'],
          rows: [
            ['XS', '76–82', '30–32', '0–2'],
            ['S', '82–90', '34–36', '4–6'],
            ['M', '90–98', '38–40', '8–10'],
            ['L', '98–107', '42–44', '12–14'],
            ['XL', '107–119', '46–48', '16–18'],
          ],
        },
        {
          type: 'text',
          heading: 'Teksad',
          paragraphs: [
            'W järel olev arv on vöökoht tollides, ühes tollis on 2,54\u00a0cm: W30 on umbes 76\u00a0cm, W32 umbes 81\u00a0cm, W34 umbes 86\u00a0cm. L järel olev arv on jala sisekülje pikkus.',
          ],
        },
        {
          type: 'text',
          heading: 'Mida tabelid ei ütle',
          paragraphs: [
            'Tootjad on erinevad ja sama arv võib olla nii laiem kui ka kitsam. Seepärast otsustab suurustabel tootelehel. Kui kaup siiski ei sobi, saate selle tagastada {return_days} päeva jooksul viimase paki saamisest.',
          ],
        },
        {
          type: 'products',
          heading: 'Uued jalatsid',
          query: { category: 'footwear', sort: 'new_arrivals' },
          limit: 4,
        },
      ],
    },
  },
};
