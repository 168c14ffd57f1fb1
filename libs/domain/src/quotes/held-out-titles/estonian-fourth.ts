import type { LabelledTitles } from '../labelled-titles/labels.ts';

export const estonianFourth: LabelledTitles = {
  weapons: ['Gaasipüstol „Ekol“ 9 mm'],
  explosives: ['Uusaasta paugutid, 25 tk'],
  medicine: ['„Strepsils“ imemistabletid kurgule, 24 tk', 'Atsükloviiri kreem huuleohatisele'],
  tobacco: ['Nikotiinipadjad „Zyn“ 6 mg'],
  alcohol: ['Viin „Moskovskaya“ 40 % 0,5 l', 'Punavein „Amarone“ 2018'],
  animals: ['Monstera, elus taim 40 cm', 'Porgandiseemned, 2 g'],
  money: ['„Google Play“ kinkekood 25 EUR'],
  batteries: ['„Makita“ 18 V 5 Ah liitiumioonaku'],
  liquids: ['Küünelakk „Essie“ 13 ml'],
  free: [
    'Noolekujuline pross',
    'Meeste nokamüts',
    'Klaaspudel kõrrega',
    'Õlleaia valguskett',
    'Silikoonist klaasimärgised',
    'Kalasoomuste mustriga retuusid',
    'Laetav pealamp',
    'Õlifiltri võti',
    'Ümbrikute kaust rahale',
    'Laste mängumõõk',
    'Puhastustabletid kohvimasinale',
    'Taimepihusti 1 l',
  ],
};
