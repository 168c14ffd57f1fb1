import { listed } from './listed.ts';
import type { RestrictionRule } from './restriction-rule.ts';

/** Firearms, air guns, ammunition, sprays, and knives and blows that laws call weapons. */
export const WEAPONS: RestrictionRule = {
  restriction: 'weapons',
  names: listed(`
    firearm, handgun, shotgun, rifle., pistol., revolver., gun., carbine, musket., crossbow,
    ammunition, ammo., bullets$, airgun, airsoft$, buckshot, birdshot, hollow point, taser, silencer,
    switchblade, butterfly knife, balisong, gravity knife, automatic knife, otf knife, stiletto knife,
    throwing star, throwing knife, throwing knives, shuriken, nunchaku, nunchuck, brass knuckle,
    knuckle duster, machete, dagger$, bayonet, katana$, stun gun, pepper spray, pepper gel,
    bear spray, mace spray, tear gas, blackjack baton, blowgun, sword cane, lower receiver, upper receiver,
    receiver kit, push dagger, suppressor,
    ginklas, ginklai, ginkl, šautuv, pistolet, revolver, graižtvin, šaudmen, šovin, kulkos*, arbalet,
    elektrošok, pipirin duj, pipirin balion, pipirin purškal, ašarin duj, ašarin balion, kastet, nunčiak, mačet,
    durkl, automatin peil, spyruoklin peil,
    šratai*, mėtom peil, pneumatin šautuv, dujin balionėl,
    šaujamieroc, šaujamieroč, airsoft automāt, airsoft ginkl, airsoft ieroc, ieroc, ieroč, šauten, pistole.,
    pistoles., bise., bises., munīcij, pipargāz, piparu gāz,
    piparu aeros, asaru gāz, asargāz, boksa dzelž, boksarzap, duncis, dunči, automātisk naz, atsperu naz,
    metamie naži, signālpistol, lodes*, nunčak, gāzes balonīt pašaizsardz
  `),
  estonian: listed(`
    -relv, relv, -püss., püss., püssi., püssid, -jahipüss, -õhupüss, -vibupüss, -püstol, püstol,
    revolver, jahikarabiin, -püssi kuul, pipragaasi pihust, signaalpüstol, laskemoon, -padrun, padrun, amb., ambu., ambud, elektrišok, pipragaas, pipargaas,
    pisargaas,
    pipraspr, pipirspr, pipirpihust, gaasipihust, nukkraud, nukkrauad, kasteet, matšeet, pistoda,
    automaatnuga, vedrunuga, liblikanuga, teleskoopnui, viskenuga, viskenoad, haavlid*
  `),
  pairs: [
    {
      one: ['baton.', 'lazda.', 'steks', 'nui.'],
      other: listed(`
        telescopic, expandable, collapsible, police, tactical, teleskopin, teleskopisk, teleskoop
      `),
    },
    {
      one: listed(`
        cartridge, rounds., magazine., slug., shells., pellets., primers., dėtuv, aptver, salv.
      `),
      other: listed(`
        caliber, calibre, gauge, ar 15, glock, rimfire, 177, pcp., centerfire, shotgun, rifle., airgun, fmj.
      `),
    },
    {
      one: ['patron', 'patrona.', 'lode.', 'lodes.'],
      other: ['kalibr', 'medīb', '9 mm', 'bises.', 'bisei', 'skrošu', 'skrotis', 'pistolei'],
    },
    {
      one: ['balionėl', 'gāzes baloniņ', 'dujos', 'gaas.'],
      other: ['savigyn', 'pašaizsardz', 'enesekaits', 'užpuolik'],
    },
    { one: ['klusinātāj', 'duslintuv', 'summuti'], other: ['ieroc', 'šauten', 'ginkl', 'šautuv', 'relv'] },
    {
      one: ['karabin', '-karabiin'],
      other: ['medžiokl', 'medīb', 'jahi', '308', '223', '30', '22', '7.62', 'kalibr', 'tikka', 'sako'],
    },
    {
      one: ['peil', 'naz.', 'nuga.', 'knife.'],
      other: [
        'automatin',
        'automātisk',
        'automaat',
        'spyruoklin',
        'balisong',
        'drugel',
        'tauriņnaz',
        'liblik',
        'switchblade',
      ],
    },
    {
      one: ['caliber', 'calibre', 'gauge', 'kalibr', 'kaliiber'],
      other: ['hunting', 'pump', 'bolt', 'medžiokl', 'medīb', 'jahi'],
    },
  ],
  before: listed(`
    glue., heat., hot., massage, percussion, muscle, fascia, spray, sprayer, water, nail, staple,
    brad, caulk, caulking, grease, tattoo, squirt, bubble, label, labeling, price., tag., tagging,
    solder, rivet, foam., paint., painting, sealant, silicone, washer, nerf, blow., cookie, temperature,
    thermometer, radar., light., laser, snow., flare, top., sandblasting, upholstery, upholsterer,
    cleaning, piercing, gel., confetti, money., tufting, lego., starting, mortar, salt., fly.,
    klij, vanden, masaž, dažym, dažų, montav, karšt, suslėgt, -imo., -ymo., laistym, smeig, silikon, kabių,
    kabliuk, kniedi,
    putų, tepal, tepim, lituo, litav, burbul, etike, hermetik, purškim, plovim, kuro, degal,
    tatuir, viniakal, vinių, siūlų, kain, slėg, minkšt,
    līm, ūden, masāž, karst, saspiest, -sanas., laistīš, krās, celtn, skav, silikon, kniež, putu, eļļ, ziež,
    smērvi,
    burbuļ, cenu, mazgāš, degviel, montāž, nagl, tetov, spied, hermēt, lodē, līme,
    -mis., kastm, liimi, vee, massaaži, kuumaõhu, värvi, naela, klambri, silikooni, neet, needi, vahu, jootmis,
    määrde, mulli, hinna, montaaži, pesu, kütuse, tankimis, suruõhu, tätoveerimis, mähkimis, lume,
    urbj, gręž, puuri, drill, printer, toner, ink.
  `),
  genitives: listed(`
    arbaleta=, elektrošoka=, ieroča=, pistoles=, šautenes=, revolvera=
  `),
  after: listed(`
    compressor, target, mic., microphone, scope, cleaning, grip, rest., rug., range, salute, show, roses, belts,
    powder, string, wax., vise, oil., hose, heads, attachment, paper, press, can., taikin,
    taikikl, žibintuvėl, tvarst, virv, mērķ, sihik, rihm, märklaud, kompresor, kruv
  `),
  unless: listed(`
    puss in boots, young gun, gun show, bulletproof, super soaker, rifle paper, rifle green, cap gun,
    dagger earring, gun metal, machete style, garlic press, puuripadrun, kiirpadrun, kiirkinnitus, padrun puuri,
    urbjpatron, amb led,
    pepper mill, pipirinė mėt, noise suppressor, surge suppressor, spark suppressor
  `),
};
