/** What Dutch words of shops and of talk mean, by an English word that has a vector: `english form form; ...`. What is not among them means itself. */
export const englishOfDutch = `
order bestelling bestellingen bestellen besteld bestel bestelt bestelde bestelnummer ordernummer orders bestelstatus bestelbevestiging bestelformulier
bijbestellen bestelproces opdracht; preorder voorbestellen voorbestelling vooruitbestellen; purchase aankoop aankopen inkoop inkopen aankoopdatum
aankoopbewijs aangeschaft; buy kopen koop koopt kocht gekocht aanschaffen aanschaf; buyer koper kopers koopster; shop winkel winkels winkelen
webwinkel webshop webshops shoppen zaak; store filiaal filialen warenhuis winkelpand; cart winkelwagen winkelwagentje winkelkar; basket mand mandje
winkelmand winkelmandje; checkout kassa kassas afrekenen afgerekend; seller verkoper verkopers verkoopster aanbieder; sell verkopen verkocht verkoop
verkoopt; sale uitverkoop opruiming koopjes solden; offer aanbod aanbieden aanbieding aanbiedingen aangeboden biedt offerte offertes; price prijs
prijzen prijslijst stukprijs verkoopprijs totaalprijs adviesprijs prijskaartje; discount korting kortingen kortingscode kortingsbon kortingspercentage
staffelkorting; discounted afgeprijsd verlaagd; voucher cadeaubon cadeaubonnen waardebon tegoedbon bon cadeaukaart; cheap goedkoop goedkope goedkoper
voordelig goedkoopste spotgoedkoop; expensive duur dure duurder peperduur; cost kosten kost kostte gekost kostprijs; free gratis kosteloos kostenloos
kosteloze; pay betalen betaal betaalt voldoen afbetalen; paid betaald betaalde voldaan; payment betaling betalingen betaalmethode betaalmethodes
betaalwijze betaalmogelijkheden aanbetaling vooruitbetaling betaalmiddel betalingstermijn achterafbetaling achteraf betaalbewijs betalingsbewijs;
instalment termijn termijnen gespreid afbetaling; transfer overschrijving overmaken overgemaakt overboeking bankoverschrijving overschrijven; debit
incasso afgeschreven afschrijven afschrijving machtiging; credit krediet kredietkaart creditcard creditnota tegoed; card kaart kaarten kaartje pinpas
bankpas pasje; cash contant contanten rembours; pin pinnen pincode pinautomaat gepind; money geld poen centen geldbedrag; bank banken bankrekening
rekeningnummer; account accounts rekening klantaccount; euro euros; cent eurocent; invoice factuur facturen factuurnummer factuuradres factureren
gefactureerd factuurbedrag; receipt kassabon bonnetje kwitantie aankoopbon kassabonnetje bewijs ontvangst ontvangstbewijs; tax belasting belastingen
btw btwnummer belastingvrij; customs douane invoerrechten douanekosten inklaring; fee toeslag tarief tarieven vergoeding bijdrage; amount bedrag
bedragen som totaalbedrag; total totaal totale; delivery levering leveringen levertijd levertijden bezorging bezorgen leverdatum leveradres
afleveradres bezorgadres bezorgkosten leveringskosten bezorgdienst bezorgmoment leverstatus thuisbezorging aflevering bezorgtijd nalevering
levertermijn leveringstermijn bezorgdag bezorgopties pakbon; deliver leveren levert lever afleveren bezorgt nabezorgen; delivered geleverd bezorgd
afgeleverd thuisbezorgd; deliverable leverbaar leverbare; shipping verzending verzendkosten verzenden verzendwijze verzendmethode porto portokosten
verzendtijd verzendbevestiging verzendadres verzendopties verzendstatus verzendkostenvrij; ship verstuurt verzendt opsturen versturen verstuur schip
schepen; shipped verzonden verstuurd opgestuurd; shipment zending zendingen; tracking trackingcode trackingnummer tracktrace volgnummer zendingnummer;
track volgen volg traceren getraceerd; package pakket pakketten pakje pakjes verpakking verpakkingen pak; pack inpakken verpakken ingepakt verpakt;
unpack uitpakken uitgepakt; box doos dozen doosje bak krat kist; parcel pakketje pakketjes pakketdienst pakketpunt pakketautomaat; letter brief
brieven letters; envelope envelop enveloppen; stamp postzegel postzegels stempel; mail post brievenbuspost; mailbox brievenbus brievenbussen; postman
postbode bezorger bezorgers; courier koerier koeriers koeriersdienst; freight vracht vrachtkosten transport; express spoed spoedlevering expres;
pickup afhalen afhaalpunt ophalen afgehaald opgehaald ophaal afhaallocatie; send sturen stuur stuurt zenden zend toesturen; sent gestuurd gezonden
toegestuurd stuurde; receive ontvangen ontvang ontvangt krijgen krijg krijgt; received kreeg gekregen ontving binnengekregen; recipient ontvanger
geadresseerde; sender afzender verzender; arrive aankomen aankomt arriveren arriveert; arrived aangekomen binnengekomen gearriveerd; arrival aankomst;
stock voorraad voorradig voorraden magazijnvoorraad; warehouse magazijn loods distributiecentrum; available beschikbaar beschikbare verkrijgbaar;
availability beschikbaarheid leverbaarheid; unavailable uitverkocht; return retour retourneren retourzending retourbeleid terugsturen terugzenden
retouren terugbrengen retourtermijn retourformulier retourlabel retourkosten retouradres retourrecht teruggave; returned geretourneerd teruggestuurd
teruggebracht teruggezonden; exchange ruilen omruilen geruild omgeruild ruil; replace vervangen vervang vervangt; replacement vervanging vervangend
vervangende vervangingsproduct; refund terugbetaling terugbetalen terugbetaald restitutie terugstorten teruggestort; withdrawal herroeping
herroepingsrecht bedenktijd herroepen; cancel annuleren geannuleerd annuleer opzeggen opgezegd afzeggen; cancellation annulering opzegging
opzegtermijn; contract contracten overeenkomst; subscription abonnement abonnementen; subscribe abonneren geabonneerd inschrijven; warranty garantie
garantietermijn garantiebewijs fabrieksgarantie garanties garantieperiode; guarantee garanderen gegarandeerd garandeert; insurance verzekering
verzekeringen verzekerd; claim claimen aanspraak reclamatie; complaint klacht klachten reclameren; complain klagen klaagt zeuren mopperen; contact
contacten contactformulier contactgegevens contacteren; phone telefoon telefoonnummer telefonisch mobiel mobieltje gsm telefoons; call bellen bel belt
gebeld opbellen telefoneren belde; email emails mail mailtje mailen gemaild emailadres; message bericht berichten berichtje; chat chatten chatbox;
write schrijven schrijf schrijft geschreven schreef; answer antwoord antwoorden beantwoorden beantwoord antwoordt; question vraag vragen vraagje
vraagstuk; ask vraagt gevraagd navragen vroeg; request verzoek aanvraag aanvragen verzoeken aangevraagd; number nummer nummers aantal getal aantallen;
address adres adressen adreswijziging huisadres adresgegevens; name naam namen voornaam achternaam; support klantenservice klantendienst helpdesk
ondersteuning ondersteunen; service dienst diensten dienstverlening; advice advies tip tips raad adviezen; advise adviseren adviseert aanraden; help
hulp helpen helpt geholpen; information informatie info inlichtingen productinformatie; data gegevens klantgegevens; privacy privacybeleid; terms
voorwaarden leveringsvoorwaarden; form formulier formulieren; register registreren geregistreerd aanmelden registratie; login inloggen ingelogd inlog
inloggegevens; logout uitloggen afmelden uitgelogd; password wachtwoord wachtwoorden; newsletter nieuwsbrief nieuwsbrieven; customer klant klanten
klantnummer klantje klandizie; company bedrijf bedrijven firma onderneming; business zakelijk zakelijke zaken bedrijfsmatig; wholesale groothandel
grossier; retailer detailhandel winkelier dealer; manufacturer fabrikant fabrikanten producent; supplier leverancier leveranciers; brand merk merken;
product producten productnaam; goods goederen spullen koopwaar; article artikel artikelen artikelnummer; item stuks voorwerp; selection keuze
assortiment selectie keus; choose kiezen kies kiest gekozen uitkiezen uitgekozen; catalogue catalogus folder; category categorie rubriek; review
beoordeling beoordelingen recensie recensies klantbeoordeling; rate beoordelen beoordeel; star ster sterren; recommend aanbevelen aanrader aanbevolen
aangeraden; search zoeken zoek zoekt gezocht zocht zoekfunctie; find vinden vind vindt gevonden vond; compare vergelijken vergelijk vergelijking
vergeleken; wishlist verlanglijst verlanglijstje wensenlijst; page pagina bladzijde paginas; website site websites; opening openingstijd
openingstijden openingsuren; open openen geopend opendoen opent; closed gesloten dicht; close sluiten sluit dichtdoen; hour uur uren uurtje; minute
minuut minuten minuutje; second seconde seconden tweede; clock klok wekker klokken; time tijd tijden tijdstip keer; day dag dagen dagelijks werkdag
werkdagen; today vandaag vandaags; tomorrow morgen overmorgen; yesterday gisteren eergisteren; week weken wekelijks; weekend weekeinde; month maand
maanden maandelijks; year jaar jaren jaarlijks; morning ochtend ochtends voormiddag; noon middag; afternoon namiddag middags; evening avond avonds
avonden; night nacht nachten; monday maandag; tuesday dinsdag; wednesday woensdag; thursday donderdag; friday vrijdag; saturday zaterdag; sunday
zondag; holiday vakantie feestdag feestdagen vakanties; january januari; february februari; march maart; may mei; june juni; july juli; august
augustus; october oktober; spring lente voorjaar; summer zomer zomers; autumn herfst najaar; winter winters; date datum; appointment afspraak
afspraken; deadline uiterste uiterlijk; now nu nou; soon binnenkort spoedig gauw; later straks; earlier eerder vroeger; early vroege vroegtijdig; late
laat; delay vertraging vertragingen vertraagd; always altijd steeds; never nooit; often vaak dikwijls; sometimes soms; rarely zelden; already al
reeds; still nog; again weer opnieuw nogmaals; immediately meteen direct onmiddellijk; finally eindelijk uiteindelijk; long lang lange langer; short
kort korter; duration duren duurt geduurd looptijd; wait wachten wacht gewacht wachttijd afwachten; one een eentje; two twee tweemaal; three drie
driemaal; four vier; five vijf; six zes; seven zeven; eight acht; nine negen; ten tien; eleven elf; twelve twaalf; twenty twintig; thirty dertig;
forty veertig; fifty vijftig; hundred honderd honderden; thousand duizend duizenden; million miljoen miljoenen; first eerste eerst; third derde; last
laatste laatst; half helft halve; quarter kwart kwartier kwartaal; pair paar paren; dozen dozijn; double dubbel dubbele; percent procent; many veel
vele velen; more meer extra; less minder; few weinig enkele; enough genoeg voldoende; all alle alles allemaal; nothing niets niks; something iets wat;
only alleen slechts enkel; about ongeveer circa; almost bijna haast; place plaats plek plekken; city stad steden binnenstad; village dorp dorpen;
country land landen; abroad buitenland; netherlands nederland holland; dutch nederlands nederlandse hollands; belgium belgië; belgian belgisch
belgische; flemish vlaams vlaamse; germany duitsland; german duits duitse; english engels engelse; england engeland; france frankrijk; french frans
franse; italy italië; italian italiaans italiaanse; spain spanje; spanish spaans spaanse; europe europa; world wereld wereldwijd; island eiland
eilanden; street straat straten; postcode postcodes; region streek regio gebied; home thuis huiswaarts; house huis huizen huisje woning; apartment
appartement flat; room kamer kamers ruimte ruimtes; living woonkamer huiskamer; floor vloer verdieping vloeren; kitchen keuken keukens; bathroom
badkamer badkamers; bedroom slaapkamer slaapkamers; cellar kelder; attic zolder; shed schuur schuurtje tuinhuis; garage garages; garden tuin tuinen
tuintje; balcony balkon; terrace terras; roof dak daken; wall muur wand muren wanden; window raam ramen venster; door deur deuren voordeur; stairs
trap trappen traptrede; school scholen; church kerk kerken; hospital ziekenhuis; hotel hotels; restaurant restaurants; bar kroeg café; station
treinstation halte; airport vliegveld luchthaven; market markt markten; supermarket supermarkt supermarkten; office kantoor kantoren; factory fabriek
fabrieken; people mensen personen; person persoon mens; man mannen heer heren vent; woman vrouw vrouwen dame dames; child kind kinderen kindje kids;
baby babys; toddler peuter kleuter peuters; boy jongen jongens; girl meisje meisjes meid; mother moeder mama mam moeders; father vader papa pap;
parents ouders; son zoon zonen; daughter dochter dochters; brother broer broers; sister zus zussen zusje; grandmother oma grootmoeder; grandfather opa
grootvader; uncle oom; aunt tante; cousin neef nicht; family familie gezin gezinnen; husband echtgenoot; wife echtgenote; friend vriend vrienden
vriendin vriendinnen maat; neighbour buurman buurvrouw buren buur; neighbourhood buurt wijk; guest gast gasten; boss baas chef; colleague collega
collegas; employee medewerker medewerkers werknemer personeel; student leerling studenten; teacher leraar lerares docent; doctor dokter arts artsen;
adult volwassene volwassenen volwassen; teenager tiener tieners; senior senioren bejaarde; beginner beginners; professional professioneel
professionele vakman; clothing kleding kleren kledingstuk kledij; dress jurk jurken jurkje; skirt rok rokken; blouse bloes; shirt hemd overhemd
overhemden; tshirt tshirts; sweater trui truien; cardigan vest vestje; jacket jas jassen jasje jack; coat mantel winterjas regenjas; trousers broek
broeken pantalon; jeans spijkerbroek; shorts korte; suit kostuum; underwear ondergoed onderbroek onderbroeken; bra beha bh; socks sok sokken kousen;
tights panty maillot; pyjamas pyjama nachthemd; swimsuit badpak zwembroek zwemkleding; bathrobe badjas ochtendjas; shoe schoen schoenen; sneakers
gympen sportschoenen; boot laars laarzen; sandal sandaal sandalen; slippers pantoffels sloffen; hat hoed hoeden; cap pet muts petten mutsen; scarf
sjaal sjaals; glove handschoen handschoenen; belt riem riemen; tie stropdas das; bag tas tassen zak zakken handtas; backpack rugzak rugzakken rugtas;
suitcase koffer koffers; wallet portemonnee portefeuille; umbrella paraplu; glasses bril brillen; sunglasses zonnebril zonnebrillen; watch horloge
horloges; jewellery sieraad sieraden juwelen; ring ringen trouwring; necklace ketting kettingen halsketting; bracelet armband armbanden; earring
oorbel oorbellen; costume verkleedpak verkleedkleding; zipper rits ritssluiting ritsen; button knop knoop knoppen knopen; sleeve mouw mouwen; collar
kraag halsband; hood capuchon; pocket broekzak binnenzak; sole zool zolen; heel hak hakken hiel; lace veter veters; fabric stof stoffen textiel;
material materiaal materialen; cotton katoen katoenen; wool wol wollen; silk zijde zijden; linen linnen; leather leer leren lederen leder; velvet
fluweel; fur vacht; plastic kunststof; metal metaal metalen; steel staal stalen roestvrijstaal; iron ijzer ijzeren strijkijzer strijken gestreken
strijk; copper koperen; brass messing; gold goud gouden goudkleurig verguld; silver zilver zilveren zilverkleurig; wood hout houten; oak eiken
eikenhout eik; glass glas glazen; paper papier papieren; cardboard karton kartonnen; stone steen stenen; marble marmer; ceramic keramiek keramische;
porcelain porselein; concrete beton; bamboo bamboe; colour kleur kleuren kleurtje gekleurd; black zwart zwarte; white wit witte; red rood rode; blue
blauw blauwe; green groen groene; yellow geel gele; orange oranje sinaasappel sinaasappels; brown bruin bruine; grey grijs grijze; pink roze; purple
paars paarse; turquoise turkoois; colourful kleurrijk bont; dark donker donkere donkerder; light licht lichte lichtje lichter; transparent doorzichtig
transparant; striped gestreept strepen streep; checked geruit ruitjes; pattern patronen motief; plain effen; size maten grootte maattabel formaat
schoenmaat afmeting; big groot grote groter grootste; small klein kleine kleiner kleinste; wide breed brede breder wijd wijde; width breedte; narrow
smal smalle nauw; tight strak krap strakke; loose los losse; high hoog hoge hoger; height hoogte lichaamslengte; low laag lage lager; deep diep diepe;
depth diepte; length lengte lengtes; thick dik dikke dikker; thickness dikte; thin dun dunne; heavy zwaar zware zwaarder; lightweight lichtgewicht;
weight gewicht wegen weegt gewogen; measure meten meet gemeten opmeten; dimensions afmetingen; metre meter meters; centimetre centimeter centimeters;
millimetre millimeter; kilometre kilometer kilometers; kilo kilogram kilos; litre liter liters; volume inhoud; diameter doorsnede; round rond ronde;
square vierkant vierkante; flat plat platte vlak; straight recht rechte rechtdoor; fit past pasvorm paste gepast passen; suitable geschikt geschikte
passend passende; body lichaam lijf; head hoofd kop hoofden; face gezicht gezichten; hair haar haren; eye oog ogen; ear oor oren; nose neus; mouth
mond; tooth tand tanden; lip lippen; neck nek hals; shoulder schouder schouders; arm armen; hand handen; finger vinger vingers; nail nagel nagels
spijker spijkers; back rug terug; chest borst; belly buik; hip heup heupen; waist taille; leg been benen; knee knie knieën; foot voet voeten; skin
huid huidtype; heart hart harten; blood bloed; bone bot botten; stomach maag; beauty schoonheid cosmetica; cream crème zalf; soap zeep; perfume
parfum; scent geur geuren ruiken ruikt; makeup opmaak schmink; lipstick lippenstift; eyelashes wimpers; varnish nagellak lak; toothbrush tandenborstel
tandenborstels; toothpaste tandpasta; brush borstel kwast penseel borstels; comb kam kammen; razor scheermes scheerapparaat scheermesjes; shave
scheren geschoren; beard baard; towel handdoek handdoeken; shower douche douchen; bath bad ligbad; toilet wc; mirror spiegel spiegels; nappy luier
luiers; sunscreen zonnebrand zonnebrandcrème; dry droog drogen gedroogd droge; wet nat natte; damp vochtig vocht; greasy vettig vette; sensitive
gevoelig gevoelige; health gezondheid; healthy gezond gezonde; sick ziek zieke; illness ziekte ziektes; pain pijn pijnlijk; headache hoofdpijn; fever
koorts; cold koud koude kou verkouden verkoudheid; cough hoest hoesten; medicine medicijn medicijnen geneesmiddel; pill pil pillen tablet; plaster
pleister; pharmacy apotheek drogist drogisterij; allergy allergie allergieën; allergic allergisch allergische; ingredient ingrediënt ingrediënten
bestanddeel; contain bevatten bevat; glutenfree glutenvrij glutenvrije; lactose lactosevrij; vegan veganistisch veganist; vegetarian vegetarisch
vegetariër vegetarische; organic biologisch biologische; sugar suiker suikervrij; nut noot noten moer; peanut pinda pindas; hazelnut hazelnoot
hazelnoten; almond amandel amandelen; soy soja; milk melk melkproducten; egg ei eieren; wheat tarwe; preservative conserveermiddel
conserveringsmiddelen; additive toevoeging additieven; nutrition voeding voedingswaarde; vitamin vitamine vitamines; protein eiwit proteïne; fat vet
vetten; calorie calorieën; food eten voedsel voer levensmiddelen; eat eet gegeten at; drink drinken drankje drank drinkt gedronken drankjes; breakfast
ontbijt ontbijten; lunch middageten; dinner avondeten diner; meal maaltijd maaltijden gerecht; hungry hongerig honger; thirsty dorst dorstig; taste
smaak smaken smaakt proeven; delicious lekker heerlijk lekkere heerlijke; sweet zoet zoete; candy snoep snoepjes; sour zuur zure; salty zout zoute
hartig; spicy pittig pikant; fresh vers verse; bread brood broodje broodjes; butter boter; cheese kaas kazen; meat vlees; sausage worst worstjes;
bacon spek; chicken kip kippen; beef rundvlees; pork varkensvlees; pig varken varkens; fish vis vissen; vegetables groente groenten; potato aardappel
aardappelen; fries friet patat frietjes; tomato tomaat tomaten; cucumber komkommer; carrot wortel wortels; onion ui uien; garlic knoflook; cabbage
kool; lettuce sla; salad salade; mushroom paddenstoel champignon champignons; bean boon bonen; pea erwt erwten; corn mais; rice rijst; soup soep
soepen; sauce saus sauzen; pepper peper paprika; spice kruiden specerij; oil olie olijfolie; vinegar azijn; mustard mosterd; flour meel; fruit vrucht
vruchten; apple appel appels; pear peer peren; banana banaan bananen; lemon citroen citroenen; strawberry aardbei aardbeien; cherry kers kersen; grape
druif druiven; peach perzik; berry bes bessen; honey honing; chocolate chocola chocolade; cake taart taarten gebak; cookie koek koekje koekjes; ice
ijs ijsje; whip slagroom; coffee koffie koffiebonen; tea thee; water waterkoker; juice sap sapje; beer bier biertje; wine wijn wijnen; bottle fles
flessen flesje; can blik blikje blikjes kunnen kunt kon konden kan; cook koken kook kookt gekookt kok; bake bakken gebakken bakt; recipe recept
recepten; plate bord borden; cup kopje beker; mug mok mokken; bowl schaal; knife mes messen; fork vork vorken; spoon lepel lepels; cutlery bestek;
dishes afwas servies vaatwerk; pot pan pannen; pan koekenpan braadpan; lid deksel; oven ovens; stove fornuis kachel kookplaat; microwave magnetron;
fridge koelkast ijskast; freezer vriezer diepvries diepvriezer; dishwasher vaatwasser afwasmachine vaatwasserbestendig; kettle ketel fluitketel;
toaster broodrooster; blender mixer staafmixer; fryer frituurpan; grill grillen; barbecue barbecueën; sink gootsteen wastafel; tap kraan kranen;
household huishouden huishoudelijk; vacuum stofzuiger stofzuigers stofzuigen; broom bezem; bucket emmer emmers; rag doek doekje; sponge spons; rubbish
afval vuilnis vuilnisbak prullenbak; laundry wasgoed; detergent wasmiddel afwasmiddel schoonmaakmiddel; furniture meubel meubels meubilair; table
tafel tafels eettafel; chair stoel stoelen bureaustoel; armchair fauteuil; sofa bankstel zitbank; bed bedden; mattress matras matrassen; pillow kussen
hoofdkussen; blanket deken dekens; duvet dekbed dekbedovertrek; sheet laken lakens hoeslaken; bedding beddengoed; wardrobe kledingkast kleerkast;
cupboard kast kasten; drawer lade; dresser ladekast commode; shelf plank rek planken; desk bureau bureaus; lamp lampen; bulb gloeilamp lampje; candle
kaars kaarsen; carpet tapijt vloerkleed; curtain gordijn gordijnen; blind rolgordijn jaloezie; picture foto plaatje afbeelding schilderij; frame lijst
fotolijst; vase vaas; decoration decoratie versiering; heating verwarming; heater verwarmingstoestel radiator; fireplace haard; fan ventilator; hook
haak haken; hanger kleerhanger kledinghanger; plant planten plantje; flower bloem bloemen bloemetje; rose roos rozen; tree boom bomen; bush struik;
grass gras; lawn gazon; lawnmower grasmaaier; mow maaien; seed zaad zaden; soil aarde grond potgrond; fertilizer mest; hose slang tuinslang; watering
gieter gieten; shovel schop schep; rake hark; hedge heg haag; fence hek schutting; greenhouse kas; pool zwembad; tent tenten; weed onkruid; leaf blad
bladeren; pet huisdier huisdieren; animal dier dieren beest; dog hond honden hondje puppy; cat kat katten poes kitten; bird vogel vogels; rabbit
konijn konijnen; horse paard paarden; mouse muis muizen; cow koe koeien; snake slangen; insect insecten; mosquito mug muggen; leash lijn hondenriem;
cage kooi; litter kattenbak kattenbakvulling; feed voeren; flea vlo vlooien; tick teek teken; electronics elektronica elektronisch; electric
elektrisch elektrische; electricity stroom elektriciteit; computer computers pc; laptop laptops; tablet tablets; screen scherm schermen beeldscherm;
keyboard toetsenbord; key sleutel sleutels toets; printer printers; print printen afdrukken geprint afdruk; ink inkt inktpatroon; cartridge patroon;
scan scannen scanner gescand; cable kabel kabels snoer; plug stekker stekkers; socket stopcontact; charger oplader opladers; charge opladen opgeladen
laden laadt; battery batterij batterijen accu; headphones koptelefoon oordopjes oortjes; speaker luidspreker luidsprekers; microphone microfoon;
television televisie tv teevee; remote afstandsbediening; console spelcomputer; disk schijf; memory geheugen herinnering; storage opslag opslagruimte
opbergen; software programma; app apps; update updaten bijwerken bijgewerkt; download downloaden gedownload; file bestand bestanden; save opslaan
opgeslagen besparen bewaren; delete verwijderen wissen verwijderd; network netwerk; wireless draadloos snoerloos draadloze; connect verbinden
aansluiten aangesloten verbonden; connection verbinding aansluiting; compatible compatibel; device apparaat apparaten toestel toestellen; machine
machines automaat; switch schakelaar; on aan aanzetten ingeschakeld inschakelen; off uit uitzetten uitschakelen uitgeschakeld; power vermogen kracht;
fuse zekering; sensor sensoren; signal signaal bereik; sound geluid klank; noise lawaai herrie; loud luid hard; quiet stil rustig zacht; resolution
resolutie; camera cameras fototoestel; lens lenzen; photo fotos fotootje; photograph fotograferen; video filmpje; film films; tripod statief; flash
flits flitser; security veiligheid beveiliging beveiligen; surveillance beveiligingscamera bewakingscamera bewaking; alarm alarmsysteem; lock slot
sloten vergrendelen; locked afgesloten vergrendeld; safe veilig kluis veilige; thief dief dieven inbreker; theft diefstal; stolen gestolen gejat;
steal stelen jatten; burglary inbraak; doorbell deurbel; detector melder rookmelder; smoke rook roken; fire vuur brand; extinguisher brandblusser;
tool gereedschap gereedschappen; hammer hamer; drill boor boren boormachine; screw schroef schroeven; screwdriver schroevendraaier schroefmachine;
wrench moersleutel; pliers tang; saw zaag zagen; axe bijl; tape plakband; glue lijm plakken lijmen; rope touw; wire draad draden; chain keten; pipe
buis pijp; paint verf verven schilderen geverfd; wallpaper behang; tile tegel tegels; brick baksteen; sand zand; build bouwen bouwt gebouwd bouw;
building gebouw; assemble monteren samenstellen gemonteerd; assembly montage opbouw; install installeren geïnstalleerd plaatsen geplaatst;
installation installatie; instructions handleiding gebruiksaanwijzing instructies; manual handleidingen; spare reserveonderdeel reserve; part
onderdeel onderdelen deel delen; accessories accessoires toebehoren; set stel; kit bouwpakket; handle handvat hendel; wheel wiel wielen; vehicle
voertuig voertuigen; car auto autos wagen; bus bussen; train trein treinen trainen; plane vliegtuig vliegtuigen; boat boot boten; truck vrachtwagen;
van busje bestelwagen bestelbus; motorcycle motor motorfiets; scooter brommer step; bicycle fiets fietsen fietsje; helmet helm helmen; tyre band
banden; brake rem remmen; fuel brandstof; petrol benzine; drive rijden rijdt gereden rij; driver bestuurder chauffeur; seat zitplaats zetel zadel;
trailer aanhanger; parking parkeerplaats parkeren; traffic verkeer file; licence rijbewijs vergunning; pram kinderwagen wandelwagen; trip reis reisje
uitstapje; travel reizen gereisd; ticket treinkaartje; sport sporten sportief; football voetbal; ball bal ballen; ski skiën; skates schaatsen schaats
skeelers; sled slee; swim zwemmen zwemt gezwommen; run rennen hardlopen rent; walk lopen wandelen loopt gelopen wandeling; climb klimmen klimt; dance
dansen danst dans; training oefening; gym sportschool; fishing vissport hengel; camping kamperen; game spel spelletje spellen bordspel; play spelen
speelt gespeeld; player speler spelers; team ploeg; win winnen wint gewonnen; lose verliezen verliest; lost verloren kwijt; toy speelgoed; doll pop
poppen; teddy knuffel knuffels; puzzle puzzel; blocks blokken bouwblokken; balloon ballon ballonnen; swing schommel; slide glijbaan; book boek boeken
boekje; novel roman; comic strip stripboek; magazine tijdschrift; newspaper krant kranten; read lezen leest gelezen; story verhaal verhalen; author
schrijver auteur; calendar kalender agenda; notebook schrift notitieboek; pen balpen; pencil potlood potloden; scissors schaar; music muziek; song
lied liedje; guitar gitaar; drum trommel; gift cadeau cadeautje cadeaus geschenk geschenken; wrapping cadeaupapier cadeauverpakking inpakpapier; give
geven geef geeft gegeven gaf; surprise verrassing verrassen; birthday verjaardag verjaardagen jarig; christmas kerst kerstmis kerstcadeau; easter
pasen; wedding bruiloft trouwen trouwdag; party feest feestje feesten; celebrate vieren gevierd; congratulations gefeliciteerd felicitaties proficiat;
greeting groet groeten groetjes; engraving gravure graveren; personalized gepersonaliseerd; repair reparatie reparaties repareren gerepareerd
herstellen; fix maken oplossen; maintenance onderhoud; technician monteur technicus; workshop werkplaats; hairdresser kapper kapster; rent huren huur
verhuren gehuurd; rental verhuur; quality kwaliteit; condition staat conditie toestand; new nieuw nieuwe nieuwer; used gebruikt gebruikte tweedehands;
old oud oude ouder; refurbished gereviseerd opgeknapt; original origineel originele; genuine echte; fake nep vals namaak; modern moderne; waterproof
waterdicht waterdichte; durable duurzaam stevig duurzame; expired verlopen; sturdy stevige robuust; strong sterk sterke sterker; weak zwak zwakke;
hard harde; soft zachte zachter; smooth glad gladde; rough ruw ruwe; stiff stijf; flexible flexibel buigzaam; elastic elastisch rekbaar; breathable
ademend; comfortable comfortabel gemakkelijk; cosy gezellig knus; warm warme warmte; hot heet hete; cool koel koele; temperature temperatuur; clean
schoon schoonmaken reinigen schone; dirty vies vuil smerig vieze; stain vlek vlekken; scratch kras krassen bekrast; crack barst scheur gebarsten
gescheurd; hole gat gaten; dent deuk deuken; rust roest roesten; rustproof roestvrij; handmade handgemaakt; sustainable milieuvriendelijk
duurzaamheid; recycled gerecycled; environment milieu omgeving; wash wassen wast gewassen; washable wasbaar; washing wasmachine wasmachines; dryer
droger wasdroger haardroger föhn; bleach bleken bleekmiddel; shrink krimpen gekrompen; wipe vegen afvegen; care zorg verzorging verzorgen; protect
beschermen beschermt beschermd; protection bescherming; cover hoes hoesje bekleding; foil folie; use gebruiken gebruik; adjust instellen afstellen
aanpassen aangepast; adjustable verstelbaar instelbaar; foldable opvouwbaar inklapbaar; removable afneembaar; portable draagbaar; automatic
automatisch; broken kapot stuk defect gebroken; break breken breekt; damaged beschadigd beschadigde; damage schade beschadiging transportschade;
defect gebrek gebreken mankement; faulty gebrekkig; error fout fouten foutmelding; problem probleem problemen; missing ontbreekt ontbreken ontbrekend
ontbrekende mist; wrong verkeerd foute verkeerde; mistake vergissing; incomplete onvolledig incompleet; complete compleet volledig; disappointed
teleurgesteld; disappointing teleurstellend teleurstelling; angry boos kwaad; annoying vervelend irritant; satisfied tevreden; dissatisfied
ontevreden; leak lekken lek lekt; stink stinkt stank stinken; work werken werkt werk gewerkt werkte; job baan beroep; excuse excuus excuses; sorry
spijt; solution oplossing oplossingen; solve opgelost; scam oplichting opgelicht oplichter; have hebben heb hebt heeft had hadden gehad; be zijn ben
bent is was waren geweest; become worden wordt werd geworden; do doen doe doet gedaan deed; make maak maakt gemaakt maakte; must moeten moet moest;
want willen wil wilt wilde wou; should zou zouden; allowed mogen mag mocht toegestaan; say zeggen zeg zegt gezegd zei; speak spreken spreek spreekt
gesproken; talk praten praat kletsen gepraat; tell vertellen vertel vertelt verteld; know weten weet kennen ken kent geweten; think denken denk denkt
gedacht dacht; believe geloven geloof gelooft; mean bedoelen bedoel betekent betekenen; understand begrijpen begrijp begrijpt snappen snap begrepen;
see zien zie ziet gezien zag; look kijken kijk kijkt bekijken gekeken; hear horen hoor hoort gehoord; listen luisteren luister luistert; feel voelen
voelt voel gevoeld; feeling gevoel gevoelens; come komen kom komt kwam; go gaan ga gaat gegaan ging; leave vertrekken vertrek verlaten weggaan; stay
blijven blijf blijft gebleven; live leven wonen woon woont leeft; sleep slapen slaap slaapt geslapen; stand staan sta stond; sit zitten zit zat
gezeten; lie liggen ligt lag liegen; put zetten zet leggen gezet gelegd leg; hang hangen hangt ophangen; take nemen neem neemt genomen nam pakken;
bring brengen brengt gebracht meenemen; carry dragen draagt; wear aantrekken gedragen; get halen haal gehaald; keep houden hou houdt gehouden bewaar;
let laten liet gelaten; show tonen toont; explain uitleggen uitleg uitgelegd; describe beschrijven; description beschrijving omschrijving; learn leert
geleerd; try proberen probeer probeert geprobeerd; start beginnen begint begin starten begonnen; stop stoppen stopt ophouden; end einde eind eindigen;
finished klaar afgelopen; change veranderen wijzigen wijziging gewijzigd verandering verander; turn draaien draai; move bewegen verhuizen; pull
trekken; push duwen drukken; cut snijden knippen gesneden; throw gooien weggooien; fall vallen valt gevallen; jump springen; happen gebeuren gebeurt
gebeurd; need nodig hoeven behoefte; wish wens wensen wenst; hope hopen hoop hopelijk; love liefde lief; hate haten haat; forget vergeten vergeet;
remember onthouden herinneren; decide beslissen besluiten besloten; plan plannen gepland; meet ontmoeten ontmoet; visit bezoeken bezoek; thank bedankt
dank bedanken dankjewel dankuwel danku; please alstublieft alsjeblieft aub graag; hello hallo hoi hai; goodbye doei ziens; yes ja jawel; no nee; not
niet; okay oké ok prima; maybe misschien wellicht; forbidden verboden; check controleren controle nakijken checken gecontroleerd; test testen getest;
confirm bevestigen bevestigd; confirmation bevestiging; accept accepteren accepteert aanvaarden; refuse weigeren geweigerd; count tellen telt; add
toevoegen toegevoegd; fill vullen invullen ingevuld gevuld; empty leeg lege; full vol volle; share verdelen gedeeld; reach bereiken bereikt; reachable
bereikbaar; report melden gemeld melding; trust vertrouwen; worry zorgen; afraid bang; laugh lachen lacht; cry huilen huilt; kiss kus; die sterven
overleden doodgaan; dead dood dode; fight vechten ruzie; good goed goede goeie; better beter betere; best beste; bad slecht slechte erg; worse
slechter erger; great geweldig super fantastisch top leuk; excellent uitstekend; perfect perfecte; terrible vreselijk verschrikkelijk; beautiful mooi
mooie mooier prachtig; ugly lelijk; nice leuke fijn aardig; kind vriendelijk; fast snel snelle sneller vlug; slow langzaam traag; easy makkelijk
eenvoudig simpel; difficult moeilijk lastig ingewikkeld; important belangrijk belangrijke; right juist rechts; correct klopt; true waarheid; clear
duidelijk helder; sure zeker; possible mogelijk; impossible onmogelijk; possibility mogelijkheid mogelijkheden; necessary noodzakelijk; useful nuttig
handig; useless nutteloos waardeloos; interesting interessant; boring saai; funny grappig; happy blij gelukkig; sad verdrietig droevig; tired moe;
lazy lui; busy druk bezig; young jong jonge; rich rijk; smart slim; stupid dom stom; crazy gek; strange raar vreemd; normal normaal gewoon; special
speciaal bijzonder speciale; different anders verschillend verschillende; same zelfde hetzelfde dezelfde; similar soortgelijk vergelijkbaar; other
ander andere; together samen; private privé; public openbaar; dangerous gevaarlijk; danger gevaar; warning waarschuwing; fragile breekbaar; left links
over; here hier; there daar er; where waar; up boven omhoog; down beneden onder; inside binnen; outside buiten; front voorkant; near dichtbij nabij;
far ver; away weg; everywhere overal; very heel zeer; really echt werkelijk; also ook; actually eigenlijk; probably waarschijnlijk; unfortunately
helaas jammer; exactly precies; quite nogal redelijk; completely helemaal; usually meestal; therefore daarom dus; because omdat want; why waarom; how
hoe; when wanneer; thing ding dingen; reason reden; example voorbeeld bijvoorbeeld; idea idee ideeën; way manier; side kant zijkant; group groep; type
soort soorten; model modellen; version versie; word woord woorden; language taal; rain regen regent; snow sneeuw; sun zon zonnig; sea zee; beach
strand; mountain berg bergen; forest bos; air lucht; luck geluk; fun plezier lol; attention aandacht; secret geheim; war oorlog; police politie; law
wet; damn verdomme; life levens; expiry houdbaarheid houdbaarheidsdatum vervaldatum
`;
