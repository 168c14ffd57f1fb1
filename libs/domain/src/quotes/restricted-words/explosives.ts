import { listed } from './listed.ts';
import type { RestrictionRule } from './restriction-rule.ts';

/** Fireworks, powders, signals and what sets them off. */
export const EXPLOSIVES: RestrictionRule = {
  restriction: 'explosives',
  names: listed(`
    firework, firecracker, sparklers$, sparkler$, roman candle, gunpowder, gun powder, black powder.,
    smokeless powder, pyrotechnic, explosive, dynamite$, detonator, blasting cap, grenade$, smoke bomb,
    smoke grenade, smoke flare, hand grenade, flare gun, bottle rocket, cherry bomb, tannerite, thermite,
    exploding target, signal rocket, ammonium nitrate, cannon fuse, safety fuse, flash powder, blank cartridge,
    fejerverk, petard, parakas., parako., sprogm, sprogstam, bengališk, romėnišk žvak, saliut, dūmin granat,
    dūmin šašk, dūmin bomb, dūmin užtais, dūmin žvak, dūminės*, dūmų granat, dūmų bomb, dūmų šašk,
    signalin raket, signalin fakel, pirotechni, dinamit, detonator, granata*, granatos*, šviesos granat,
    uguņošan, salūts., salūta., salūti, salūtu, petarž, šaujampulver, sprāgstviel, sprāgstvie, brīnumsvec,
    romieš svec, dūmu svec, dūmu granāt,
    dūmu bumb, signālraķet, signāllāp, signāl raķet, signālugun, pirotehni, bengāļu ugun, bengālijas ugun,
    dinamīt, granāta*, granātas*
  `),
  estonian: listed(`
    -ilutulesti, ilutulesti, paugut, paugud, signaaltuli, signaaltule, püssiroh, lõhkeain, lõhkelaeng, säraküün,
    rooma küün, saluut,
    pürotehni, suitsugranaa, suitsuküün, suitsupomm, signaalrakett, signaalraket, signaaltõrvik, hädarakett,
    granaat*, detonaator, dünamiit, valgusrakett, langevarjurakett, bengaali
  `),
  pairs: [
    {
      one: ['flare.', 'flares.'],
      other: listed(`
        marine, emergency, distress, signal, road, boat, aerial, handheld, held, orion
      `),
    },
    { one: ['powder.'], other: ['pyrodex', 'hodgdon', 'reloading', 'muzzleloader', 'smokeless'] },
    {
      one: ['smoke.', 'dūmai.', 'dūmi.', 'suits.', 'suitsud'],
      other: ['grenade', 'canister', 'photoshoot', 'fotoses', 'fotosess', 'krāsain', 'spalvot', 'värvili'],
    },
    {
      one: listed(`
      fakel, raķete., raketa., rakett., raketos., raķetes., raketid
    `),
      other: ['nauj', 'jaungad', 'aastavahet', 'laiv', 'kuģ', 'paad', 'signal', 'avarin', 'uguņ', 'naujamet'],
    },
    { one: ['šūvi', 'šāvien', 'lasku'], other: ['bater', 'patarei', 'tort', 'fejerverk'] },
  ],
  genitives: ['salūta=', 'šaujampulvera='],
  before: listed(`
    confetti, bath, glitter, konfeti, ketchup, vonios, vannas, vanni
  `),
  after: listed(`
    strength, power., speed, workout, cookie, opener, sauce, hot., vaizd, kastuv, garnet
  `),
  unless: ['sparkling', 'dynamite magazine', 'dūminė spalv', 'salute the'],
};
