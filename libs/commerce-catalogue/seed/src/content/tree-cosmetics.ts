/** The format of these lines is described in tree.ts. */
export const COSMETICS = `
cosmetics | Cosmetics | Kosmetika | Kosmētika | Kosmeetika

# face-care | Face care | Veido priežiūra | Sejas kopšana | Näohooldus
face-creams | cream.jar | cream | 19-99 | Face creams/Day cream | Veido kremai/Dieninis veido kremas | Sejas krēmi/Dienas krēms sejai | Näokreemid/Päevakreem
night-creams | cream.jar | cream | 24-129 | Night creams/Night cream | Naktiniai kremai/Naktinis veido kremas | Nakts krēmi/Nakts krēms sejai | Öökreemid/Öökreem | us
cleansers | cream.tube | wash | 12-49 | Cleansers/Face cleanser | Veido prausikliai/Veido prausiklis | Sejas mazgāšanas līdzekļi/Sejas mazgāšanas želeja | Näopuhastusvahendid/Näopuhastusgeel
moisturisers | cream.pump | cream | 19-79 | Moisturisers/Light moisturiser | Drėkinamieji kremai/Lengvas drėkinamasis kremas | Mitrinoši krēmi/Viegls mitrinošs krēms | Niisutavad kreemid/Kerge niisutav kreem
serums | serum.dropper | serum | 19-119 | Serums/Face serum | Veido serumai/Veido serumas | Sejas serumi/Sejas serums | Näoseerumid/Näoseerum
face-oils | serum.dropper | serum | 15-79 | Face oils/Face oil | Veido aliejai/Veido aliejus | Sejas eļļas/Sejas eļļa | Näoõlid/Näoõli | us
sun-care | cream.tube | sun-cream | 14-49 | Sun care/Sun cream SPF 50 | Apsauga nuo saulės/Kremas nuo saulės SPF 50 | Saules aizsardzība/Saules aizsargkrēms SPF 50 | Päikesekaitse/Päikesekaitsekreem SPF 50

# body-care | Body care | Kūno priežiūra | Ķermeņa kopšana | Kehahooldus
body-lotions | cream.pump | wash | 12-49 | Body lotions/Body lotion | Kūno losjonai/Kūno losjonas | Ķermeņa losjoni/Ķermeņa losjons | Kehakreemid/Kehakreem
body-butters | cream.jar | cream | 14-45 | Body butters/Body butter | Kūno sviestai/Kūno sviestas | Ķermeņa sviesti/Ķermeņa sviests | Kehavõided/Kehavõie | us
hand-creams | cream.tube | hand-cream | 6-29 | Hand creams/Hand cream | Rankų kremai/Rankų kremas | Roku krēmi/Roku krēms | Kätekreemid/Kätekreem
soaps | soap.bar | soap | 5-19 | Soaps/Bar of soap | Muilai/Gabalinis muilas | Ziepes/Ziepju gabals | Seebid/Tükiseep

# hair-care | Hair care | Plaukų priežiūra | Matu kopšana | Juuksehooldus
shampoos | shampoo.bottle | shampoo | 9-39 | Shampoos/Shampoo | Šampūnai/Šampūnas | Šampūni/Šampūns | Šampoonid/Šampoon
conditioners | shampoo.bottle | shampoo | 9-39 | Conditioners/Conditioner | Kondicionieriai/Plaukų kondicionierius | Kondicionieri/Matu kondicionieris | Palsamid/Juuksepalsam
hair-masks | cream.jar | cream | 14-59 | Hair masks/Hair mask | Plaukų kaukės/Plaukų kaukė | Matu maskas/Matu maska | Juuksemaskid/Juuksemask | us
hair-dryers | hairdryer.modern | hairdryer | 39-299 | Hair dryers/Hair dryer | Plaukų džiovintuvai/Plaukų džiovintuvas | Matu fēni/Matu fēns | Föönid/Föön

# make-up | Make-up | Makiažas | Dekoratīvā kosmētika | Meik
lipsticks | lipstick.bullet | lipstick | 9-39 | Lipsticks/Lipstick | Lūpų dažai/Lūpų dažai | Lūpu krāsas/Lūpu krāsa | Huulepulgad/Huulepulk
lip-glosses | lipstick.gloss | lipstick | 9-32 | Lip glosses/Lip gloss | Lūpų blizgiai/Lūpų blizgis | Lūpu spīdumi/Lūpu spīdums | Huuleläiked/Huuleläige | us
eyeshadow-palettes | palette.compact | palette | 19-69 | Eyeshadow palettes/Eyeshadow palette | Akių šešėlių paletės/Akių šešėlių paletė | Acu ēnu paletes/Acu ēnu palete | Lauvärvipaletid/Lauvärvipalett
brushes | brush.powder | brush | 9-39 | Make-up brushes/Powder brush | Makiažo šepetėliai/Pudros šepetėlis | Grima otas/Pūdera ota | Meigipintslid/Puudripintsel
brush-sets | brush.set | brush | 25-99 | Brush sets/Make-up brush set | Šepetėlių rinkiniai/Makiažo šepetėlių rinkinys | Otu komplekti/Grima otu komplekts | Pintslikomplektid/Meigipintslite komplekt | us
nail-polishes | polish.polish | polish | 6-22 | Nail polishes/Nail polish | Nagų lakai/Nagų lakas | Nagu lakas/Nagu laka | Küünelakid/Küünelakk

# fragrance | Fragrance | Kvepalai | Smaržas | Parfüümid
womens-fragrance | perfume.round perfume.tall | perfume-women | 39-189 | Women’s fragrance/Eau de parfum for women | Moteriški kvepalai/Kvapusis vanduo moterims | Sieviešu smaržas/Parfimērijas ūdens sievietēm | Naiste parfüümid/Naiste parfüümvesi
mens-fragrance | perfume.square | perfume-men | 39-179 | Men’s fragrance/Eau de toilette for men | Vyriški kvepalai/Tualetinis vanduo vyrams | Vīriešu smaržas/Tualetes ūdens vīriešiem | Meeste lõhnad/Meeste tualettvesi
unisex-fragrance | perfume.square perfume.tall | perfume-unisex | 49-219 | Unisex fragrance/Unisex eau de parfum | Unisex kvepalai/Unisex kvapusis vanduo | Unisex smaržas/Unisex parfimērijas ūdens | Unisex-parfüümid/Unisex-parfüümvesi | us
scented-candles | candle.jar | candle | 14-69 | Scented candles/Scented candle | Kvapiosios žvakės/Kvapioji žvakė | Aromātiskās sveces/Aromātiska svece | Lõhnaküünlad/Lõhnaküünal

# shaving | Shaving and beard | Skutimuisi ir barzdai | Skūšanās un bārda | Raseerimine ja habe
razors | shaver.razor | razor | 15-89 | Razors/Safety razor | Skustuvai/Skustuvas | Skuvekļi/Skuveklis | Raseerijad/Raseerija
shaving-creams | cream.tube | wash | 9-32 | Shaving creams/Shaving cream | Skutimosi kremai/Skutimosi kremas | Skūšanās krēmi/Skūšanās krēms | Raseerimiskreemid/Raseerimiskreem
beard-oils | serum.dropper | beard-oil | 12-45 | Beard oils/Beard oil | Barzdos aliejai/Barzdos aliejus | Bārdas eļļas/Bārdas eļļa | Habemeõlid/Habemeõli | us
`;
