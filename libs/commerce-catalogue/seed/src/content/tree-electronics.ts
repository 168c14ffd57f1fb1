/** The format of these lines is described in tree.ts. */
export const ELECTRONICS = `
electronics | Electronics | Elektronika | Elektronika | Elektroonika

# phones | Phones and tablets | Telefonai ir planšetės | Tālruņi un planšetes | Telefonid ja tahvlid
smartphones | phone.slab | phone | 249-1099 | Smartphones/Smartphone | Išmanieji telefonai/Išmanusis telefonas | Viedtālruņi/Viedtālrunis | Nutitelefonid/Nutitelefon
foldable-phones | phone.fold | foldable | 799-1699 | Foldable phones/Foldable phone | Sulankstomi telefonai/Sulankstomas telefonas | Salokāmie tālruņi/Salokāmais tālrunis | Volditavad telefonid/Volditav telefon
rugged-phones | phone.rugged | phone | 229-649 | Rugged phones/Rugged phone | Atsparūs telefonai/Atsparus telefonas | Izturīgie tālruņi/Izturīgais tālrunis | Vastupidavad telefonid/Vastupidav telefon | us
tablets | tablet.plain | tablet | 179-899 | Tablets/Tablet | Planšetiniai kompiuteriai/Planšetinis kompiuteris | Planšetdatori/Planšetdators | Tahvelarvutid/Tahvelarvuti
drawing-tablets | tablet.pencil | tablet | 329-1099 | Drawing tablets/Drawing tablet | Planšetės piešimui/Planšetė piešimui | Zīmēšanas planšetes/Zīmēšanas planšete | Joonistustahvlid/Joonistustahvel | us

# computers | Computers and keyboards | Kompiuteriai ir klaviatūros | Datori un tastatūras | Arvutid ja klaviatuurid
ultrabooks | laptop.thin | laptop | 699-2199 | Ultrabooks/Ultrabook | Ploni nešiojamieji kompiuteriai/Plonas nešiojamasis kompiuteris | Ultraplāni klēpjdatori/Ultraplāns klēpjdators | Õhukesed sülearvutid/Õhuke sülearvuti
gaming-laptops | laptop.gaming | laptop | 999-2799 | Gaming laptops/Gaming laptop | Žaidimų kompiuteriai/Žaidimų nešiojamasis kompiuteris | Spēļu klēpjdatori/Spēļu klēpjdators | Mängusülearvutid/Mängusülearvuti
two-in-one-laptops | laptop.convertible | laptop | 549-1699 | 2-in-1 laptops/2-in-1 laptop | Kompiuteriai „du viename“/Nešiojamasis kompiuteris „du viename“ | Divi vienā klēpjdatori/Klēpjdators „divi vienā” | 2-ühes sülearvutid/2-ühes sülearvuti
compact-keyboards | keyboard.compact | keyboard | 59-179 | Compact keyboards/Compact keyboard | Kompaktiškos klaviatūros/Kompaktiška klaviatūra | Kompaktās tastatūras/Kompaktā tastatūra | Kompaktsed klaviatuurid/Kompaktne klaviatuur
full-size-keyboards | keyboard.full | keyboard | 39-199 | Full-size keyboards/Full-size keyboard | Viso dydžio klaviatūros/Viso dydžio klaviatūra | Pilna izmēra tastatūras/Pilna izmēra tastatūra | Täismõõdus klaviatuurid/Täismõõdus klaviatuur | us

# audio | Audio | Garso technika | Audio | Heli
over-ear-headphones | headphones.over-ear | headphones | 79-449 | Over-ear headphones/Over-ear headphones | Ausis apgaubiančios ausinės/Ausis apgaubiančios ausinės | Ausis aptverošas austiņas/Ausis aptverošas austiņas | Kõrvu katvad kõrvaklapid/Kõrvu katvad kõrvaklapid
on-ear-headphones | headphones.on-ear | headphones | 39-199 | On-ear headphones/On-ear headphones | Ant ausų dedamos ausinės/Ant ausų dedamos ausinės | Uz ausīm liekamas austiņas/Uz ausīm liekamas austiņas | Kõrvapealsed kõrvaklapid/Kõrvapealsed kõrvaklapid | us
wireless-earbuds | earbuds.case | earbuds | 39-279 | Wireless earbuds/Wireless earbuds | Belaidės ausinės/Belaidės ausinės | Bezvadu austiņas/Bezvadu austiņas | Juhtmevabad nööpkõrvaklapid/Juhtmevabad nööpkõrvaklapid
sports-earbuds | earbuds.sport | earbuds | 49-199 | Sports earbuds/Sports earbuds | Sportinės ausinės/Sportinės ausinės | Sporta austiņas/Sporta austiņas | Spordikõrvaklapid/Spordikõrvaklapid
portable-speakers | speaker.portable | speaker | 39-299 | Portable speakers/Portable speaker | Nešiojamosios kolonėlės/Nešiojamoji kolonėlė | Pārnēsājamie skaļruņi/Pārnēsājamais skaļrunis | Kaasaskantavad kõlarid/Kaasaskantav kõlar
bookshelf-speakers | speaker.shelf | speaker | 149-799 | Bookshelf speakers/Bookshelf speaker | Lentyninės kolonėlės/Lentyninė kolonėlė | Plauktu skaļruņi/Plauktu skaļrunis | Riiulikõlarid/Riiulikõlar | us
soundbars | speaker.soundbar | soundbar | 129-899 | Soundbars/Soundbar | Garso juostos/Garso juosta | Skaņas joslas/Skaņas josla | Ribakõlarid/Ribakõlar

# photo | Cameras and drones | Fotoaparatai ir dronai | Kameras un droni | Kaamerad ja droonid
mirrorless-cameras | camera.mirrorless | camera | 649-2999 | Mirrorless cameras/Mirrorless camera | Sisteminiai fotoaparatai/Sisteminis fotoaparatas | Bezspoguļa kameras/Bezspoguļa kamera | Hübriidkaamerad/Hübriidkaamera
compact-cameras | camera.compact | camera | 249-999 | Compact cameras/Compact camera | Kompaktiniai fotoaparatai/Kompaktinis fotoaparatas | Kompaktkameras/Kompaktkamera | Kompaktkaamerad/Kompaktkaamera
action-cameras | camera.action | action-camera | 129-549 | Action cameras/Action camera | Veiksmo kameros/Veiksmo kamera | Sporta kameras/Sporta kamera | Seikluskaamerad/Seikluskaamera
drones | drone.folding | drone | 199-1499 | Drones/Folding drone | Dronai/Sulankstomas dronas | Droni/Salokāms drons | Droonid/Kokkupandav droon

# wearables | Wearables | Išmanieji laikrodžiai | Viedpulksteņi | Nutikellad
round-smartwatches | smartwatch.round | smartwatch | 129-549 | Round smartwatches/Round smartwatch | Apvalūs išmanieji laikrodžiai/Apvalus išmanusis laikrodis | Apaļie viedpulksteņi/Apaļš viedpulkstenis | Ümarad nutikellad/Ümar nutikell
square-smartwatches | smartwatch.square | smartwatch | 99-449 | Square smartwatches/Square smartwatch | Kvadratiniai išmanieji laikrodžiai/Kvadratinis išmanusis laikrodis | Kvadrātveida viedpulksteņi/Kvadrātveida viedpulkstenis | Kandilised nutikellad/Kandiline nutikell
sports-watches | smartwatch.round | smartwatch | 149-699 | Sports watches/Sports watch | Sportiniai laikrodžiai/Sportinis laikrodis | Sporta pulksteņi/Sporta pulkstenis | Spordikellad/Spordikell | us

# gaming | Gaming | Žaidimai | Spēles | Mängud
gamepads | console.gamepad | gamepad | 34-149 | Gamepads/Wireless gamepad | Žaidimų pultai/Belaidis žaidimų pultas | Spēļu pultis/Bezvadu spēļu pults | Mängupuldid/Juhtmevaba mängupult
handheld-consoles | console.handheld | handheld | 199-649 | Handheld consoles/Handheld console | Nešiojamosios konsolės/Nešiojamoji žaidimų konsolė | Pārnēsājamās konsoles/Pārnēsājamā spēļu konsole | Pihukonsoolid/Pihukonsool
gaming-keyboards | keyboard.full | keyboard | 69-229 | Gaming keyboards/Gaming keyboard | Žaidimų klaviatūros/Žaidimų klaviatūra | Spēļu tastatūras/Spēļu tastatūra | Mänguklaviatuurid/Mänguklaviatuur | us
gaming-headsets | headphones.over-ear | headphones | 49-249 | Gaming headsets/Gaming headset | Žaidimų ausinės/Žaidimų ausinės su mikrofonu | Spēļu austiņas/Spēļu austiņas ar mikrofonu | Mängurikõrvaklapid/Mängurikõrvaklapid mikrofoniga | us

# home-appliances | Home appliances | Namų technika | Mājas tehnika | Kodutehnika
electric-kettles | kettle.electric | appliance | 29-129 | Electric kettles/Electric kettle | Elektriniai virduliai/Elektrinis virdulys | Elektriskās tējkannas/Elektriskā tējkanna | Veekeetjad/Veekeetja
espresso-machines | coffee.espresso | espresso | 149-899 | Espresso machines/Espresso machine | Espreso kavos aparatai/Espreso kavos aparatas | Espreso automāti/Espreso automāts | Espressomasinad/Espressomasin
robot-vacuums | vacuum.robot | vacuum | 179-899 | Robot vacuum cleaners/Robot vacuum cleaner | Dulkių siurbliai robotai/Dulkių siurblys robotas | Robotputekļsūcēji/Robotputekļsūcējs | Robottolmuimejad/Robottolmuimeja

# lighting | Lighting | Šviestuvai | Apgaismojums | Valgustid
desk-lamps | lamp.desk | lamp | 39-169 | Desk lamps/Desk lamp | Darbo stalo lempos/Darbo stalo lempa | Galda lampas darbam/Darba galda lampa | Töölambid/Töölamp
table-lamps | lamp.table | lamp | 49-249 | Table lamps/Table lamp | Stalinės lempos/Stalinė lempa | Galda lampas/Galda lampa | Laualambid/Laualamp | us
pendant-lamps | lamp.pendant | lamp | 69-329 | Pendant lamps/Pendant lamp | Pakabinamieji šviestuvai/Pakabinamasis šviestuvas | Piekaramās lampas/Piekaramā lampa | Rippvalgustid/Rippvalgusti
`;
