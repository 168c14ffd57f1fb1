/** The format of these lines is described in tree.ts. */
export const FOOTWEAR = `
footwear | Footwear | Avalynė | Apavi | Jalatsid

# women | Women’s shoes | Avalynė moterims | Apavi sievietēm | Naistejalatsid
trainers | sneaker.court sneaker.runner | sneaker-women | 59-169 | Trainers/Women’s trainers | Sportbačiai/Moteriški sportbačiai | Ikdienas sporta apavi/Sieviešu sporta apavi | Tossud/Naiste tossud
high-tops | sneaker.high-top | sneaker-women | 69-159 | High-tops/Women’s high-top trainers | Sportbačiai aukštu aulu/Moteriški sportbačiai aukštu aulu | Augstie sporta apavi/Sieviešu augstie sporta apavi | Kõrge säärega tossud/Naiste kõrge säärega tossud | us
chunky-trainers | sneaker.chunky | sneaker-women | 79-189 | Chunky trainers/Women’s chunky trainers | Masyvūs sportbačiai/Moteriški masyvūs sportbačiai | Masīvie sporta apavi/Sieviešu masīvie sporta apavi | Paksu tallaga tossud/Naiste paksu tallaga tossud | us
ankle-boots | boot.chelsea | boot-women | 89-259 | Ankle boots/Women’s Chelsea boots | Aulinukai/Moteriški aulinukai | Puszābaki/Sieviešu puszābaki | Poolsaapad/Naiste poolsaapad
rain-boots | boot.rain | rain-boot-women | 39-119 | Rain boots/Women’s rain boots | Guminiai batai/Moteriški guminiai batai | Gumijas zābaki/Sieviešu gumijas zābaki | Kummikud/Naiste kummikud
sandals | sandal.strappy | sandal-women | 39-139 | Sandals/Women’s sandals | Basutės/Moteriškos basutės | Sandales/Sieviešu sandales | Sandaalid/Naiste sandaalid
slides | sandal.slide | sandal-women | 25-79 | Slides/Women’s slides | Šlepetės/Moteriškos šlepetės | Iešļūcenes/Sieviešu iešļūcenes | Plätud/Naiste plätud
pumps | heel.pump | heel | 69-219 | Pumps/Pumps | Aukštakulniai bateliai/Aukštakulniai bateliai | Augstpapēžu kurpes/Augstpapēžu kurpes | Kõrge kontsaga kingad/Kõrge kontsaga kingad
block-heels | heel.block | heel | 69-199 | Block heels/Block-heel shoes | Bateliai plačiu kulnu/Bateliai plačiu kulnu | Kurpes ar platu papēdi/Kurpes ar platu papēdi | Plokk-kontsaga kingad/Plokk-kontsaga kingad | us
loafers | loafer.penny | loafer-women | 69-199 | Loafers/Women’s loafers | Mokasinai/Moteriški mokasinai | Mokasīni/Sieviešu mokasīni | Loaferid/Naiste loaferid

# men | Men’s shoes | Avalynė vyrams | Apavi vīriešiem | Meestejalatsid
trainers | sneaker.court sneaker.runner | sneaker-men | 65-179 | Trainers/Men’s trainers | Sportbačiai/Vyriški sportbačiai | Ikdienas sporta apavi/Vīriešu sporta apavi | Tossud/Meeste tossud
high-tops | sneaker.high-top | sneaker-men | 69-169 | High-tops/Men’s high-top trainers | Sportbačiai aukštu aulu/Vyriški sportbačiai aukštu aulu | Augstie sporta apavi/Vīriešu augstie sporta apavi | Kõrge säärega tossud/Meeste kõrge säärega tossud | us
chunky-trainers | sneaker.chunky | sneaker-men | 79-199 | Chunky trainers/Men’s chunky trainers | Masyvūs sportbačiai/Vyriški masyvūs sportbačiai | Masīvie sporta apavi/Vīriešu masīvie sporta apavi | Paksu tallaga tossud/Meeste paksu tallaga tossud | us
chelsea-boots | boot.chelsea | boot-men | 99-289 | Chelsea boots/Men’s Chelsea boots | Aulinukai/Vyriški aulinukai | Čelsijas zābaki/Vīriešu Čelsijas zābaki | Chelsea-saapad/Meeste Chelsea-saapad
rain-boots | boot.rain | rain-boot-men | 45-129 | Rain boots/Men’s rain boots | Guminiai batai/Vyriški guminiai batai | Gumijas zābaki/Vīriešu gumijas zābaki | Kummikud/Meeste kummikud
slides | sandal.slide | sandal-men | 25-89 | Slides/Men’s slides | Šlepetės/Vyriškos šlepetės | Iešļūcenes/Vīriešu iešļūcenes | Plätud/Meeste plätud
loafers | loafer.penny | loafer-men | 79-229 | Loafers/Men’s loafers | Mokasinai/Vyriški mokasinai | Mokasīni/Vīriešu mokasīni | Loaferid/Meeste loaferid

# kids | Children’s shoes | Avalynė vaikams | Apavi bērniem | Lastejalatsid
velcro-shoes | kids.velcro | sneaker-kids | 29-69 | Velcro shoes/Children’s velcro shoes | Batai su lipdukais/Vaikiški batai su lipdukais | Apavi ar līplenti/Bērnu apavi ar līplenti | Takjapaeltega jalatsid/Laste takjapaeltega jalatsid
trainers | sneaker.runner sneaker.court | sneaker-kids | 35-79 | Trainers/Children’s trainers | Sportbačiai/Vaikiški sportbačiai | Sporta apavi/Bērnu sporta apavi | Tossud/Laste tossud
high-tops | sneaker.high-top | sneaker-kids | 35-79 | High-tops/Children’s high-top trainers | Sportbačiai aukštu aulu/Vaikiški sportbačiai aukštu aulu | Augstie sporta apavi/Bērnu augstie sporta apavi | Kõrge säärega tossud/Laste kõrge säärega tossud | us
rain-boots | boot.rain | rain-boot-kids | 22-49 | Rain boots/Children’s rain boots | Guminiai batai/Vaikiški guminiai batai | Gumijas zābaki/Bērnu gumijas zābaki | Kummikud/Laste kummikud
sandals | sandal.strappy | sandal-kids | 22-55 | Sandals/Children’s sandals | Basutės/Vaikiškos basutės | Sandales/Bērnu sandales | Sandaalid/Laste sandaalid | us

# sport | Sports shoes | Sportinė avalynė | Sporta apavi | Spordijalatsid
running-shoes | sneaker.runner | sneaker-sport | 79-219 | Running shoes/Running shoes | Bėgimo bateliai/Bėgimo bateliai | Skriešanas apavi/Skriešanas apavi | Jooksujalatsid/Jooksujalatsid
trail-shoes | sneaker.chunky | sneaker-sport | 89-219 | Trail shoes/Trail running shoes | Bateliai bėgimui miške/Bateliai bėgimui miške | Taku skriešanas apavi/Taku skriešanas apavi | Maastikujooksujalatsid/Maastikujooksujalatsid | us
court-shoes | sneaker.court | sneaker-sport | 69-179 | Tennis shoes/Tennis shoes | Teniso bateliai/Teniso bateliai | Tenisa apavi/Tenisa apavi | Tennisejalatsid/Tennisejalatsid | us
hiking-boots | boot.hiking | hiking-boot | 99-289 | Hiking boots/Hiking boots | Žygio batai/Žygio batai | Pārgājienu zābaki/Pārgājienu zābaki | Matkasaapad/Matkasaapad
`;
