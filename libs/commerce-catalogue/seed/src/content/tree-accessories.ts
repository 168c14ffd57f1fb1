/** The format of these lines is described in tree.ts. */
export const ACCESSORIES = `
accessories | Accessories and home | Aksesuarai ir namai | Aksesuāri un mājai | Aksessuaarid ja kodu

# bags | Bags and backpacks | Rankinės ir kuprinės | Somas un mugursomas | Kotid ja seljakotid
daypacks | backpack.daypack | backpack | 39-129 | Daypacks/Daypack | Miesto kuprinės/Miesto kuprinė | Ikdienas mugursomas/Ikdienas mugursoma | Linnaseljakotid/Linnaseljakott
roll-top-backpacks | backpack.rolltop | backpack | 59-179 | Roll-top backpacks/Roll-top backpack | Užsukamos kuprinės/Užsukama kuprinė | Uztinamas mugursomas/Uztinama mugursoma | Rullitavad seljakotid/Rullitav seljakott | us
laptop-backpacks | backpack.laptop | backpack | 49-169 | Laptop backpacks/Laptop backpack | Kompiuterinės kuprinės/Kompiuterinė kuprinė | Datorsomas/Mugursoma datoram | Sülearvuti seljakotid/Sülearvuti seljakott
tote-bags | handbag.tote | handbag | 49-259 | Tote bags/Tote bag | Pirkinių rankinės/Erdvi rankinė | Iepirkumu somas/Ietilpīga rokassoma | Suured õlakotid/Suur õlakott
crossbody-bags | handbag.crossbody | handbag | 39-199 | Crossbody bags/Crossbody bag | Rankinės per petį/Rankinė per petį | Pār plecu nēsājamās somas/Pār plecu nēsājama soma | Üle õla kotid/Üle õla kott
bucket-bags | handbag.bucket | handbag | 59-229 | Bucket bags/Bucket bag | Maišelio formos rankinės/Maišelio formos rankinė | Maisveida somas/Maisveida soma | Kottkujulised käekotid/Kottkujuline käekott | us
shoulder-bags | handbag.flap | handbag | 59-299 | Shoulder bags/Shoulder bag | Rankinės su atvartu/Rankinė su atvartu | Plecu somas/Plecu soma | Õlakotid/Õlakott

# travel | Travel | Kelionėms | Ceļojumiem | Reisimine
cabin-suitcases | suitcase.cabin | suitcase | 79-289 | Cabin suitcases/Cabin suitcase | Rankinio bagažo lagaminai/Rankinio bagažo lagaminas | Rokas bagāžas koferi/Rokas bagāžas koferis | Käsipagasikohvrid/Käsipagasikohver
travel-bags | suitcase.duffel | duffel | 59-199 | Travel bags/Travel bag | Kelioniniai krepšiai/Kelioninis krepšys | Ceļojumu somas/Ceļojumu soma | Reisikotid/Reisikott

# watches | Watches | Laikrodžiai | Pulksteņi | Kellad
dress-watches | watch.dress | watch | 99-449 | Dress watches/Dress watch | Klasikiniai laikrodžiai/Klasikinis laikrodis | Klasiskie pulksteņi/Klasisks pulkstenis | Klassikalised kellad/Klassikaline kell
diver-watches | watch.diver | watch | 149-699 | Diver’s watches/Diver’s watch | Nardymo laikrodžiai/Nardymo laikrodis | Nirēju pulksteņi/Nirēju pulkstenis | Sukeldumiskellad/Sukeldumiskell
chronographs | watch.chrono | watch | 149-799 | Chronographs/Chronograph | Chronografai/Chronografas | Hronogrāfi/Hronogrāfs | Kronograafid/Kronograaf

# sunglasses | Sunglasses | Akiniai nuo saulės | Saulesbrilles | Päikeseprillid
classic-sunglasses | sunglasses.wayfarer | sunglasses | 29-189 | Classic sunglasses/Classic sunglasses | Klasikiniai akiniai nuo saulės/Klasikiniai akiniai nuo saulės | Klasiskās saulesbrilles/Klasiskas saulesbrilles | Klassikalised päikeseprillid/Klassikalised päikeseprillid
aviator-sunglasses | sunglasses.aviator | sunglasses | 35-199 | Aviator sunglasses/Aviator sunglasses | Lakūno akiniai nuo saulės/Lakūno akiniai nuo saulės | Aviatora saulesbrilles/Aviatora saulesbrilles | Lenduri päikeseprillid/Lenduri päikeseprillid
round-sunglasses | sunglasses.round | sunglasses | 29-179 | Round sunglasses/Round sunglasses | Apvalūs akiniai nuo saulės/Apvalūs akiniai nuo saulės | Apaļās saulesbrilles/Apaļas saulesbrilles | Ümarad päikeseprillid/Ümarad päikeseprillid | us

# leather-goods | Belts and wallets | Diržai ir piniginės | Jostas un maki | Vööd ja rahakotid
belts | belt.classic | belt | 25-99 | Belts/Leather belt | Diržai/Odinis diržas | Jostas/Ādas josta | Vööd/Nahkvöö
wallets | wallet.bifold | wallet | 29-119 | Wallets/Leather wallet | Piniginės/Odinė piniginė | Maki/Ādas maks | Rahakotid/Nahast rahakott
card-holders | wallet.cardholder | wallet | 19-79 | Card holders/Card holder | Kortelių dėklai/Kortelių dėklas | Karšu maki/Karšu maks | Kaarditaskud/Kaarditasku | us

# hats-scarves | Hats and scarves | Kepurės ir šalikai | Cepures un šalles | Mütsid ja sallid
caps | cap.baseball | headwear | 19-49 | Caps/Baseball cap | Kepurės su snapeliu/Kepurė su snapeliu | Cepures ar nagu/Cepure ar nagu | Nokamütsid/Nokamüts
beanies | cap.beanie | headwear | 19-59 | Beanies/Knitted beanie | Megztos kepurės/Megzta kepurė | Adītas cepures/Adīta cepure | Kootud mütsid/Kootud müts
scarves | scarf.wool | scarf | 29-119 | Scarves/Wool scarf | Šalikai/Vilnonis šalikas | Šalles/Vilnas šalle | Sallid/Villane sall

# jewellery | Jewellery | Papuošalai | Rotaslietas | Ehted
necklaces | jewellery.necklace | jewellery | 39-349 | Necklaces/Necklace | Vėriniai/Vėrinys | Kaklarotas/Kaklarota | Kaelakeed/Kaelakee
earrings | jewellery.hoops | jewellery | 29-249 | Earrings/Hoop earrings | Auskarai/Auskarai | Auskari/Auskari | Kõrvarõngad/Kõrvarõngad
rings | jewellery.ring | jewellery | 39-399 | Rings/Ring | Žiedai/Žiedas | Gredzeni/Gredzens | Sõrmused/Sõrmus

# home | Home and living | Namams | Mājai | Kodu
vases | vase.round vase.tall | vase | 24-119 | Vases/Vase | Vazos/Vaza | Vāzes/Vāze | Vaasid/Vaas
cushions | cushion.square | cushion | 19-79 | Cushions/Cushion | Dekoratyvinės pagalvėlės/Dekoratyvinė pagalvėlė | Dekoratīvie spilveni/Dekoratīvs spilvens | Dekoratiivpadjad/Dekoratiivpadi
throws | blanket.folded | throw | 39-169 | Throws/Throw | Pledai/Pledas | Pledi/Pleds | Pleedid/Pleed
dining-chairs | chair.dining | chair | 89-299 | Dining chairs/Dining chair | Valgomojo kėdės/Valgomojo kėdė | Ēdamistabas krēsli/Ēdamistabas krēsls | Söögitoatoolid/Söögitoatool
armchairs | chair.lounge | armchair | 249-799 | Armchairs/Armchair | Foteliai/Fotelis | Atpūtas krēsli/Atpūtas krēsls | Tugitoolid/Tugitool
artificial-plants | plant.pot | plant | 19-99 | Artificial plants/Artificial plant | Dirbtiniai augalai/Dirbtinis augalas | Mākslīgie augi/Mākslīgais augs | Kunsttaimed/Kunsttaim | us

# kitchen | Kitchen | Virtuvei | Virtuvei | Köök
frying-pans | pan.skillet | cookware | 29-149 | Frying pans/Frying pan | Keptuvės/Keptuvė | Pannas/Panna | Praepannid/Praepann
pots | pan.pot | cookware | 39-249 | Pots/Cooking pot | Puodai/Puodas | Katli/Katls | Potid/Pott
knives | knife.chef | knife | 39-189 | Kitchen knives/Chef’s knife | Virtuviniai peiliai/Šefo peilis | Virtuves naži/Šefpavāra nazis | Köögnoad/Kokanuga
mugs | mug.plain | mug | 12-39 | Mugs/Mug | Puodeliai/Puodelis | Krūzes/Krūze | Kruusid/Kruus
travel-mugs | mug.tumbler | mug | 19-49 | Travel mugs/Travel mug | Termopuodeliai/Termopuodelis | Termokrūzes/Termokrūze | Termokruusid/Termokruus
french-presses | coffee.press | coffee-maker | 25-89 | French presses/French press | Prancūziški kavinukai/Prancūziškas kavinukas | Franču preses/Franču prese | Presskannud/Presskann | us
moka-pots | coffee.moka | coffee-maker | 25-79 | Moka pots/Moka pot | Moka kavinukai/Moka kavinukas | Moka kafijkannas/Moka kafijkanna | Mokakannud/Mokakann
pour-over-kettles | kettle.gooseneck | coffee-maker | 39-149 | Pour-over kettles/Pour-over kettle | Virduliai siauru snapeliu/Virdulys siauru snapeliu | Tējkannas ar šauru snīpi/Tējkanna ar šauru snīpi | Kitsa tilaga veekannud/Kitsa tilaga veekann | us

# sport-outdoor | Sport and outdoors | Sportui ir gamtai | Sportam un dabai | Sport ja matkamine
footballs | ball.football | ball | 19-89 | Footballs/Football | Futbolo kamuoliai/Futbolo kamuolys | Futbola bumbas/Futbola bumba | Jalgpallid/Jalgpall
basketballs | ball.basketball | ball | 19-89 | Basketballs/Basketball | Krepšinio kamuoliai/Krepšinio kamuolys | Basketbola bumbas/Basketbola bumba | Korvpallid/Korvpall
water-bottles | bottle.sports | bottle | 15-49 | Water bottles/Water bottle | Gertuvės/Gertuvė | Ūdens pudeles/Ūdens pudele | Joogipudelid/Joogipudel
dumbbells | dumbbell.hex | dumbbell | 19-129 | Dumbbells/Pair of dumbbells | Hanteliai/Hantelių pora | Hanteles/Hanteļu pāris | Hantlid/Hantlipaar
tents | tent.dome | tent | 99-449 | Tents/Dome tent | Palapinės/Kupolinė palapinė | Teltis/Kupolveida telts | Telgid/Kuppeltelk
bicycles | bicycle.city | bicycle | 349-1199 | Bicycles/City bicycle | Dviračiai/Miesto dviratis | Velosipēdi/Pilsētas velosipēds | Jalgrattad/Linnajalgratas

# toys | Toys | Žaislai | Rotaļlietas | Mänguasjad
toy-cars | toy.car | toy | 15-49 | Toy cars/Wooden toy car | Mašinėlės/Medinė mašinėlė | Rotaļu auto/Koka mašīnīte | Mänguautod/Puidust mänguauto
stacking-toys | toy.rings | toy | 15-39 | Stacking toys/Stacking rings | Piramidės/Žiedų piramidė | Piramīdas/Gredzenu piramīda | Püramiidid/Rõngapüramiid
soft-toys | toy.bear | soft-toy | 19-59 | Soft toys/Teddy bear | Minkšti žaislai/Pliušinis meškiukas | Mīkstās rotaļlietas/Rotaļu lācītis | Pehmed mänguasjad/Kaisukaru
`;
