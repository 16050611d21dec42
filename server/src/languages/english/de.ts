/** What German words of shops and of talk mean, by an English word that has a vector: `english form form; ...`. What is not among them means itself. */
export const englishOfGerman = `
order bestellung bestellungen bestellen bestellt bestelle bestellst bestellte auftrag aufträge bestellnummer auftragsnummer bestellstatus
bestellübersicht bestellbestätigung bestellprozess ordern geordert nachbestellen nachbestellt vorbestellen vorbestellt bestellformular
sammelbestellung; purchase kauf käufe einkauf einkäufe gekauft kaufdatum einkaufen eingekauft; buy kaufen kaufe kauft kaufst kaufte erwerben erworben;
buyer käufer käuferin käuferschutz; shop shops läden geschäft geschäfte onlineshop webshop; store filiale filialen kaufhaus fachgeschäft ladengeschäft
ladenlokal; cart warenkorb einkaufswagen warenkörbe; basket korb körbe einkaufskorb; checkout kasse kassen kassenbereich; seller verkäufer verkäuferin
anbieter händler; sell verkaufen verkauft verkaufe verkauf; sale ausverkauf schlussverkauf abverkauf räumungsverkauf; offer angebot angebote anbieten
angeboten bietet bieten sonderangebot sonderangebote; price preis preise preislich einzelpreis gesamtpreis verkaufspreis preisliste preisgarantie
stückpreis kaufpreis endpreis normalpreis nettopreis bruttopreis; discount rabatt rabatte nachlass preisnachlass ermäßigung rabattcode mengenrabatt
skonto; discounted reduziert ermäßigt vergünstigt rabattiert herabgesetzt; voucher gutschein gutscheine gutscheincode geschenkgutschein
einkaufsgutschein; cheap billig günstig preiswert günstiger billiger günstige günstigen spottbillig; expensive teuer teurer teure teuren kostspielig
überteuert; cost kosten kostet koste kostete gekostet kostenpunkt gesamtkosten; free kostenlos gratis kostenfrei umsonst kostenlose kostenlosen
kostenloser kostenfreie; pay zahlen bezahlen zahle bezahle zahlst bezahlst zahlt; paid bezahlt gezahlt bezahlte beglichen; payment zahlung zahlungen
bezahlung zahlungsart zahlungsarten zahlungsmethode zahlungsweise zahlungsmöglichkeiten zahlungseingang zahlungsbestätigung zahlungsmittel anzahlung
vorauszahlung vorkasse zahlungsoptionen zahlungsmethoden; instalment rate raten ratenzahlung ratenkauf teilzahlung; transfer überweisung überweisen
überwiesen überweise banküberweisung sofortüberweisung; debit lastschrift abgebucht abbuchen abbuchung bankeinzug; credit kredit gutschrift
kreditkarte kreditkarten guthaben gutgeschrieben; card karte karten kärtchen ec girocard bankkarte; cash bar bargeld barzahlung bares nachnahme; money
geld kohle knete moneten asche geldbetrag; bank banken bankkonto bankverbindung sparkasse; account konto konten kundenkonto benutzerkonto
kundenkontos; euro euros eur; cent cents; invoice rechnung rechnungen rechnungskauf rechnungsnummer rechnungsadresse rechnungsbetrag rechnungskopie
faktura; bill abrechnung abrechnungen zeche; receipt quittung beleg belege kassenbon kassenzettel bon kaufbeleg zahlungsbeleg; tax steuer steuern
mehrwertsteuer mwst umsatzsteuer ust steuerfrei umsatzsteuerid; customs zoll zollgebühren zölle verzollen verzollt zollfrei; fee gebühr gebühren
gebührenfrei entgelt aufschlag zuschlag; amount betrag beträge summe gesamtbetrag gesamtsumme; total insgesamt gesamt gesamte; delivery lieferung
lieferungen lieferzeit lieferzeiten liefertermin zustellung anlieferung auslieferung lieferadresse lieferschein lieferdatum lieferumfang lieferstatus
lieferkosten lieferservice expresslieferung teillieferung nachlieferung lieferfrist lieferdauer lieferoptionen zustelldatum zustellversuch; deliver
liefern liefert liefere ausliefern zustellen anliefern nachliefern; delivered geliefert zugestellt ausgeliefert angeliefert nachgeliefert; shipping
versand versandkosten versandkostenfrei versandart versandzeit porto portofrei versandoptionen versandbestätigung versandmethode versandstatus
versandgebühr versanddauer versandland expressversand auslandsversand; ship versenden verschicken versende verschicke versendet versandfertig schiff
schiffe; shipped verschickt versandt abgeschickt losgeschickt abgesendet; shipment sendung sendungen lieferpaket; tracking sendungsverfolgung
sendungsnummer trackingnummer paketverfolgung trackinglink sendungsstatus; track verfolgen nachverfolgen verfolgt nachverfolgung; package paket pakete
verpackung verpackungen packung päckchen umverpackung verpackungsmaterial; pack packen verpacken einpacken packt gepackt verpackt eingepackt; unpack
auspacken ausgepackt; box karton kartons schachtel kiste kisten kasten; parcel paketdienst paketbote paketshop packstation postpaket; letter brief
briefe buchstabe buchstaben briefpost; envelope umschlag umschläge briefumschlag kuvert; stamp briefmarke briefmarken stempel; mail post postweg
einschreiben; postman postbote briefträger zusteller; courier kurier kuriere bote boten spediteur; freight spedition fracht frachtkosten
speditionsversand; express eilversand eilsendung expresszuschlag; pickup abholung selbstabholung abholen abgeholt abhole abholstation abholort; send
schicken senden schicke sende schickt schickst schick zusenden; sent geschickt gesendet gesandt zugeschickt zugesandt eingeschickt eingesendet;
receive erhalten bekommen kriegen empfangen erhalte bekomme kriege bekommt; received gekriegt empfang wareneingang erhielt bekam kriegte; recipient
empfänger empfängerin adressat; sender absender versender absenderin; arrive ankommen ankommt ankomme eintreffen eintrifft; arrived angekommen
eingetroffen ankam; arrival ankunft ankünfte; stock lager lagernd vorrat vorrätig lagerbestand bestand warenlager; warehouse lagerhaus lagerhalle
zentrallager; available verfügbar lieferbar erhältlich verfügbare verfügbaren; availability verfügbarkeit lieferbarkeit; unavailable ausverkauft
vergriffen ausverkaufte; return rückgabe rückgabefrist rückgaberecht rücksendung retoure retouren rücksenden rückgaben zurückschicken zurücksenden
zurückgeben retournieren umtauschrecht rücksendeetikett retourenschein rücksendekosten; returned zurückgeschickt zurückgesendet zurückgegeben
retourniert zurückgesandt; exchange umtausch umtauschen umgetauscht tauschen tausch getauscht austausch austauschen; replace ersetzen ersetzt ersatz
auswechseln ausgewechselt austauschbar ersetze; replacement ersatzlieferung ersatzgerät ersatzartikel ersatzprodukt; refund rückerstattung erstattung
erstatten erstattet rückerstattet zurückerstatten geldzurück rückzahlung; withdrawal widerruf widerrufsrecht widerrufen widerrufsfrist
widerrufsbelehrung widerrufsformular; cancel stornieren storniert kündigen gekündigt abbestellen abbestellt absagen storniere; cancellation
stornierung storno kündigung kündigungsfrist stornierungen; contract vertrag verträge vertragslaufzeit kaufvertrag; subscription abo abos abonnement
abonnements; subscribe abonnieren abonniert abonniere; warranty garantie garantiezeit garantiefall gewährleistung garantieren herstellergarantie
garantieverlängerung garantien; guarantee garantiert garantierte zusicherung; insurance versicherung versicherungen versichert transportversicherung;
claim anspruch ansprüche reklamation reklamationen reklamieren reklamiert; complaint beschwerde beschwerden beschwert klage; complain beschweren
meckern beklagen; contact kontakt kontakte kontaktieren kontaktformular kontaktdaten kontaktiert kontaktaufnahme; phone telefon telefonnummer
telefonisch handy handys telefone mobiltelefon fernsprecher; call anrufen anruf rufen angerufen anrufe telefonieren rufe telefonat; email emails mail
mails emailadresse mailadresse; message nachricht nachrichten mitteilung botschaft; chat chatten livechat gechattet; write schreiben schreibe schreibt
geschrieben schreib schrieb schreibst; answer antwort antworten beantworten geantwortet beantwortet antwortet antworte; question frage fragen
rückfrage rückfragen fragestellung; ask fragt gefragt nachfragen nachgefragt frag anfragen fragst; request anfrage anforderung wunsch bitten gebeten
anfordern; number nummer nummern zahl anzahl hausnummer anzahlen; address adresse adressen anschrift lieferanschrift wohnadresse adressänderung; name
namen vorname nachname familienname; support kundendienst kundenservice hotline kundenbetreuung; service dienst dienste dienstleistung
dienstleistungen bedienung; advice beratung rat tipp tipps ratschlag beraten fachberatung; help hilfe helfen hilft geholfen helfe hilfst aushelfen
behilflich beistand; information informationen info infos auskunft angaben produktinformation; data daten datenschutz datei kundendaten; privacy
privatsphäre datenschutzerklärung; terms agb geschäftsbedingungen bedingungen nutzungsbedingungen; imprint impressum; form formular formulare
vordruck; register registrieren registriert registrierung anmelden angemeldet; login anmeldung einloggen eingeloggt einloggdaten; logout abmelden
abgemeldet ausloggen; password passwort passwörter kennwort passworts; newsletter rundbrief rundmail; customer kunde kunden kundin kundinnen
kundschaft kundennummer stammkunde neukunde; company firma firmen unternehmen betrieb betriebe konzern; business gewerbe gewerblich geschäftskunde
geschäftskunden firmenkunde gewerbekunden geschäftlich; wholesale großhandel großhändler engros; retailer einzelhändler einzelhandel fachhändler;
manufacturer hersteller produzent herstellerin; supplier lieferanten zulieferer versorger lieferant; brand marke marken markenware; product produkt
produkte ware waren erzeugnis produktname; article artikel artikelnummer artikeln; item stück stücke posten gegenstand gegenstände; selection auswahl
sortiment angebotspalette; choose wählen auswählen wähle gewählt ausgewählt aussuchen ausgesucht aussuche entscheide; catalogue katalog kataloge
prospekt; category kategorie kategorien rubrik; review bewertung bewertungen rezension rezensionen kundenbewertung kundenmeinung; rate bewerten
bewertet bewerte; star stern sterne sternchen; recommend empfehlen empfehle empfohlen empfiehlt empfehlung empfehlenswert weiterempfehlen; search
suche suchen gesucht sucht suchst suchfunktion; find finden finde gefunden findet findest fand; compare vergleichen vergleich verglichen vergleiche;
wishlist wunschliste merkzettel wunschzettel; page seite seiten webseite webseiten; website internetseite homepage; internet netz onlinezugang;
opening öffnungszeit öffnungszeiten eröffnung geschäftszeiten ladenöffnungszeiten; open offen öffnen geöffnet aufmachen auf öffnet öffne aufgemacht;
closed geschlossen zu dicht zugemacht; close schließen schließt zumachen schließe; hour stunde stunden stündlich std; minute minuten min; second
sekunde sekunden sek zweite zweiter; clock uhr uhrzeit wanduhr wecker; time zeit zeiten zeitlich mal zeitpunkt; day tag tage tagen täglich werktag
werktage werktagen; today heute heutige heut; tomorrow morgen übermorgen; yesterday gestern vorgestern; week woche wochen wöchentlich; weekend
wochenende wochenenden; month monat monate monaten monatlich; year jahr jahre jahren jährlich jahres; morning vormittag vormittags morgens früh; noon
mittag mittags; afternoon nachmittag nachmittags; evening abend abends abende; night nacht nachts nächte; monday montag montags; tuesday dienstag
dienstags; wednesday mittwoch mittwochs; thursday donnerstag donnerstags; friday freitag freitags; saturday samstag samstags sonnabend; sunday sonntag
sonntags; holiday feiertag feiertage ferien urlaub feiertags; january januar jänner; february februar feber; march märz; may mai; june juni; july
juli; october oktober; december dezember; spring frühling frühjahr; summer sommer sommers; autumn herbst; winter winters winterlich; date datum termin
termine; appointment terminvereinbarung verabredung; deadline frist fristen stichtag; now jetzt nun gerade; soon bald demnächst; later später nachher;
earlier früher vorher; early frühzeitig zeitig; late spät verspätet spätestens; delay verspätung verzögerung verzögert verzug lieferverzug
lieferverzögerung verspätungen; always immer stets jederzeit; never nie niemals; often oft häufig öfter öfters; sometimes manchmal gelegentlich;
rarely selten; already schon bereits; still noch weiterhin immernoch; again wieder nochmal erneut abermals nochmals; immediately sofort umgehend
unverzüglich gleich; finally endlich schließlich letztendlich; long lang lange langen länger langer; short kurz kurze kurzen kürzer kurzer; duration
dauer dauern dauert gedauert laufzeit; wait warten warte wartet gewartet wartezeit abwarten; one eins einmal; two zwei zwo zweimal; three drei
dreimal; four vier; five fünf; six sechs; seven sieben; eight acht; nine neun; ten zehn; eleven elf; twelve zwölf; twenty zwanzig; thirty dreißig;
fifty fünfzig; hundred hundert hunderte; thousand tausend tausende; million millionen; first erste erster ersten erstes zuerst erstmal; third dritte
dritter drittel; half halb hälfte halbe; quarter viertel quartal; pair paare pärchen; dozen dutzend; double doppelt doppel zweifach; percent prozent;
many viele vielen zahlreich; much viel vieles vielmals; more mehr weitere weiteren zusätzlich; less weniger minder; few wenige wenigen paar; enough
genug ausreichend genügend reicht; all alle alles allen sämtliche; nothing nichts nix; something etwas irgendwas; everything allerlei sämtliches; only
nur lediglich bloß; about ungefähr circa etwa ca; almost fast beinahe; place ort orte platz plätze stelle; city stadt städte innenstadt; village dorf
dörfer; country land länder ausland; germany deutschland; german deutsch deutsche deutschen deutscher; austria österreich; switzerland schweiz;
english englisch englische englischen; france frankreich; french französisch französische; dutch holländisch niederländisch; netherlands niederlande
holland; italy italien; italian italienisch italienische; spain spanien; europe europa eu; world welt weltweit; island insel inseln; street straße
strasse straßen; postcode postleitzahl plz; region gegend; home zuhause heim daheim heimat; house haus häuser hause einfamilienhaus; apartment wohnung
wohnungen appartement; room zimmer raum räume zimmern; floor boden stock etage stockwerk fußboden böden; kitchen küche küchen; bathroom bad badezimmer
bäder; bedroom schlafzimmer; cellar keller kellers; garage garagen; garden garten gärten; balcony balkon balkone; terrace terrasse terrassen; roof
dach dächer; wall wand wände mauer mauern; window fenster fensterscheibe; door tür türen tor türe haustür; stairs treppe treppen stufe stufen; school
schule schulen; church kirche kirchen; hospital krankenhaus klinik spital; hotel hotels; restaurant gaststätte lokal; station bahnhof haltestelle;
airport flughafen flughäfen; market markt märkte supermarkt supermärkte; office büro büros amt; factory fabrik werk fabriken; people leute menschen
personen; person mensch; man mann männer herr herren; woman frau frauen dame damen; child kind kinder kindern kids; baby babys säugling säuglinge; boy
jungen jungs bub; girl mädchen mädel mädels; mother mutter mama mutti mütter; father vater papa vati väter; parents eltern elternteil; son sohn söhne;
daughter tochter töchter; brother bruder brüder; sister schwester schwestern; siblings geschwister; grandmother oma großmutter omas; grandfather opa
großvater opas; uncle onkel; aunt tante tanten; cousin cousine; family familie familien; husband ehemann gatte; wife ehefrau gattin; friend freund
freunde freundin freundinnen kumpel; neighbour nachbar nachbarn nachbarin; guest gast gäste; boss chef chefin; colleague kollege kollegen kollegin;
employee mitarbeiter mitarbeiterin angestellte; student schüler studentin schülerin; teacher lehrer lehrerin; doctor arzt ärztin ärzte doktor; adult
erwachsene erwachsener erwachsenen; teenager jugendliche jugendlicher; senior senioren rentner; beginner anfänger einsteiger; professional profi
profis professionell fachmann; clothing kleidung klamotten bekleidung kleidungsstück kleider anziehsachen; dress kleid abendkleid brautkleid
sommerkleid; skirt rock röcke; blouse bluse blusen; shirt hemd hemden oberhemd; tshirt tshirts; sweater pullover pulli pullis strickpullover; cardigan
strickjacke strickjacken; jacket jacke jacken winterjacke regenjacke lederjacke; coat mantel mäntel; vest weste westen; trousers hose hosen stoffhose;
jeans jeanshose; shorts kurzehose; suit anzug anzüge; underwear unterwäsche unterhose unterhosen schlüpfer; bra bh büstenhalter; socks socken socke
strümpfe strumpf; tights strumpfhose strumpfhosen; pyjamas schlafanzug pyjama nachthemd; swimsuit badeanzug badehose bikini; bathrobe bademantel
bademäntel morgenmantel; shoe schuh schuhe schuhen; sneakers turnschuhe sneaker sportschuhe; boot stiefel stiefeln gummistiefel; sandal sandale
sandalen; slippers hausschuhe pantoffeln hausschuh; hat hut hüte; cap mütze mützen kappe; scarf schal schals halstuch tuch; glove handschuh
handschuhe; belt gürtel riemen gurt; tie krawatte krawatten schlips; bag tasche taschen beutel tüte handtasche tüten; backpack rucksack rucksäcke;
suitcase koffer reisekoffer; wallet geldbeutel portemonnaie geldbörse brieftasche; umbrella regenschirm schirm; glasses brille brillen; sunglasses
sonnenbrille sonnenbrillen; watch armbanduhr armbanduhren; jewellery schmuck schmuckstück; ring ringe ehering; necklace kette halskette ketten;
bracelet armband armbänder armreif; earring ohrring ohrringe; costume kostüm kostüme verkleidung; zipper reißverschluss reißverschlüsse; button knopf
knöpfe taste tasten; sleeve ärmel; collar kragen halsband; hood kapuze kapuzen; pocket hosentasche jackentasche innentasche; sole sohle sohlen; heel
absatz absätze ferse; lace schnürsenkel spitzenstoff; fabric stoff stoffe gewebe textil; material materialien werkstoff; cotton baumwolle baumwoll;
wool wolle wollen schurwolle; silk seide seiden; linen leinen; leather leder kunstleder echtleder; velvet samt; fur fell pelz; plastic plastik
kunststoff kunststoffe; rubber gummi kautschuk; metal metall metalle metallisch; steel stahl edelstahl; iron eisen bügeleisen bügeln gebügelt bügle;
aluminium alu; copper kupfer; brass messing; gold golden vergoldet goldfarben; silver silber silbern versilbert silberfarben; wood holz hölzer
massivholz hölzern; oak eiche eichenholz; pine kiefer kiefernholz; glass glas gläser gläsern; paper papier papiere; cardboard pappe; stone stein
steine; marble marmor; ceramic keramik; porcelain porzellan; concrete beton; bamboo bambus; colour farbe farben farblich farbton farbig farbauswahl;
black schwarz schwarze schwarzen schwarzer schwarzes; white weiße weißen weißer weißes weiss; red rot rote roten roter rotes; blue blau blaue blauen
blauer blaues; green grün grüne grünen grüner grünes; yellow gelb gelbe gelben gelber; orange orangen apfelsine; brown braun braune braunen brauner;
grey grau graue grauen grauer; pink rosa rosafarben; purple lila violett; beige cremefarben; turquoise türkis; colourful bunt bunte bunten; dark
dunkel dunkle dunkelheit; light hell licht helle lichter; transparent durchsichtig; striped gestreift streifen; checked kariert; pattern muster
gemustert musterung; plain einfarbig schlicht uni; size größe größen kleidergröße schuhgröße konfektionsgröße; big groß große großen größer großer
riesengroß; small klein kleine kleinen kleiner winzig; wide breit weit weite breite breiter; width breitenmaß; narrow schmal eng enge schmale; tight
knapp straff; loose locker lose; high hohe hohen höher hoch; height höhe körpergröße; low niedrig tief niedrige; depth tiefe; length länge längen;
thick dick dicke dicken dicker; thin dünn dünne dünnen; heavy schwer schwere schweren schwerer; lightweight leicht leichte leichten leichter; weight
gewicht gewichte wiegen wiegt gewogen; measure messen maß maße messung gemessen abmessen; dimensions abmessungen abmessung größenangaben; metre meter;
centimetre zentimeter; millimetre millimeter; kilometre kilometer; kilo kilogramm kilos; gram gramm; litre liter; volume volumen lautstärke
rauminhalt; diameter durchmesser; round rund runde runden; square quadratisch quadrat viereckig eckig; flat flach flache flachen; straight geradeaus;
fit passen passt passform passte gepasst sitzt; suitable passend geeignet passende geeignete eignet; fits reinpasst hineinpasst; body körper
körperlich; head kopf köpfe; face gesicht gesichter; hair haar haare haaren; eye auge augen; ear ohr ohren; nose nase nasen; mouth mund münder; tooth
zahn zähne zähnen; lip lippe lippen; neck hals nacken; shoulder schulter schultern; arm arme; hand hände; finger fingern; nail nagel nägel
fingernagel; back rücken zurück; chest brust; belly bauch; hip hüfte hüften; waist taille; leg bein beine beinen; knee knie; foot fuß füße füßen; skin
haut hauttyp; heart herz herzen; blood blut blutig; bone knochen; stomach magen; beauty schönheit kosmetik; cream creme cremes hautcreme salbe; soap
seife seifen; shampoo haarwaschmittel; conditioner spülung haarspülung; perfume parfüm parfum duft; scent geruch düfte duftend riecht riechen; makeup
schminke schminken; lipstick lippenstift lippenstifte; mascara wimperntusche; eyelashes wimpern wimper; varnish nagellack lack; toothbrush zahnbürste
zahnbürsten; toothpaste zahnpasta zahncreme; brush bürste pinsel bürsten haarbürste; comb kamm kämme kämmen; razor rasierer rasierapparat
rasierklinge; shave rasieren rasiert rasur; beard bart bärte; towel handtuch handtücher badetuch; shower dusche duschen geduscht duschgel; bath
badewanne baden; toilet toilette klo wc klobrille; mirror spiegel spiegeln; nappy windel windeln; sunscreen sonnencreme sonnenschutz; dry trocken
trocknen getrocknet trockene; wet nass feucht nasse; oily fettig ölig; sensitive empfindlich sensibel empfindliche; massage massieren; health
gesundheit gesundheitlich; healthy gesund gesunde gesunden; sick krank kranke; illness krankheit krankheiten; pain schmerz schmerzen weh schmerzhaft;
headache kopfschmerzen kopfweh; fever fieber; cold kalt erkältung kälte kalte kalten schnupfen; cough husten; medicine medizin medikament medikamente
arznei; pill tablette tabletten pille; plaster pflaster gips; pharmacy apotheke apotheken; allergy allergie allergien; allergic allergisch allergiker
allergikerin; ingredient zutat zutaten inhaltsstoff inhaltsstoffe bestandteil; contain enthalten enthält beinhaltet beinhalten enthaltene; gluten
glutenhaltig; lactose laktose laktosefrei; glutenfree glutenfrei; vegan vegane veganer; vegetarian vegetarisch vegetarier; organic bio biologisch
ökologisch; sugar zucker zuckerfrei zuckers; nut nuss nüsse nüssen; peanut erdnuss erdnüsse; hazelnut haselnuss haselnüsse; almond mandel mandeln; soy
soja; milk milch milchprodukte; egg ei eier eiern; wheat weizen; fragrance duftstoff duftstoffe parfümiert; preservative konservierungsstoffe
konservierungsmittel; additive zusatzstoff zusatzstoffe; nutrition nährwert nährwerte ernährung; vitamin vitamine; protein eiweiß; fat fett fette
dickes; calorie kalorie kalorien; food essen lebensmittel nahrung speise speisen futter; eat isst gegessen esse aß fressen; drink trinken getränk
getränke trinkt getrunken trinke; breakfast frühstück frühstücken gefrühstückt; lunch mittagessen; dinner abendessen abendbrot; meal mahlzeit
mahlzeiten gericht gerichte; hungry hungrig hunger; thirsty durstig durst; taste geschmack schmecken schmeckt probieren geschmeckt; delicious lecker
köstlich leckere schmackhaft; sweet süß süße süßes süssigkeit; candy süßigkeiten bonbon bonbons süßwaren; sour sauer saure; salty salzig; spicy scharf
würzig scharfe; fresh frisch frische frischen; bread brot brote brötchen semmel; cheese käse; meat fleisch; sausage wurst würstchen würste; ham
schinken; bacon speck; chicken huhn hähnchen hühnchen hühner; beef rind rindfleisch; pork schweinefleisch; pig schwein schweine; fish fisch fische;
vegetables gemüse; potato kartoffel kartoffeln; fries pommes fritten; tomato tomate tomaten; cucumber gurke gurken; carrot karotte karotten möhre
möhren; onion zwiebel zwiebeln; garlic knoblauch; cabbage kohl kraut; lettuce kopfsalat; salad salat salate; mushroom pilz pilze; bean bohne bohnen;
pea erbse erbsen; corn mais korn; rice reis; pasta nudeln nudel; pizza pizzen; soup suppe suppen; sauce soße soßen; salt salz salzen; pepper pfeffer
paprika; spice gewürz gewürze; oil öl öle olivenöl; vinegar essig; mustard senf; flour mehl; fruit obst frucht früchte; apple apfel äpfel; pear birne
birnen; banana banane bananen; lemon zitrone zitronen; strawberry erdbeere erdbeeren; cherry kirsche kirschen; grape traube trauben; peach pfirsich
pfirsiche; berry beere beeren; honey honig; jam marmelade konfitüre; chocolate schokolade schoko schokoladen; cake kuchen torte torten; cookie keks
kekse plätzchen; ice eis; yoghurt joghurt; whip sahne; coffee kaffee kaffees kaffeebohnen; tea tee tees; water wasser mineralwasser leitungswasser;
juice saft säfte; beer bier biere; wine wein weine; alcohol alkohol alkoholfrei; bottle flasche flaschen; can dose dosen können kann kannst könnte
könnten; cook kochen koch kocht gekocht; bake backen gebacken backt; fry braten gebraten; recipe rezept rezepte; plate teller platte; cup tasse tassen
becher; mug kaffeebecher henkeltasse; bowl schüssel schale schüsseln; knife messer küchenmesser; fork gabel gabeln; spoon löffel esslöffel; cutlery
besteck; dishes geschirr abwasch; pot topf töpfe kochtopf; pan pfanne pfannen bratpfanne; lid deckel; oven ofen backofen öfen; stove herd herde
kochfeld; microwave mikrowelle mikrowellen; fridge kühlschrank kühlschränke; freezer gefrierschrank gefriertruhe tiefkühler; dishwasher spülmaschine
geschirrspüler spülmaschinenfest; kettle wasserkocher kessel; blender mixer standmixer; grill grillen; sink spüle waschbecken; tap wasserhahn hahn;
thermos thermoskanne; jug kanne krug; household haushalt haushaltsgeräte; vacuum staubsauger saugen staubsaugen; broom besen; bucket eimer; rag lappen
putzlappen; sponge schwamm; rubbish müll abfall mülleimer müllbeutel; laundry wäsche waschküche; detergent waschmittel spülmittel reinigungsmittel;
furniture möbel möbelstück einrichtung; table tisch tische esstisch; chair stuhl stühle bürostuhl; armchair sessel; sofa couch sofas; bed bett betten;
mattress matratze matratzen; pillow kissen kopfkissen; blanket decke decken bettdecke; sheet bettlaken laken blatt; bedding bettwäsche bettzeug;
wardrobe kleiderschrank schrank schränke; cupboard küchenschrank; drawer schublade schubladen; dresser kommode kommoden; shelf regal regale
bücherregal; desk schreibtisch schreibtische; lamp lampe lampen leuchte leuchten; bulb glühbirne leuchtmittel; candle kerze kerzen; carpet teppich
teppiche; curtain vorhang gardine vorhänge gardinen; blind rollo jalousie; cushion sitzkissen polster; picture bild bilder; frame rahmen bilderrahmen;
vase vasen; decoration dekoration deko dekorativ; heating heizung heizungen; heater heizkörper heizlüfter; fireplace kamin kamine; fan ventilator
lüfter; hook haken; hanger kleiderbügel bügel; plant pflanze pflanzen pflanzt gepflanzt; flower blume blumen blüte; rose rosen; tree baum bäume; bush
busch strauch; grass gras; lawn rasen; lawnmower rasenmäher; mow mähen; seed samen saatgut; soil erde blumenerde; fertilizer dünger düngen; hose
gartenschlauch schlauch; watering gießkanne gießen bewässerung; shovel schaufel spaten; rake rechen harke; hedge hecke hecken; fence zaun zäune;
greenhouse gewächshaus; pool schwimmbecken planschbecken; tent zelt zelte; weed unkraut; leaf laub blätter; pet haustier haustiere; animal tier tiere;
dog hund hunde hündin welpe; cat katze katzen kater kätzchen; bird vogel vögel; rabbit kaninchen hase; horse pferd pferde pony; mouse maus mäuse; cow
kuh kühe; snake schlange; insect insekt insekten; mosquito mücke mücken; leash leine hundeleine; cage käfig käfige; litter katzenstreu streu; feed
füttern gefüttert; flea floh flöhe; tick zecke zecken; electronics elektronik elektronisch; electric elektrisch elektro; electricity strom
elektrizität; computer rechner pc computern; laptop laptops notebook; tablet tablets; screen bildschirm bildschirme display; monitor monitore;
keyboard tastatur tastaturen; printer drucker; print drucken ausdrucken gedruckt druck; ink tinte druckerpatrone; cartridge patrone patronen; scanner
scannen; cable kabel ladekabel netzkabel; plug stecker netzstecker; socket steckdose steckdosen; adapter netzteil; charger ladegerät ladegeräte;
charge laden aufladen geladen aufgeladen lädt; battery batterie batterien akku akkus; headphones kopfhörer ohrhörer; speaker lautsprecher boxen;
microphone mikrofon mikro; television fernseher fernsehen tv glotze; remote fernbedienung; smartphone smartphones; console konsole spielkonsole; disk
festplatte festplatten scheibe; memory speicher arbeitsspeicher erinnerung speicherplatz; storage aufbewahrung speicherkapazität; processor prozessor;
software programm programme; app apps anwendung; update aktualisierung aktualisieren aktualisiert; download herunterladen heruntergeladen runterladen;
upload hochladen hochgeladen; file dateien; save speichern gespeichert sparen; delete löschen gelöscht lösche; network netzwerk wlan; wireless
kabellos drahtlos schnurlos; connect verbinden verbunden anschließen angeschlossen verbindet; connection verbindung anschluss anschlüsse; compatible
kompatibel kompatibilität; device gerät geräte apparat; machine maschine maschinen automat; switch schalter lichtschalter; on an eingeschaltet
einschalten anschalten anmachen; off aus ausschalten ausgeschaltet abschalten ausmachen; power leistung; volt spannung; fuse sicherung; sensor
sensoren; signal signale; sound ton klang geräusch; noise lärm krach geräusche; loud laut laute lauter; quiet leise ruhig still; resolution auflösung;
camera kamera kameras fotoapparat; lens objektiv linse; photo foto fotos fotografie; photograph fotografieren fotografiert knipsen; video videos; film
filme filmen; tripod stativ; flash blitz blitzlicht; security sicherheit überwachung; surveillance überwachungskamera überwachungskameras; alarm
alarmanlage; lock schloss schlösser abschließen verschließen; locked abgeschlossen gesperrt verschlossen; key schlüssel schlüsseln; safe sicher tresor
sichere; thief dieb diebe einbrecher; theft diebstahl gestohlen geklaut; burglary einbruch; doorbell klingel türklingel klingeln; detector melder
bewegungsmelder rauchmelder; smoke rauch rauchen; fire feuer brand; extinguisher feuerlöscher; tool werkzeug werkzeuge; drill bohrer bohrmaschine
bohren; screw schraube schrauben; screwdriver schraubenzieher schraubendreher akkuschrauber; wrench schraubenschlüssel; pliers zange zangen; saw säge
sägen; axe axt beil; ladder leiter leitern; tape klebeband; glue kleber klebstoff kleben leim; rope seil seile; string schnur; wire draht drähte;
chain gliederkette; pipe rohr rohre; paint anstrich streichen lackieren malen; wallpaper tapete tapeten; tile fliese fliesen kachel; brick ziegel
ziegelstein; cement zement; board brett bretter; build bauen gebaut baut bau; building gebäude bauwerk; assemble aufbauen montieren zusammenbauen
aufgebaut montiert zusammengebaut; assembly aufbau montage aufbauanleitung montageanleitung; install installieren installiert einbauen eingebaut;
installation einbau; instructions anleitung gebrauchsanweisung bedienungsanleitung; manual handbuch; spare ersatzteil ersatzteile; part teil teile
bauteil; accessories zubehör zubehörteile; set garnitur; kit bausatz; handle griff henkel; wheel rad räder reifenrad; vehicle fahrzeug fahrzeuge; car
auto autos wagen pkw karre; bus busse; train zug züge bahn trainieren; plane flugzeug flugzeuge; boat boot boote; truck lkw lastwagen laster; van
lieferwagen transporter; motorcycle motorrad motorräder; scooter roller; bicycle fahrrad fahrräder; ebike elektrofahrrad pedelec; helmet helm helme;
tyre reifen winterreifen; engine motor motoren; brake bremse bremsen; fuel kraftstoff treibstoff; petrol benzin; drive fahren fährt gefahren fahre
fahrt; driver fahrer fahrerin; seat sitz sitze sitzplatz; trailer anhänger; parking parkplatz parken parkplätze; traffic verkehr stau; licence
führerschein lizenz; pram kinderwagen buggy; trip reise ausflug; travel reisen gereist verreisen; ticket fahrkarte eintrittskarte; sport sportlich;
football fußball; ball bälle; racket schläger; ski skier; skates schlittschuhe inliner; sled schlitten; swim schwimmen schwimmt geschwommen; run
laufen läuft gelaufen rennen; walk gehen spazieren spaziergang; hike wandern wanderung; climb klettern klettert steigen; ride reiten; dance tanzen
tanz tanzt; training trainings; gym fitnessstudio turnhalle; dumbbell hantel hanteln; fishing angeln angel; hunting jagd jagen; camping zelten; game
spiel brettspiel gesellschaftsspiel; play spielen spielt gespielt spiele; player spieler spielerin; team mannschaft; win gewinnen gewonnen gewinnt;
lose verlieren verliert; lost verloren; toy spielzeug spielzeuge spielsachen; doll puppe puppen; teddy kuscheltier plüschtier stofftier; blocks
bauklötze bausteine; balloon luftballon ballon; swing schaukel schaukeln; slide rutsche; book buch bücher büchern; novel roman romane; magazine
zeitschrift magazin; newspaper zeitung zeitungen; read lesen liest gelesen lese; story geschichte geschichten; author autor autorin; calendar
kalender; notebook heft notizbuch; pen stift kugelschreiber kuli; pencil bleistift buntstift; scissors schere scheren; music musik musikalisch; song
lied lieder; guitar gitarre; piano klavier; drum trommel schlagzeug; instrument instrumente; gift geschenk geschenke präsent geschenkidee; wrapping
geschenkpapier geschenkverpackung; give geben gib gibt gegeben schenken geschenkt gebe gab; surprise überraschung überraschen; birthday geburtstag
geburtstage geburtstagsgeschenk; christmas weihnachten weihnachtsgeschenk; easter ostern; wedding hochzeit hochzeiten; anniversary jubiläum jahrestag;
party feier fest feste; celebrate feiern gefeiert; carnival karneval fasching; congratulations glückwunsch glückwünsche; greeting gruß grüße;
engraving gravur gravieren; personalized personalisiert individuell; repair reparatur reparaturen reparieren repariert repariere; fix beheben behoben
richten; maintenance wartung instandhaltung; technician techniker monteur; craftsman handwerker; workshop werkstatt; tailor schneider schneiderei;
hairdresser friseur friseurin; cleaning reinigung; rent mieten miete leihen ausleihen gemietet; rental verleih vermietung; quality qualität
qualitativ; condition zustand; new neu neue neuen neuer neues neuwertig; used gebraucht gebrauchte benutzt gebrauchtware; old alt alte alten alter
altes; refurbished generalüberholt aufbereitet; original originale originalverpackt; genuine echt echte echten; fake gefälscht fälschung unecht;
modern moderne; waterproof wasserdicht wasserfest; durable langlebig haltbar strapazierfähig beständig; durability haltbarkeit langlebigkeit; expired
abgelaufen; sturdy stabil robust stabile; strong stark starke kräftig; weak schwach schwache; hard hart harte; soft weich weiche weichen; smooth glatt
glatte; rough rau grob; stiff steif; flexible flexibel biegsam; elastic elastisch dehnbar; breathable atmungsaktiv luftdurchlässig; comfortable bequem
gemütlich komfortabel; warm warme wärme; hot heiß heiße; cool kühl kühle; temperature temperatur temperaturen; clean sauber reinigen putzen gereinigt
geputzt; dirty schmutzig dreckig verschmutzt; dirt schmutz dreck; stain fleck flecken; scratch kratzer zerkratzt; crack riss sprung gerissen; hole
loch löcher; dent delle beule; rust rost rosten verrostet; rustproof rostfrei; handmade handgemacht handarbeit; sustainable nachhaltig nachhaltigkeit
umweltfreundlich; recycled recycelt; environment umwelt; wash waschen gewaschen wäscht wasche; washable waschbar maschinenwaschbar; washing
waschmaschine waschmaschinen; dryer trockner wäschetrockner föhn; bleach bleichen bleichmittel; shrink einlaufen eingelaufen; wipe wischen abwischen;
dust staub; care pflege pflegen pflegehinweise; protect schützen schützt geschützt; protection schutz; cover hülle bezug abdeckung; case etui
schutzhülle; foil folie; use benutzen verwenden benutze nutzen verwendet nutzung nutzt; application verwendung gebrauch; adjust einstellen verstellen
eingestellt; adjustable verstellbar einstellbar; foldable faltbar klappbar zusammenklappbar; removable abnehmbar; portable tragbar; automatic
automatisch; broken kaputt defekt zerbrochen gebrochen hinüber; break brechen zerbrechen bricht; damaged beschädigt beschädigte; damage schaden
schäden beschädigung transportschaden; defect mangel mängel defekte; faulty fehlerhaft mangelhaft; error fehler fehlermeldung; problem probleme;
missing fehlt fehlen fehlend fehlende fehlte vermisst; wrong falsch falsche falschen verkehrt falscher; mistake irrtum versehen; incomplete
unvollständig; complete vollständig komplett; disappointed enttäuscht; disappointment enttäuschung; angry wütend verärgert böse; annoying nervig
ärgerlich lästig; satisfied zufrieden; satisfaction zufriedenheit; dissatisfied unzufrieden; leak undicht auslaufen ausgelaufen; smell stinkt gestank
stinken; work funktionieren funktioniert arbeiten arbeit arbeitet gearbeitet; job arbeitsplatz beruf; excuse entschuldigung entschuldigen; sorry leid;
apology entschuldigungsschreiben; solution lösung lösungen; solve lösen gelöst; scam betrug betrogen abzocke; have haben habe hat hast hatte hatten
gehabt; be sein bin ist bist sind war; become werden wird wurde geworden; do tun tut getan; make machen mache macht machst gemacht machte; must müssen
muss musst müsste; want will willst wollte möchte möchten; should sollen soll sollte sollten; allowed dürfen darf erlaubt dürfte; like mögen mag magst
gefällt gefallen; say sagen sage sagt gesagt sagte; speak sprechen spricht gesprochen; talk reden redet quatschen unterhalten; tell erzählen erzählt
erzähl mitteilen; know wissen weiß weißt gewusst kennen kenne kennt; think denken denke denkt gedacht dachte; believe glauben glaube glaubt; mean
meinen bedeutet meint bedeuten meine; understand verstehen verstehe versteht verstanden; see sehen sehe sieht gesehen siehst; look schauen gucken
anschauen schau guck ansehen; hear hören höre hört gehört; listen zuhören anhören; feel fühlen fühlt spüren gefühlt; feeling gefühl gefühle; come
kommen komme kommt gekommen kam; go gehe geht gegangen ging gehst; leave verlassen losgehen hinterlassen; stay bleiben bleibt geblieben; live leben
wohnen lebt wohne; life lebens; sleep schlafen schlaf schläft geschlafen; stand stehen steht gestanden; sit sitzen gesessen hinsetzen; lie liegen
liegt lüge lügen; put stellen legen setzen gestellt gelegt; hang hängen aufhängen hängt; take nehmen nehme nimmt genommen nahm; bring bringen bringt
gebracht mitbringen; carry tragen trägt schleppen; wear anziehen angezogen getragen; get holen geholt besorgen; keep behalten behalte aufbewahren;
hold halten hält gehalten; let lassen lässt gelassen; show zeigen zeigt gezeigt; explain erklären erklärt; describe beschreiben beschrieben;
description beschreibung produktbeschreibung; learn lernen lernt gelernt; teach lehren beibringen; try versuchen versucht ausprobieren anprobieren
ausprobiert; start anfangen starten beginnen beginnt angefangen; stop aufhören stoppen anhalten stopp; end ende beenden endet; finished fertig
beendet; change ändern ändert geändert wechseln änderung; turn drehen wenden; move bewegen umziehen; pull ziehen zieht; push schieben drücken; cut
schneiden schnitt geschnitten; throw werfen wegwerfen; fall fallen fällt; jump springen; happen passieren passiert geschehen; need brauchen brauche
braucht benötigen benötigt benötige; wish wünschen wünsche wünscht; hope hoffen hoffe hoffentlich; love lieben liebe liebt; hate hassen hasse; forget
vergessen vergesse; remember erinnern erinnere merken; decide entscheiden entschieden; decision entscheidung; plan planen geplant; meet treffen
getroffen; visit besuchen besuch besucht; thank danke danken dank dankeschön; please bitte; hello hallo hi moin servus; goodbye tschüss wiedersehen
ciao; yes ja jawohl jo; no nein nee nö; okay ok; maybe vielleicht eventuell; allow erlauben zulassen; forbidden verboten; check prüfen überprüfen
kontrollieren geprüft; test testen getestet; confirm bestätigen bestätigt; confirmation bestätigung; accept akzeptieren annehmen akzeptiert
angenommen; refuse verweigern ablehnen abgelehnt; count zählen zählt; add hinzufügen hinzugefügt; remove entfernen entfernt; fill füllen ausfüllen
ausgefüllt; empty leer leere; full voll volle; share teilen geteilt; follow folgen folgt; reach erreichen erreicht; reachable erreichbar; report
melden gemeldet bericht; trust vertrauen; worry sorgen sorge; fear angst; laugh lachen lacht; cry weinen weint; smile lächeln; kiss kuss küssen; marry
heiraten; born geboren; die sterben gestorben; dead tot; kill töten; fight kämpfen streit; good gut gute guten guter gutes; better besser bessere;
best beste besten bester; bad schlecht schlechte schlimm mies; worse schlechter schlimmer; great toll super großartig klasse prima; excellent
ausgezeichnet hervorragend; perfect perfekt perfekte; terrible schrecklich furchtbar; beautiful schön schöne schönen schönes wunderschön; pretty
hübsch hübsche; ugly hässlich; nice nett nette; kind freundlich lieb; fast schnell schnelle schneller flott; slow langsam langsame; easy einfach
einfache; difficult schwierig kompliziert; important wichtig wichtige; right richtig richtige rechts; correct korrekt; true wahr stimmt; clear klar
deutlich; sure gewiss bestimmt; possible möglich möglichst; impossible unmöglich; possibility möglichkeit möglichkeiten; necessary nötig notwendig;
useful nützlich praktisch; useless nutzlos unbrauchbar; interesting interessant; interested interessiert interesse; boring langweilig; funny lustig
witzig; happy glücklich froh; sad traurig; tired müde; lazy faul; busy beschäftigt; ready bereit; young jung junge; rich reich; smart klug schlau;
stupid dumm doof blöd; crazy verrückt; strange seltsam komisch merkwürdig; normal normale; special besonders speziell besondere; different anders
unterschiedlich verschieden; same selbe gleiche dasselbe; similar ähnlich ähnliche; other andere anderen anderes; alone allein alleine; together
zusammen gemeinsam; private privat; public öffentlich; dangerous gefährlich; danger gefahr; warning warnung vorsicht; fragile zerbrechlich; left links
übrig; here hier; there dort da; where wo; up oben; down unten runter; inside innen drinnen; outside draußen außen; front vorne; near nah nähe; far
fern; away weg; everywhere überall; nowhere nirgends; very sehr; really wirklich tatsächlich; too auch; also ebenfalls; actually eigentlich; probably
wahrscheinlich vermutlich; unfortunately leider; fortunately glücklicherweise; exactly genau; quite ziemlich; completely völlig total ganz; especially
insbesondere; usually normalerweise üblich; gladly gern gerne; otherwise sonst; instead stattdessen; however jedoch; therefore deshalb deswegen;
because weil; why warum wieso weshalb; how wie; when wann wenn; thing ding sache dinge sachen; reason grund gründe; example beispiel; idea idee ideen;
way weise; group gruppe; type typ art sorte arten; model modell modelle; version variante; word wort wörter; language sprache; weather wetter; rain
regen regnet; snow schnee; sun sonne sonnig; sea meer; beach strand; lake see; mountain berg berge; forest wald; air luft; luck glück; joy freude; fun
spaß; attention achtung aufmerksamkeit; secret geheimnis geheim; truth wahrheit; war krieg; police polizei; law gesetz; government regierung; god
gott; hell hölle; damn verdammt; shit scheiße mist; expiry ablaufdatum mindesthaltbarkeitsdatum verfallsdatum; strength kraft kräfte; area bereich
bereiche; sizes größentabelle; sentence satz sätze
`;
