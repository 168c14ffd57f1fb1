import { listed } from './listed.ts';
import { MEDICINE_BRANDS, SUBSTANCES } from './medicine-names.ts';
import type { RestrictionRule } from './restriction-rule.ts';

/** What food supplements and cosmetics call themselves: their tablets and drops are no medicine. */
const SUPPLEMENTS = listed(`
  vitamin, magnesium, magnio, magnis, magnij, magneesium, calcium, kalci, zinc, cinkas, cinks, tsink,
  omega, collagen, kolagen, kollageen, probiotic, probiotik, biotin, protein, creatine, kreatin,
  supplement, vitamiin, papild, bagātināt, toidulisand, herbal, kosmetik, dishwasher, indaplov, trauku,
  nõudepesu,
  toothpaste, shampoo, šampūn, šampoon, dog., coffee, kavos, kafijas, kohvi, detergent, skalbim,
  aspirator, empty, tušči, tukš, tühi, pillow, pagalv, spilven, padi., book., knyga
`);

/** Medicines by active substance, by name, and by form and complaint; drugs; supplements that need a prescription. */
export const MEDICINE: RestrictionRule = {
  restriction: 'medicine',
  substances: SUBSTANCES,
  names: [
    ...MEDICINE_BRANDS,
    ...listed(`
    antibiotic, antidepressant, antihistamine, antifungal, antiviral, prescription drug, prescription med,
    prescription pill, retinoid, painkiller, pain reliever, cough syrup, cough drop, cold medicine,
    flu medicine, medicine$,
    medication$, medicines$, sleeping pill, sleep aid, decongestant, laxative, nasal spray, eye drop, ear drop,
    diet pill, birth control pill, contraceptive pill, steroid, antacid, vaccine, allergy relief, allergy tablet,
    vaistai, vaistas, medikament, antibiotik, nuskausminam, migdomieji, migdomųjų, migdomosios tablet,
    raminam vaist, akių laš, ausų laš,
    nosies laš, nosies purškal, sirup nuo kosul, sirup kosul, vidurius laisvin, kontraceptin, kontracepcij,
    antidepresant,
    vakcin, antihistamin, priešgryb, receptin,
    zāles*, pretsāp, pretklep, pretdrudž, pretalerģ, antibiotisk, klepus sīrup, deguna pil, deguna aeros,
    sirdszāl, miegazāl, acu pil, ausu pil, miega zāl, nomierinošie līdz, nomierinošas zāl, caurejas, kontracept,
    pretsēn, pretvīrus, vakcīn
  `),
  ],
  estonian: listed(`
    ravim., ravimid, ravimit, -ravim., -ravimid, antibiootikum, valuvaigist, köhasiirup, köharoh, köhatablet,
    kurguaerosool, ninaaerosool, ninatil,
    ninasprei, silmatil, kõrvatil, unerohi, unerohtu, uneroh, rahusti., rahustid, antihistamiin, rasestumisvast,
    palavikualand, vaktsiin, antidepressan, kõhulahtist, allergiarohi, allergiatablet, allergiarav, kurgusprei, kurgutablet,
    retseptirav, beebipill, valugeel, valuplaast, külmetusroh, peavalutablet, seenevasta
  `),
  pairs: [
    {
      one: listed(`
        tablet., caplet, capsule, pill., softgel, liquid gels, ointment, cream., gel., syrup, drops.,
        spray., suppositor, patch, lozenge, suspension, injection, tablet, kapsul, lašai, lašų, purškal,
        tepal, kremas, gelis, sirup, pleistr, žvakut, pastil, milteliai, ampul, pilien, ziede, krēms,
        gels., sīrup, plāksteri, svecīt, pulveris, injekc, tilgad, sprei, salv, kreem, geel, siirup,
        kapsl, rohi., rohud, plaastr, plaaster, pulber, süst
      `),
      other: listed(`
        pain., cough, flu., fever, allergy, allergies, sinus, nasal, headache, migraine, nausea, sore,
        diarrhea, constipation, heartburn, antacid, reflux, itch., itching, fungal, fungus, eczema, hemorrhoid,
        arthritis, infection, anti inflammatory, erectile, antiparasitic, insomnia, malaria, blood pressure,
        skausm, kosul, sloga, slogos, slogai, peršal, gripo., gripui, gripas, karščiav, alergij, migren, pykin,
        vidurius, viduriav,
        rėmen, niežul, nemig, grybel, egzem, hemoroj, sąnari, uždegim, kraujosp, potencij, be recept, receptin,
        -sāpēm., sāpes., -sāpju., klep, iesn, saaukst, gripu., gripa., gripas, drudz, alerģ, migrēn, slikt dūš,
        caurej,
        grēm, niez, bezmieg, sēnīt, ekzēm, hemoroīd, locītav, iekais, asinsspied, potenc, bez recept, recepšu,
        -valu., valude, valuvastan, köha., köhavastan, nohu, kurgu, külmet, gripi, palavik, allergi, migreen,
        iivel, kõhulaht,
        kõrvet, sügel, seeninf, seene, ekseem, hemorroid, unetus, liiges, põletik, vererõh, ilma retsept, retsepti
      `),
      never: SUPPLEMENTS,
    },
    {
      one: listed(`
        tablet, caplet, capsule, pill., kapsul, tablete, kapsl, ampul
      `),
      other: ['mg.', 'mcg.'],
      never: SUPPLEMENTS,
    },
    {
      one: listed(`
      pastil, aerosol, sprej, sprei, lozenge, purškal, spray.
    `),
      other: ['kakla', 'kaklam', 'gerkl', 'kurgu', 'throat'],
    },
    { one: ['weight loss', 'slimming', 'svorio'], other: ['injection', 'pen.', 'semaglutid'] },
    {
      one: ['vaist', 'zāl', 'ravim'],
      other: ['receptin', 'recepšu', 'bereceptin', 'bezrecepšu', 'käsimüügi'],
    },
  ],
  after: listed(`
    ball., balls., press., pļāv, trim, grāb, sēkl, mēslo, planner, reminder, needle, syringe,
    pillow, mask, massager, wrap., socks, brace, roller, gun.,
    tēja, arbata, tee., inhaler, knee, heating, ice.
  `),
  unless: listed(`
    vaistinėl, vaistažol, zāles pļ, cold cream, cooling gel, ice pack, dry eye mask, pain au, medicine man,
    medicine ball, sports medicine, itchy
  `),
};
