import type { PageText } from '../texts.schema.ts';

export const lt: PageText = {
  title: 'Rezervacijos taisyklės',
  summary:
    'Kaip rezervuoti įrenginį parduotuvėje „{shop}“: patvirtinimas el. paštu, vieta eilėje, trys dienos pirkti ir kas vyksta su jūsų duomenimis.',
  blocks: [
    {
      type: 'text',
      heading: '1. Kas yra rezervacija',
      paragraphs: [
        'Rezervuodami užimate vietą eilėje prie įrenginio, kurio dar negalima užsakyti. Tai nieko nekainuoja, pirkti neprivalote. Jei rezervacijos puslapyje prašoma užstato, rezervaciją patvirtinate jį sumokėję, o grąžiname jį, kai perkate, atsisakote arba rezervacija baigiasi. Taisykles nustato {seller}, įmonės kodas {seller_code}.',
      ],
    },
    {
      type: 'list',
      heading: '2. Kaip rezervuoti',
      ordered: true,
      items: [
        [
          'Puslapyje ',
          { text: 'Rezervuokite „iPhone“', href: '/iphone-reservation' },
          ' pasirinkite modelį, atmintį ir spalvą, įrašykite vardą, pavardę, el. paštą ir telefoną.',
        ],
        'Atidarykite nuorodą mūsų atsiųstame el. laiške ir patvirtinkite per 24\u00a0val. Per šį laiką nepatvirtinta rezervacija baigiasi.',
        'Patvirtinę gaunate vietą. Svarbu, kas pirmas patvirtino, o ne kas pirmas užpildė formą.',
      ],
    },
    {
      type: 'text',
      heading: '3. Viena kiekvieno modelio rezervacija',
      paragraphs: [
        'Vienu el. pašto adresu galima turėti vieną galiojančią kiekvieno modelio rezervaciją. Antras prašymas nieko nekeičia.',
      ],
    },
    {
      type: 'text',
      heading: '4. Kai įrenginys jums atidėtas',
      paragraphs: [
        'Jei jūsų vieta telpa į įrenginių skaičių, įrenginį jums atidedame trims dienoms (72\u00a0val.) ir iškart parašome. Dėl pirkimo su jumis susisiekiame.',
        'Jei per šį laiką nenuperkate, rezervacija baigiasi ir įrenginys atitenka kitam eilėje. Kitu atveju laukiate, kol įrenginys atsilaisvins. Nežadame, kad jį gaus visi eilėje.',
      ],
    },
    {
      type: 'text',
      heading: '5. Kaina ir pirkimas',
      paragraphs: [
        [
          'Rezervacija kainos nenustato. Kainą su muitu, PVM ir pristatymu matote prieš pirkdami, o tada galioja ',
          { text: 'pirkimo sutartis', href: '/purchase-agreement' },
          ' su teise atsisakyti sutarties ir teisine garantija.',
        ],
      ],
    },
    {
      type: 'text',
      heading: '6. Kaip atsisakyti rezervacijos',
      paragraphs: [
        'Rezervacijos galite bet kada atsisakyti jos puslapyje, kurį atveria nuoroda mūsų el. laiške. Priežasties nereikia, vėliau galite rezervuoti iš naujo.',
      ],
    },
    {
      type: 'text',
      heading: '7. Jūsų duomenys',
      paragraphs: [
        [
          'Vardą, pavardę, el. paštą ir telefoną naudojame tik rezervacijai ir ištriname praėjus 90\u00a0d. nuo jos pabaigos. Daugiau parašyta ',
          { text: 'privatumo politikoje', href: '/privacy-policy' },
          '.',
        ],
      ],
    },
  ],
};
