/** The format of these lines is described in tree.ts. */
export const CLOTHES = `
clothes | Clothes | Drabužiai | Apģērbi | Rõivad

# women | Women’s clothes | Drabužiai moterims | Apģērbi sievietēm | Naisterõivad
t-shirts | tshirt.crew tshirt.vneck | tee-women | 19-59 | T-shirts/Women’s T-shirt | Marškinėliai/Moteriški marškinėliai | T-krekli/Sieviešu T-krekls | T-särgid/Naiste T-särk
shirts | shirt.oxford | shirt-women | 39-119 | Shirts and blouses/Women’s shirt | Marškiniai ir palaidinės/Moteriški marškiniai | Krekli un blūzes/Sieviešu krekls | Triiksärgid ja pluusid/Naiste triiksärk
flannel-shirts | shirt.flannel | flannel-women | 39-99 | Flannel shirts/Women’s flannel shirt | Flaneliniai marškiniai/Moteriški flaneliniai marškiniai | Flaneļa krekli/Sieviešu flaneļa krekls | Flanellsärgid/Naiste flanellsärk | us
hoodies | hoodie.pullover | hoodie-women | 45-119 | Hoodies/Women’s hoodie | Džemperiai su gobtuvu/Moteriškas džemperis su gobtuvu | Džemperi ar kapuci/Sieviešu džemperis ar kapuci | Kapuutsiga pusad/Naiste kapuutsiga pusa
zip-hoodies | hoodie.zip | hoodie-women | 49-129 | Zip hoodies/Women’s zip hoodie | Džemperiai su užtrauktuku/Moteriškas džemperis su užtrauktuku | Džemperi ar rāvējslēdzēju/Sieviešu džemperis ar rāvējslēdzēju | Lukuga pusad/Naiste lukuga pusa | us
jumpers | knitwear.crew | knit-women | 55-169 | Jumpers/Women’s jumper | Megztiniai/Moteriškas megztinis | Džemperi un puloveri/Sieviešu pulovers | Kampsunid/Naiste kampsun
roll-necks | knitwear.turtleneck | knit-women | 59-179 | Roll-necks/Women’s roll-neck jumper | Megztiniai aukštu kaklu/Moteriškas megztinis aukštu kaklu | Augstkakla džemperi/Sieviešu augstkakla džemperis | Kõrge kaelusega kampsunid/Naiste kõrge kaelusega kampsun | us
cardigans | knitwear.cardigan | knit-women | 59-189 | Cardigans/Women’s cardigan | Kardiganai/Moteriškas kardiganas | Kardigani/Sieviešu kardigans | Kardiganid/Naiste kardigan
parkas | jacket.parka | outer-women | 129-399 | Parkas/Women’s parka | Parkos/Moteriška parka | Parkas/Sieviešu parka | Parkad/Naiste parka
puffer-jackets | jacket.puffer | outer-women | 99-349 | Puffer jackets/Women’s puffer jacket | Pūkinės striukės/Moteriška pūkinė striukė | Dūnu jakas/Sieviešu dūnu jaka | Sulejoped/Naiste sulejope
denim-jackets | jacket.denim | denim-women | 69-169 | Denim jackets/Women’s denim jacket | Džinsiniai švarkai/Moteriškas džinsinis švarkas | Džinsa jakas/Sieviešu džinsa jaka | Teksajakid/Naiste teksajakk | us
coats | coat.wool | coat-women | 149-499 | Coats/Women’s wool coat | Paltai/Moteriškas vilnonis paltas | Mēteļi/Sieviešu vilnas mētelis | Mantlid/Naiste villane mantel
wrap-dresses | dress.wrap | dress | 59-189 | Wrap dresses/Wrap dress | Susiaučiamos suknelės/Susiaučiama suknelė | Pārliekamās kleitas/Pārliekamā kleita | Hõlmikkleidid/Hõlmikkleit
shirt-dresses | dress.shirt-dress | dress | 59-159 | Shirt dresses/Shirt dress | Marškinių tipo suknelės/Marškinių tipo suknelė | Kreklkleitas/Kreklkleita | Särkkleidid/Särkkleit
slip-dresses | dress.slip | dress | 49-149 | Slip dresses/Slip dress | Kombinė suknelės/Kombinė suknelė | Kombinē kleitas/Kombinē kleita | Õlapaeltega kleidid/Õlapaeltega kleit | us
summer-dresses | dress.summer | dress | 45-139 | Summer dresses/Summer dress | Vasarinės suknelės/Vasarinė suknelė | Vasaras kleitas/Vasaras kleita | Suvekleidid/Suvekleit
pleated-skirts | skirt.pleated | skirt | 39-129 | Pleated skirts/Pleated skirt | Plisuoti sijonai/Plisuotas sijonas | Plisētie svārki/Plisēti svārki | Plisseeritud seelikud/Plisseeritud seelik
pencil-skirts | skirt.pencil | skirt | 35-109 | Pencil skirts/Pencil skirt | Pieštuko formos sijonai/Pieštuko formos sijonas | Zīmuļsvārki/Zīmuļsvārki | Pliiatsseelikud/Pliiatsseelik | us
jeans | trousers.jeans | jeans-women | 59-159 | Jeans/Women’s jeans | Džinsai/Moteriški džinsai | Džinsi/Sieviešu džinsi | Teksad/Naiste teksad
trousers | trousers.chinos | trousers-women | 49-139 | Trousers/Women’s chinos | Kelnės/Moteriškos kelnės | Bikses/Sieviešu bikses | Püksid/Naiste püksid
joggers | trousers.joggers | trousers-women | 39-99 | Joggers/Women’s joggers | Laisvalaikio kelnės/Moteriškos laisvalaikio kelnės | Brīvā laika bikses/Sieviešu brīvā laika bikses | Dressipüksid/Naiste dressipüksid | us

# men | Men’s clothes | Drabužiai vyrams | Apģērbi vīriešiem | Meesterõivad
t-shirts | tshirt.crew tshirt.vneck | tee-men | 19-59 | T-shirts/Men’s T-shirt | Marškinėliai/Vyriški marškinėliai | T-krekli/Vīriešu T-krekls | T-särgid/Meeste T-särk
polo-shirts | tshirt.polo | tee-men | 35-95 | Polo shirts/Men’s polo shirt | Polo marškinėliai/Vyriški polo marškinėliai | Polo krekli/Vīriešu polo krekls | Polosärgid/Meeste polosärk
shirts | shirt.oxford | shirt-men | 45-129 | Shirts/Men’s shirt | Marškiniai/Vyriški marškiniai | Krekli/Vīriešu krekls | Triiksärgid/Meeste triiksärk
flannel-shirts | shirt.flannel | flannel-men | 45-109 | Flannel shirts/Men’s flannel shirt | Flaneliniai marškiniai/Vyriški flaneliniai marškiniai | Flaneļa krekli/Vīriešu flaneļa krekls | Flanellsärgid/Meeste flanellsärk | us
hoodies | hoodie.pullover | hoodie-men | 49-129 | Hoodies/Men’s hoodie | Džemperiai su gobtuvu/Vyriškas džemperis su gobtuvu | Džemperi ar kapuci/Vīriešu džemperis ar kapuci | Kapuutsiga pusad/Meeste kapuutsiga pusa
zip-hoodies | hoodie.zip | hoodie-men | 55-139 | Zip hoodies/Men’s zip hoodie | Džemperiai su užtrauktuku/Vyriškas džemperis su užtrauktuku | Džemperi ar rāvējslēdzēju/Vīriešu džemperis ar rāvējslēdzēju | Lukuga pusad/Meeste lukuga pusa | us
jumpers | knitwear.crew | knit-men | 59-179 | Jumpers/Men’s jumper | Megztiniai/Vyriškas megztinis | Džemperi un puloveri/Vīriešu pulovers | Kampsunid/Meeste kampsun
roll-necks | knitwear.turtleneck | knit-men | 65-189 | Roll-necks/Men’s roll-neck jumper | Megztiniai aukštu kaklu/Vyriškas megztinis aukštu kaklu | Augstkakla džemperi/Vīriešu augstkakla džemperis | Kõrge kaelusega kampsunid/Meeste kõrge kaelusega kampsun | us
cardigans | knitwear.cardigan | knit-men | 65-199 | Cardigans/Men’s cardigan | Kardiganai/Vyriškas kardiganas | Kardigani/Vīriešu kardigans | Kardiganid/Meeste kardigan | us
parkas | jacket.parka | outer-men | 139-449 | Parkas/Men’s parka | Parkos/Vyriška parka | Parkas/Vīriešu parka | Parkad/Meeste parka
bomber-jackets | jacket.bomber | outer-men | 89-249 | Bomber jackets/Men’s bomber jacket | Lakūno striukės/Vyriška lakūno striukė | Bomberjakas/Vīriešu bomberjaka | Pommarijakid/Meeste pommarijakk
denim-jackets | jacket.denim | denim-men | 75-179 | Denim jackets/Men’s denim jacket | Džinsiniai švarkai/Vyriškas džinsinis švarkas | Džinsa jakas/Vīriešu džinsa jaka | Teksajakid/Meeste teksajakk | us
puffer-jackets | jacket.puffer | outer-men | 109-379 | Puffer jackets/Men’s puffer jacket | Pūkinės striukės/Vyriška pūkinė striukė | Dūnu jakas/Vīriešu dūnu jaka | Sulejoped/Meeste sulejope
coats | coat.wool | coat-men | 169-549 | Coats/Men’s wool coat | Paltai/Vyriškas vilnonis paltas | Mēteļi/Vīriešu vilnas mētelis | Mantlid/Meeste villane mantel
jeans | trousers.jeans | jeans-men | 59-169 | Jeans/Men’s jeans | Džinsai/Vyriški džinsai | Džinsi/Vīriešu džinsi | Teksad/Meeste teksad
chinos | trousers.chinos | trousers-men | 49-129 | Chinos/Men’s chinos | Medvilninės kelnės/Vyriškos medvilninės kelnės | Kokvilnas bikses/Vīriešu kokvilnas bikses | Chino-püksid/Meeste chino-püksid
joggers | trousers.joggers | trousers-men | 39-99 | Joggers/Men’s joggers | Laisvalaikio kelnės/Vyriškos laisvalaikio kelnės | Brīvā laika bikses/Vīriešu brīvā laika bikses | Dressipüksid/Meeste dressipüksid | us
shorts | shorts.sport | trousers-men | 29-79 | Shorts/Men’s shorts | Šortai/Vyriški šortai | Šorti/Vīriešu šorti | Lühikesed püksid/Meeste lühikesed püksid

# kids | Children’s clothes | Drabužiai vaikams | Apģērbi bērniem | Lasterõivad
t-shirts | tshirt.crew | tee-kids | 12-29 | T-shirts/Children’s T-shirt | Marškinėliai/Vaikiški marškinėliai | T-krekli/Bērnu T-krekls | T-särgid/Laste T-särk
hoodies | hoodie.pullover hoodie.zip | hoodie-kids | 25-59 | Hoodies/Children’s hoodie | Džemperiai/Vaikiškas džemperis | Džemperi ar kapuci/Bērnu džemperis ar kapuci | Pusad/Laste kapuutsiga pusa
jumpers | knitwear.crew | knit-kids | 29-69 | Jumpers/Children’s jumper | Megztiniai/Vaikiškas megztinis | Puloveri/Bērnu pulovers | Kampsunid/Laste kampsun
jackets | jacket.puffer | outer-kids | 49-139 | Winter jackets/Children’s winter jacket | Žieminės striukės/Vaikiška žieminė striukė | Ziemas jakas/Bērnu ziemas jaka | Talvejoped/Laste talvejope
parkas | jacket.parka | outer-kids | 59-159 | Parkas/Children’s parka | Parkos/Vaikiška parka | Parkas/Bērnu parka | Parkad/Laste parka | us
dresses | dress.summer | dress-kids | 25-69 | Dresses/Girls’ dress | Suknelės/Mergaičių suknelė | Kleitas/Meiteņu kleita | Kleidid/Tüdrukute kleit
trousers | trousers.joggers trousers.chinos | trousers-kids | 22-55 | Trousers/Children’s trousers | Kelnės/Vaikiškos kelnės | Bikses/Bērnu bikses | Püksid/Laste püksid
jeans | trousers.jeans | jeans-kids | 29-65 | Jeans/Children’s jeans | Džinsai/Vaikiški džinsai | Džinsi/Bērnu džinsi | Teksad/Laste teksad | us
shorts | shorts.sport | trousers-kids | 15-39 | Shorts/Children’s shorts | Šortai/Vaikiški šortai | Šorti/Bērnu šorti | Lühikesed püksid/Laste lühikesed püksid | us

# sportswear | Sportswear | Sportinė apranga | Sporta apģērbi | Spordirõivad
training-t-shirts | tshirt.crew tshirt.vneck | tee-sport | 25-69 | Training T-shirts/Training T-shirt | Sportiniai marškinėliai/Sportiniai marškinėliai | Sporta krekli/Sporta krekls | Spordisärgid/Spordisärk
training-shorts | shorts.sport | trousers-sport | 29-79 | Training shorts/Training shorts | Sportiniai šortai/Sportiniai šortai | Sporta šorti/Sporta šorti | Spordipüksid/Lühikesed spordipüksid
training-joggers | trousers.joggers | trousers-sport | 45-109 | Training trousers/Training trousers | Sportinės kelnės/Sportinės kelnės | Sporta bikses/Sporta bikses | Treeningpüksid/Treeningpüksid | us
track-jackets | hoodie.zip | hoodie-sport | 55-129 | Track jackets/Track jacket | Sportiniai džemperiai/Sportinis džemperis | Sporta jakas/Sporta jaka | Dressipluusid/Dressipluus
`;
