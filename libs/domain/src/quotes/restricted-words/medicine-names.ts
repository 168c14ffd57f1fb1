import { listed } from './listed.ts';

/** Active substances: stems, found in every spelling that `international.ts` knows. */
export const SUBSTANCES = listed(`
  ibuprofen, ibuprofeen, ibumetin, paracetamol, paratsetamool, acetaminophen, acetaminofen, aspirin, aspiriin,
  naproxen, naproksen, naprokseen, diclofenac, diklofenak, ketoprofen, ketoprofeen, codeine, kodein,
  tramadol, oxycodone, hydrocodone, morphine, morfin, fentanyl, amoxicillin, amoksicil, amoksitsil,
  penicillin, penicilin, penitsil, azithromycin, azitromic, doxycyclin, doksicikl, ciprofloxacin, ciprofloks,
  cephalexin, cefuroks, metronidazol, insulin, insuliin, metformin, metformiin, semaglutid, tirzepatid,
  melatonin, melatoniin, levothyrox, prednis, hydrocortison, hidrokortizon, hüdrokortisoon, testosteron,
  estradiol,
  cetirizin, tsetirisiin, loratadin, loratadiin, fexofenadin, desloratadin, diphenhydramin, doxylamin,
  pseudoephedrin, pseudoefedrin, ephedrin, efedrin, dextromethorphan, guaifenesin, phenylephrin, oxymetazolin,
  ksilometazolin, xylometazolin, omeprazol, omeprasool, pantoprazol, esomeprazol, famotidin, ranitidin,
  loperamid, loperamiid, bisacodyl, simethicon, simvastatin, atorvastatin, rosuvastatin, lisinopril, ramipril,
  amlodipin, losartan, metoprolol, bisoprolol, warfarin, clopidogrel, sildenafil, tadalafil, finasterid,
  minoxidil, tretinoin, isotretinoin, adapalen, fluconazol, flukonazol, clotrimazol, klotrimazol,
  ketoconazol, terbinafin, miconazol, acyclovir, aciclovir, acikloviir, acikloviras, valacyclovir, ivermectin,
  mebendazol, albendazol, hydroxychloroquin, alprazolam, diazepam, lorazepam, clonazepam, zolpidem,
  sertralin, fluoxetin, escitalopram, citalopram, bupropion, trazodon, modafinil, methylphenidate,
  amphetamin, amfetamin, gabapentin, pregabalin, lidocain, lidokain, benzocain, albuterol, salbutamol,
  montelukast, nimesulid, ketorolac, meloxicam, yohimb, kratom, cannabis, kanabis, marijuana,
  marihuana, ketamin, kokain, cocaine, psilocybin, botulin,
  anabolic, anabolin, anabolisk, somatropin, epinephrin, mifeprist, levonorgestrel, nandrolon,
  duloxetin, venlafaxin, paroxetin, quetiapin, kvetiapin, olanzapin, risperidon, aripiprazol, lamotrigin, topiramat,
  levetiracetam, carbamazepin, donepezil, memantin, sumatriptan, rizatriptan, ondansetron, metoclopramid, domperidon,
  propranolol, atenolol, carvedilol, nebivolol, valsartan, candesartan, telmisartan, perindopril, enalapril,
  spironolacton, furosemid, torasemid, hydrochlorothiazid, indapamid, diltiazem, verapamil, digoxin, apixaban,
  rivaroxaban, dabigatran, tamsulosin, dutasterid, solifenacin, vardenafil, anastrozol, letrozol, tamoxifen,
  methotrexat, allopurinol, colchicin, kolhitsiin, kolchicin, alendron, liothyronin, levotiroksin, empagliflozin,
  dapagliflozin, sitagliptin, gliclazid, glimepirid, liraglutid, fluticason, budesonid, mometason, beclometason,
  formoterol, tiotropi, theophyllin, acetylcystein, carbocistein, levofloxacin, moxifloxacin, clarithromycin,
  erythromycin, clindamycin, nitrofurantoin, trimethoprim, sulfamethoxazol, fosfomycin, nystatin, itraconazol,
  oseltamivir, mupirocin, betamethason, clobetasol, dexamethason, methylprednisolon, triamcinolon, tacrolimus,
  latanoprost, timolol, atropin, scopolamin, lactulos, drotaverin, mebeverin, baclofen, tizanidin, cyclobenzaprin,
  methocarbamol, buprenorphin, methadon, naloxon, naltrexon, vareniclin, hydroxyzin, promethazin, meclizin,
  dimenhydrinat, chlorpheniramin, ebastin, bilastin, rupatadin, zopiclon, temazepam, oxazepam, bromazepam,
  phenobarbital, lisdexamfetamin, atomoxetin, armodafinil, piracetam, vinpocetin, trimetazidin, chlorhexidin
`);

/** Names under which medicines and drugs are sold in America and in the Baltic countries. */
export const MEDICINE_BRANDS = listed(`
  tylenol, advil, motrin, aleve., excedrin, midol, bayer aspirin, benadryl, zyrtec, claritin, allegra,
  flonase, nasacort, afrin, sudafed, mucinex, nyquil, dayquil, theraflu, robitussin, delsym, vicks,
  alka seltzer, pepto bismol, tums., rolaids, prilosec, nexium, pepcid, zantac, imodium, dulcolax, miralax,
  gas. x., dramamine, preparation h, neosporin, cortizone, lotrimin, lamisil, monistat, abreva, orajel,
  voltaren, bengay, icy hot., salonpas, biofreeze, aspercreme, rogaine, plan b one, unisom, zzzquil,
  viagra, cialis, levitra, ozempic, wegovy, mounjaro, saxenda, xanax, valium, ativan, ambien., adderall,
  ritalin, prozac, zoloft, lexapro, vicodin, percocet, oxycontin, accutane, retin. a., differin, epipen,
  lantus., humalog, novolog, lipitor, plavix, ventolin, symbicort, singulair, synthroid, propecia,
  nurofen, panadol, solpadein, ketonal, citramon, analgin, nospa, strepsils, coldrex,
  fervex, theraflu, gripex, acc long, otrivin, xymelin, sinupret, mucosolvan, bromhexin, ambroxol,
  ambroks, bromheks, linex, smecta, espumisan, mezym, rennie, gaviscon, fastum, dolgit, olfen.,
  zovirax, canesten, bepanthen plus, validol, corvalol, korvalol, imovane, suprastin, claritine,
  atsükloviir, hüdrokortiso, difenhüdram, asitromütsi, klaritromütsi, erütromütsi, klindamütsi, hüdroksüsi,
  atsetüültsüst, doksütsükl, nüstati, metüülpredn, dütsüklo, oksümetaso, ksülometaso, dhea., thc., cbd., lsd., hcg., mdma, heroin.
`);
