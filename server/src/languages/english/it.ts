/** What Italian words of shops and of talk mean, by an English word that has a vector: `english form form; ...`. What is not among them means itself. */
export const englishOfItalian = `
order ordine ordini ordinare ordino ordinato ordinata ordinati; ask chiedere chiedo chiede chiesto domandare richiedere richiesta richieste; buy
comprare compro compra comprato comprata comprati comprano; purchase acquistare acquisto acquisti acquistato acquistata; buyer acquirente acquirenti
compratore; sell vendere vendo vende vendono venduto venduti; sale vendita vendite saldi saldo svendita; seller venditore venditrice venditori; shop
negozio negozi negozietto bottega; pay pagare pago paga pagano pagato pagata pagando; payment pagamento pagamenti; price prezzo prezzi prezzaccio;
cost costare costa costano costo costi costato; cheap economico economica economici economiche conveniente convenienti; expensive caro cara cari care
carissimo costoso costosa; free gratis gratuito gratuita gratuiti gratuitamente; discount sconto sconti scontato scontata scontati scontare
sconticino; offer offerta offerte offrire offro offre offriamo offerto; promotion promozione promozioni promo; code codice codici; card carta carte
tessera; cash contanti contante contrassegno; money denaro soldi soldo; bank banca banche bancario bancaria; transfer bonifico bonifici trasferire
trasferimento; account conto conti; installments rate rata rateizzare; credit credito crediti; debit debito bancomat; cent centesimo centesimi; tax
tassa tasse imposta imposte iva dazio; invoice fattura fatture fatturare fatturazione fatturato; receipt ricevuta ricevute scontrino scontrini; ship
spedire spedisco spedisce spedite spedito spedita spedizione spedizioni; send inviare invio invia inviato mandare mando mandato mandate; deliver
consegnare consegna consegne consegnano consegnato consegnata consegnati; package pacco pacchi pacchetto pacchetti collo colli; box scatola scatole
scatolina scatolone; wrap incartare incartato avvolgere avvolto; packaging imballaggio imballo imballaggi imballato confezione confezioni
confezionato; courier corriere corrieri spedizioniere; carry portare porto porta portano portato; address indirizzo indirizzi; postcode cap; mail
posta poste postale; email mail; track tracciare tracciabile tracciamento tracking tracciatura; arrive arrivare arrivo arriva arrivano arrivato
arrivata arrivati; receive ricevere ricevo ricevuto riceve ricevuti; return restituire restituzione reso resi rendere restituito restituisco; refund
rimborso rimborsi rimborsare rimborsato; exchange cambiare cambio cambi cambia cambiato cambiarlo sostituire sostituzione; cancel annullare annullo
annullato annullamento cancellare cancellato disdire; complaint reclamo reclami lamentela lamentele lamentarsi reclamare; warranty garanzia garanzie
garantito garantire garantita; contact contatto contatti contattare contatta contattato; call chiamare chiamo chiama chiamata chiamate chiamato
telefonare; phone telefono telefoni telefonico telefonica tel; mobile cellulare cellulari telefonino; message messaggio messaggi messaggino; answer
rispondere rispondo risponde risposta risposte risposto rispondono; question domanda domande quesito; customer cliente clienti clientela; service
servizio servizi assistenza; help aiuto aiuti aiutare aiuta aiutami aiutate aiutato; thanks grazie ringrazio ringraziare ringraziamento; hello ciao
salve buongiorno buonasera; goodbye arrivederci addio; please prego perfavore cortesemente; sorry scusa scusi scusate scusami perdono dispiace; yes sì
certo certamente sicuramente; okay ok; stock magazzino giacenza scorte; available disponibile disponibili disponibilità; unavailable esaurito esaurita
esauriti; reserve prenotare prenoto prenotazione prenotato riservare; pickup ritirare ritiro ritirato; cart carrello carrelli; website sito siti
pagina pagine; catalog catalogo cataloghi; product prodotto prodotti; item articolo articoli; brand marca marche marchio marchi; model modello
modelli; version versione versioni; type tipo tipi tipologia; kind genere specie gentile gentili gentilezza simpatico simpatica; reference riferimento
riferimenti; customs dogana doganale; wholesale ingrosso grossista grossisti; retail dettaglio rivenditore rivenditori; company azienda aziende ditta
società impresa imprese; quote preventivo preventivi; contract contratto contratti; sign firmare firma firmato; register registrare registrazione
registrato iscriversi iscritto; user utente utenti; data dati dato; document documento documenti; copy copia copie copiare; form modulo moduli; hour
ora ore oretta; schedule orario orari; open aprire apro apre aprono aperto aperta aperti; close chiudere chiudo chiude chiuso chiusa chiusi chiusura;
minute minuto minuti minutino; second secondo secondi seconda; day giorno giorni giornata; daily quotidiano quotidiana giornaliero; week settimana
settimane settimanale weekend; month mese mesi mensile mensili; year anno anni annuale; today oggi; tomorrow domani dopodomani; yesterday ieri
altroieri; night notte notti notturno notturna; afternoon pomeriggio pomeriggi; evening sera serata sere stasera; noon mezzogiorno; midnight
mezzanotte; morning mattina mattino mattine stamattina; now adesso subito attualmente; soon presto prossimamente; already già; later dopo poi; before
prima; always sempre; never mai; sometimes talvolta; often spesso frequente frequenti frequentemente; still ancora; monday lunedì; tuesday martedì;
wednesday mercoledì; thursday giovedì; friday venerdì; saturday sabato sabati; sunday domenica domeniche; holiday festivo festivi; vacation vacanza
vacanze ferie; january gennaio; february febbraio; march marzo; april aprile; may maggio; june giugno; july luglio; august agosto; september
settembre; october ottobre; november novembre; december dicembre; spring primavera; summer estate estivo estiva estivi; autumn autunno autunnale;
winter inverno invernale invernali; time tempo tempi tempistiche; times volta volte; date data; deadline scadenza scadenze termine; wait aspettare
aspetto aspetta aspettando attendere attendo attesa; delay ritardo ritardi ritardare ritardato; late tardi tardo; fast veloce veloci velocemente
velocità; quick rapido rapida rapidi rapidamente; urgent urgente urgenti urgenza; slow lento lenta lentamente piano; one uno una; two due; three tre;
four quattro; five cinque; six sei; seven sette; eight otto; nine nove; ten dieci; eleven undici; twelve dodici; thirteen tredici; fourteen
quattordici; fifteen quindici; sixteen sedici; seventeen diciassette; eighteen diciotto; nineteen diciannove; twenty venti; thirty trenta; forty
quaranta; fifty cinquanta; sixty sessanta; seventy settanta; eighty ottanta; ninety novanta; hundred cento centinaia; thousand mille mila; million
milione milioni; first primo primi prime; last ultimo ultima ultimi ultime durare dura durano durata; third terzo terza; half mezzo mezza metà; double
doppio doppia doppi; triple triplo; pair paio paia coppia coppie; dozen dozzina; quarter quarto quarti; number numero numeri; quantity quantità
quantitativo; amount importo importi somma; total totale totali totalmente; unit unità; piece pezzo pezzi pezzetto; set insieme kit; percent percento
percentuale; house casa case casetta; home casalingo domestico domestici; apartment appartamento appartamenti; floor pavimento pavimenti; street via
vie strada strade; city città cittadina; village paese paesino villaggio; country nazione; neighborhood quartiere; center centro centri; office
ufficio uffici; school scuola scuole scolastico; university università; hospital ospedale ospedali; pharmacy farmacia farmacie; restaurant ristorante
ristoranti trattoria; hotel albergo alberghi; beach spiaggia spiagge; sea mare mari marino; mountain montagna montagne monte monti; river fiume fiumi;
lake lago laghi; field campo campi; countryside campagna; forest bosco boschi foresta; island isola isole; airport aeroporto aeroporti; station
stazione stazioni; church chiesa chiese; market mercato mercati mercatino; supermarket supermercato supermercati; factory fabbrica fabbriche
stabilimento; manufacturer produttore produttori fabbricante; branch filiale filiali sede sedi; place posto posti luogo luoghi; local locale locali;
italy italia; italian italiano italiana italiani italiane; rome roma romano; milan milano; naples napoli; sicily sicilia; sardinia sardegna;
international internazionale internazionali; national nazionale nazionali; side lato lati; here qui qua; there lì là; near vicino vicina vicini
vicinanze; far lontano lontana lontani; inside dentro; outside fuori; up su sopra; down giù sotto; front davanti anteriore anteriori fronte; behind
dietro posteriore posteriori retro; left sinistra sinistro; right destra destro; man uomo uomini maschio maschile; woman donna donne femmina
femminile; boy ragazzo ragazzi ragazzino; girl ragazza ragazze ragazzina; child bambino bambina bambini bambine bimbo bimba bimbi; baby neonato
neonati neonata; adult adulto adulti adulta; young giovane giovani; old vecchio vecchia vecchi vecchie anziano anziani; antique antico antica antichi;
mother madre madri mamma mamme; father padre padri papà babbo; son figlio figli; daughter figlia figlie; brother fratello fratelli fratellino; sister
sorella sorelle sorellina; grandmother nonna nonne nonnina; grandfather nonno nonni; uncle zio zii; aunt zia zie; cousin cugino cugina cugini; nephew
nipote nipoti nipotino nipotina; husband marito mariti; wife moglie mogli; boyfriend fidanzato; girlfriend fidanzata; family famiglia famiglie
familiare; relatives parenti parente; parents genitori genitore; friend amico amica amici amiche amichetto; neighbors condominio; people gente persone
popolo; person persona; sir signore signori signor; lady signora signorina; boss capo capi padrone; worker lavoratore operaio operai dipendente
dipendenti; teacher insegnante insegnanti maestra maestro professore professoressa; doctor medico dottore dottoressa medici; nurse infermiera
infermiere; student studente studenti alunno; name nome nomi cognome; age età; clothes vestiti abbigliamento indumento indumenti; shirt camicia
camicie camicetta maglietta magliette tshirt; trousers pantalone pantaloni calzoni; shorts pantaloncini pantaloncino bermuda; dress vestito abito
abiti vestitino; skirt gonna gonne; jacket giacca giacche giacchetto giubbotto giubbotti giubbino; coat cappotto cappotti piumino; sweater maglione
maglioni maglia maglie pullover; sweatshirt felpa felpe; suit tuta tute; swimsuit bikini; underwear intimo mutande mutandine boxer slip; bra reggiseno
reggiseni; sock calzino calzini calze calza collant; pajamas pigiama pigiami; shoe scarpa scarpe calzature scarpetta; sandal sandalo sandali
infradito; slipper ciabatta ciabatte pantofola pantofole; boot stivale stivali stivaletti scarponi; heel tacco tacchi; hat cappello cappelli
cappellino; cap berretto berretti; scarf sciarpa sciarpe foulard; glove guanto guanti; belt cintura cinture; tie cravatta cravatte; bag borsa borse
borsetta sacchetto sacchetti sacco busta; backpack zaino zaini zainetto; suitcase valigia valigie trolley; wallet portafoglio portafogli; watch
orologio orologi; ring anello anelli fede; necklace collana collane collanina; earring orecchino orecchini; bracelet bracciale bracciali braccialetto
braccialetti; jewel gioiello gioielli; glasses occhiali occhiale; umbrella ombrello ombrelli; pocket tasca tasche taschino; button bottone bottoni
pulsante pulsanti tasto tasti; zipper zip cerniera cerniere; sleeve manica maniche; collar colletto collare; hood cappuccio; lining fodera fodere
foderato imbottito; fabric tessuto tessuti stoffa stoffe tela; cotton cotone; wool lana lane; silk seta; linen lino; leather pelle cuoio similpelle
ecopelle; polyester poliestere; elastic elastico elastica elastici elasticizzato; wood legno legni legna; metal metallo metalli metallico; steel
acciaio; stainless inox inossidabile; iron ferro ferri; aluminum alluminio; plastic plastica plastiche; rubber gomma gomme caucciù; glass vetro vetri
cristallo; ceramic ceramica ceramiche porcellana; cardboard cartone cartoni; stone pietra pietre sasso; marble marmo; gold oro dorato dorata; silver
argento argentato; brass ottone; foam schiuma; velvet velluto; lace pizzo laccio lacci; color colore colori colorato colorata colorati; white bianco
bianca bianchi bianche; black nero nera neri nere; red rosso rossa rossi rosse; blue blu azzurro azzurra celeste; green verde verdi; yellow giallo
gialla gialli gialle; orange arancione arancia arance arancio; pink rosa; purple viola lilla; brown marrone marroni; grey grigio grigia grigi grigie;
cream crema creme cremina pomata; light chiaro chiara chiari chiare; dark scuro scura scuri scure buio; transparent trasparente trasparenti; bright
brillante brillanti lucido lucida luminoso luminosa; matte opaco opaca opachi; striped righe rigato strisce; plain liscio liscia tinta; pattern
fantasia motivo; size taglia taglie misura misure dimensione dimensioni; large grande grandi grosso grossa grossi; small piccolo piccola piccoli
piccole piccolino; medium medio media medie medi; huge enorme enormi gigante; tiny minuscolo minuscola; long lungo lunga lunghi lunghe; short corto
corta corti corte; wide largo larga larghi larghe ampio ampia; narrow stretto stretta stretti strette; tall alto alta alti alte; height altezza
altezze; low basso bassa bassi basse; deep profondo profonda profondità; bottom fondo fondi; width larghezza; length lunghezza; thick spessa spessore;
thin sottile sottili magro magra fine; weight peso pesi; weigh pesare pesa pesano; heavy pesante pesanti; lightweight leggero leggera leggeri; measure
misurare misurato misurazione; meter metro metri; centimeter centimetro centimetri cm; millimeter millimetro millimetri mm; kilometer chilometro
chilometri; kilo chilo chili kg; gram grammo grammi etto; liter litro litri; inch pollice pollici; diameter diametro; capacity capacità capienza;
square quadrato quadrata quadrati quadro; round rotondo rotonda tondo tonda rotondi; rectangular rettangolare rettangolo; shape forma forme sagoma;
tight aderente attillato; loose sciolto; comfortable comodo comoda comodi comode comodità confortevole; fit calzare vestibilità; adjust regolare
regolabile regolabili regolazione; try provare provo prova provato provata; wear indossare indosso indossa indossato; elegant elegante eleganti
eleganza; fashion moda mode; style stile stili; handmade artigianale artigianali artigiano artigianato; body corpo corpi corporeo; head testa teste;
face viso visi faccia facce volto; hair capello capelli pelo peli; eye occhio occhi; ear orecchio orecchie orecchi; nose naso; mouth bocca bocche;
tooth dente denti dentale; tongue lingua lingue; lip labbro labbra; hand mano mani; arm braccio braccia; finger dito dita; nail unghia unghie chiodo
chiodi; leg gamba gambe; foot piede piedi; knee ginocchio ginocchia; back schiena spalle spalla; chest petto seno; belly pancia addome; heart cuore
cuori cuoricino; blood sangue; bone osso ossa; throat gola; beauty bellezza; beautiful bello bella belli belle bellissimo bellissima bei bel; pretty
carino carina carini carine grazioso; ugly brutto brutta brutti brutte; soap sapone saponi saponetta; conditioner balsamo; perfume profumo profumi
profumato; deodorant deodorante deodoranti; makeup trucco trucchi truccare; lipstick rossetto rossetti; comb pettine pettini pettinare; brush spazzola
spazzole spazzolino pennello pennelli spazzolare; razor rasoio rasoi; shave radere rasatura barba depilazione; dryer asciugacapelli phon asciugatrice;
mirror specchio specchi specchietto; towel asciugamano asciugamani telo teli; sponge spugna spugne; toothpaste dentifricio; sunscreen solare solari
abbronzante; moisturizing idratante idratanti idratare; oil olio oli; wrinkle ruga rughe; tattoo tatuaggio tatuaggi; massage massaggio massaggi
massaggiatore; smell odore odori puzza puzzare annusare; hairdresser parrucchiere parrucchiera barbiere; health salute sanitario; healthy sano sana
sani salutare; sick malato malata malati ammalato; illness malattia malattie; pain dolore dolori; medicine medicina farmaco farmaci medicinale; pill
pillola pillole compressa pastiglia; pregnant incinta gravidanza; vitamin vitamina vitamine; mask maschera maschere mascherina; bandage benda cerotto
cerotti; diaper pannolino pannolini; food cibo cibi alimento alimenti alimentare alimentari; eat mangiare mangio mangia mangiano mangiato; drink bere
bevo beve bevuto bevanda bevande bibita; breakfast colazione colazioni; lunch pranzo pranzi pranzare; dinner cena cene cenare; snack merenda spuntino
aperitivo; hunger fame affamato; thirst sete; bread pane panino panini pagnotta; bakery panificio pasticceria; cheese formaggio formaggi parmigiano
mozzarella; milk latte; butter burro; egg uovo uova; meat carne carni; chicken pollo polli; beef manzo bovino vitello; pork maiale suino; ham
prosciutto; sausage salsiccia salsicce salame salumi; fish pesce pesci; tuna tonno; salmon salmone; shrimp gambero gamberi gamberetti; rice riso
risotto; pasta spaghetti; soup zuppa minestra brodo; salad insalata insalate; vegetable verdura verdure ortaggi vegetale; potato patata patate
patatine; tomato pomodoro pomodori; onion cipolla cipolle; garlic aglio; carrot carota carote; lettuce lattuga; chili peperoncino; pepper pepe
peperone peperoni; corn mais granturco; bean fagiolo fagioli; lentil lenticchie; chickpea ceci; fruit frutta frutto frutti; apple mela mele; banana
banane; lemon limone limoni; strawberry fragola fragole; grape uva uve; peach pesca pesche; pear pera pere; pineapple ananas; watermelon anguria
cocomero; cherry ciliegia ciliegie; nut noce noci dado dadi; almond mandorla mandorle; peanut arachide arachidi; hazelnut nocciola nocciole; pistachio
pistacchio pistacchi; sugar zucchero zuccheri zuccherato; salt salato salata; sweet dolce dolci dolcetti; sour aspro acido acida; bitter amaro amara;
spicy piccante piccanti; honey miele; jam marmellata confettura; chocolate cioccolato cioccolata cioccolatini cacao; cake torta torte tortina; cookie
biscotto biscotti; icecream gelato gelati; candy caramella caramelle; flour farina farine; wheat grano frumento; gluten glutine; yeast lievito;
vinegar aceto; sauce salsa salse sugo; spice spezie spezia; olive oliva ulivo; water acqua acque; wine vino vini; beer birra birre; juice succo succhi
spremuta; coffee caffè espresso caffettiera; tea tè tisana; ice ghiaccio; bottle bottiglia bottiglie bottiglietta; jar barattolo barattoli vasetto;
can lattina lattine potere posso può puoi possono potrei potrebbe; cup tazza tazze tazzina; plate piatto piatti piattino; bowl ciotola ciotole
scodella; spoon cucchiaio cucchiai cucchiaino; fork forchetta forchette; knife coltello coltelli; cutlery posate; tumbler bicchiere bicchieri calice
calici; pot pentola pentole; pan padella padelle teglia; oven forno forni; fridge frigorifero frigo frigoriferi; freezer congelatore congelato
surgelato surgelati; microwave microonde; stove fornello fornelli stufa; blender frullatore frullare; mixer impastatrice sbattitore; toaster
tostapane; kettle bollitore teiera; kitchen cucina cucine; cook cucinare cucino cuoco cotto cuocere cottura; fry friggere fritto friggitrice fritti;
boil bollire bolle bollito; recipe ricetta ricette; taste sapore sapori gusto gusti assaggiare; delicious buonissimo delizioso deliziosa squisito
gustoso; fresh fresco fresca freschi fresche; raw crudo cruda; ripe maturo matura; expired scaduto scaduta scaduti; ingredient ingrediente
ingredienti; allergy allergia allergie allergico allergica allergene allergeni; lactose lattosio; vegan vegano vegana vegani; vegetarian vegetariano
vegetariana; organic biologico biologica bio; natural naturale naturali; soy soia; fat grasso grassi grassa; contain contenere contiene contengono
contenuto contenuta; protein proteina proteine; calorie caloria; diet dieta diete; hypoallergenic ipoallergenico anallergico; irritate irritare irrita
irritazione; furniture mobile mobili arredamento arredo; table tavolo tavoli tavola tavolino; chair sedia sedie seggiola seggiolino; armchair poltrona
poltrone; sofa divano divani; bed letto letti lettino; mattress materasso materassi materassino; pillow cuscino cuscini guanciale; blanket coperta
coperte plaid; sheet lenzuolo lenzuola; quilt trapunta piumone; wardrobe armadio armadi guardaroba; drawer cassetto cassetti cassettiera; shelf
mensola mensole scaffale scaffali ripiano libreria; desk scrivania scrivanie; lamp lampada lampade lampadario; bulb lampadina lampadine faretto;
lighting luce luci illuminazione illuminare illumina; curtain tende; carpet tappeto tappeti tappetino; window finestra finestre finestrino; door
portone sportello; wall parete pareti muro muri; ceiling soffitto; roof tetto tetti; stairs scala scale; step gradino gradini passo passi; room stanza
stanze salotto soggiorno; bathroom bagno bagni; shower doccia docce; bathtub vasca; toilet wc gabinetto water; sink lavandino lavello; faucet
rubinetto rubinetti; balcony balcone balconi terrazza terrazzo; elevator ascensore; hook gancio ganci gruccia appendino; frame cornice cornici telaio;
picture quadri immagine immagini; vase vaso vasi; candle candela candele; decoration decorazione decorazioni decorare addobbo addobbi; trash
spazzatura immondizia cestino rifiuti; broom scopa scope; mop mocio straccio; vacuum aspirapolvere aspirare; heater riscaldamento termosifone
stufetta; fan ventilatore ventola; cooling condizionatore climatizzatore; garden giardino giardini giardinaggio; plant pianta piante piantare
piantato; flower fiore fiori; tree albero alberi alberello; grass erba prato prati; seed seme semi; earth terra terre terreno; leaf foglia foglie
foglio; root radice radici; watering annaffiare innaffiare irrigazione annaffiatoio; lawnmower tosaerba; fence recinto recinzione cancello; barbecue
griglia grigliata; pool piscina piscine; hammock amaca; tent tenda; animal animale animali; dog cane cani cagnolino cucciolo cuccioli cagna; cat gatto
gatti gatta gattino gattini; bird uccello uccelli uccellino; rabbit coniglio conigli; horse cavallo cavalli; cow mucca mucche; sheep pecora pecore;
mouse topo topi; insect insetto insetti; mosquito zanzara zanzare zanzariera; turtle tartaruga; leash guinzaglio; cage gabbia gabbie; aquarium
acquario; kibble crocchette mangime; vet veterinario veterinaria; flea pulci pulce; computer pc elaboratore; laptop portatile portatili; screen
schermo schermi; keyboard tastiera tastiere; key chiave chiavi; printer stampante stampanti; print stampare stampa stampato stampata; ink inchiostro;
cartridge cartuccia cartucce; cable cavo cavi cavetto; plug spina spine; socket prese; charger caricatore caricabatterie caricabatteria; charge
caricare carica caricato ricaricare ricarica ricaricabile ricaricabili; battery batteria batterie pila pile; chip scheda schede; earphones cuffie
cuffia auricolari auricolare; speaker altoparlante altoparlanti cassa casse; microphone microfono microfoni; television televisione televisore
televisori tele tv; remote telecomando telecomandi; antenna antenne; camera telecamera telecamere fotocamera fotocamere macchinetta; photo foto
fotografia fotografie; video filmato filmati; record registra registratore videoregistrazione; lens lente lenti obiettivo; memory memoria memorie;
disk disco dischi; storage archiviazione; download scaricare scarica scaricato; program programma programmi programmare; app applicazione
applicazioni; update aggiornare aggiornamento aggiornato aggiornamenti; install installare installo installazione installato installa; configure
configurare configurazione impostare impostazioni; connect collegare collego collegato collegamento connettere connessione connesso; network rete
reti; signal segnale segnali; compatible compatibile compatibili compatibilità; adapter adattatore adattatori; device dispositivo dispositivi
apparecchio apparecchi; machine macchinario; power potenza potenze energia; electric elettrico elettrica elettrici elettriche elettricità; current
corrente correnti; voltage tensione voltaggio; electronic elettronico elettronica elettronici; appliance elettrodomestico elettrodomestici; digital
digitale digitali; smart intelligente intelligenti; sensor sensore sensori; switch interruttore interruttori; sound suono suoni suonare suona; noise
rumore rumori rumoroso; silent silenzioso silenziosa silenzio; quiet tranquillo tranquilla calmo; loud volume; security sicurezza; safe sicuro sicura
sicuri; alarm allarme allarmi antifurto; lock serratura serrature lucchetto bloccare bloccato; surveillance sorveglianza videosorveglianza
sorvegliare; motion movimento movimenti; detect rilevare rileva rilevatore; thief ladro ladri furto rubare rubato; doorbell campanello campanelli;
intercom citofono; fire fuoco incendio; smoke fumo; emergency emergenza emergenze; danger pericolo pericoli pericoloso pericolosa; protect proteggere
protegge protetto protezione protettivo; outdoor esterno esterna esterni; indoor interno interna interni; tool attrezzo attrezzi utensile utensili
strumento strumenti; hammer martello martelli; screwdriver cacciavite avvitatore; screw vite viti avvitare avvitato; drill trapano trapani forare
punta punte; saw sega seghe segare; pliers pinza pinze tenaglia; tape nastro nastri; glue colla incollare incollato attaccare; paint vernice vernici
pittura verniciare dipingere imbiancare; painter pittore imbianchino; rope corda corde; chain catena catene catenina; wire filo fili; pipe tubo tubi
tubazione; brick mattone mattoni; cement cemento; sand sabbia; tile piastrella piastrelle; build costruire costruito costruzione; building edificio
palazzo palazzi; work lavorare lavoro lavora lavori lavorano lavorato; bricklayer muratore; carpenter falegname; plumber idraulico; electrician
elettricista; weld saldare saldatura saldatrice; cut tagliare taglio tagliato tagli; hole buco buchi foro fori; car macchina macchine auto automobile
vettura; motorcycle moto motocicletta motorino; bicycle bicicletta biciclette bici; truck camion autocarro; van furgone furgoni; bus autobus pullman
corriera; train treno treni; plane aereo aerei; boat nave barca barche; wheel ruota ruote; tire pneumatico pneumatici; engine motore motori; brake
freno freni frenare; petrol benzina carburante; diesel gasolio; seat sedile sedili; steering volante; drive guidare guido guida autista; park
parcheggiare parcheggio; helmet casco caschi; license patente licenza; parts ricambio ricambi; scooter monopattino; road autostrada cammino; trip
viaggio viaggi viaggiare viaggiato; traffic traffico; sport sportivo sportiva sportivi; ball palla palle pallone palloni pallina; football calcio;
swim nuotare nuoto nuota; run correre corro corre corsa; gym palestra palestre; training allenamento allenare allenamenti allenatore; exercise
esercizio esercizi; team squadra squadre; player giocatore giocatori giocatrice; match partita partite; win vincere vinco vince vinto vittoria; lose
perdere perdo perde; lost perso perduto smarrito persa persi; fishing pescare; camping campeggio; hike escursione escursionismo; toy giocattolo
giocattoli; doll bambola bambole pupazzo peluche; play giocare gioco gioca giochi giocando giocano; book libro libri libretto; read leggere leggo
legge leggendo; write scrivere scrivo scrive scritto scritta scrivi; story storia storie racconto favola; novel romanzo romanzi; author autore autrice
scrittore; pencil matita matite; pen penna penne; notebook quaderno quaderni; draw disegnare disegno disegni disegna; magazine rivista riviste;
newspaper giornale giornali; music musica musicale; song canzone canzoni; guitar chitarra; sing cantare canta canto cantante; dance ballare ballo
balla danza; movie film pellicola; gift regalo regali regalare regalato regalino dono; birthday compleanno compleanni; party festa feste festeggiare
festeggiamento; wedding matrimonio nozze matrimoni; christmas natale natalizio natalizia; easter pasqua; congratulations congratulazioni complimenti
auguri; surprise sorpresa sorprese; costume costumi carnevale; balloon palloncino palloncini; luck fortuna; repair riparare riparazione riparazioni
riparato aggiustare aggiustato; fix risolvere risolto risolve soluzione soluzioni risolvete; technician tecnico tecnici tecnica; support supporto
supporti sostegno; quality qualità; condition condizione condizioni; new nuovo nuova nuovi nuove novità; used usato usata usati usate; refurbished
ricondizionato rigenerato ricondizionati; original originale originali autentico; fake falso falsa falsi contraffatto finto finta; waterproof
impermeabile impermeabili; resistant resistente resistenti resistenza; durable durevole duraturo duratura; fragile fragili; soft morbido morbida
morbidi morbide soffice; hard duro duri rigido rigida dure; sharp affilato affilata tagliente; clean pulire pulito pulita pulizia pulizie puliti
pulisco; dirty sporco sporca sporchi sporcare; wet bagnato bagnata umido umida; dry secco secca asciugare asciutto asciutta asciuga; wash lavare lavo
lava lavaggio lavato lavabile lavatrice; dishwasher lavastoviglie; ironing stirare stiro stirato; bleach candeggina; detergent detersivo detersivi
detergente; stain macchia macchie macchiare macchiato; shrink restringere restringe ristretto; fade scolorire scolorito sbiadito stinge; store
conservare conserva conservato conservazione; use usare uso usa utilizzare utilizzo utilizza usando; instructions istruzioni istruzione; manual
manuale manuali; assemble montare montaggio monta montato assemblare; maintenance manutenzione; care cura cure curare; fold piegare pieghevole
pieghevoli piegato; hang appendere appeso appesa; remove togliere tolgo tolto rimuovere rimosso rimovibile; press premere premi premuto; turn girare
gira giro girato; on accendere accende acceso accesa; off spegnere spegne spento spenta; start iniziare inizio inizia cominciare comincia; finish
finire finisce finito finita; hot caldo calda caldi calde bollente; heat calore scaldare riscaldare scalda; cold freddo fredda freddi fredde; warm
tiepido tiepida; temperature temperatura; business affare affari attività; supplier fornitore fornitori fornitura fornire; distributor distributore
distributori; commercial commerciale commerciali; professional professionale professionali professionista; broken rotto rotta rotti rotte guasto
guasta guasti; break rompere rompe rompersi spaccato spaccare; fault malfunzionamento; defect difetto difetti difettoso difettosa difettosi; damage
danno danni danneggiato danneggiata danneggiati rovinato rovinata; scratch graffio graffi graffiato graffiata; missing mancare manca mancano mancante
mancanti mancava mancato; wrong sbagliato sbagliata sbagliati errato errata sbaglio; mistake errore errori; different diverso diversa diversi diverse
differente; bad cattivo cattiva cattivi male; worse peggio peggiore peggiori; terrible pessimo pessima terribile orribile schifo; problem problema
problemi; disappointed deluso delusa delusione deludente; angry arrabbiato arrabbiata furioso; lie bugia bugie mentire mente; scam truffa truffe
imbroglio truffato fregatura; shame vergogna peccato; unacceptable inaccettabile; empty vuoto vuota vuoti; full pieno piena pieni; complete completo
completa completi completamente; function funzionare funziona funzionano funzionava funzione funzioni funzionamento; leak perdita perdite gocciola;
rust ruggine arrugginito; stuck incastrato inceppato; be essere è sono era stato stata siamo; have avere ho ha hanno hai abbiamo avuto aveva; do fare
faccio fa fanno fai fatto facendo fate; say dire dico dice detto dici dicono; go andare vado va vanno vai andiamo andato; come venire vengo viene
vengono venuto; want volere voglio vuole vuoi vogliono vorrei voleva; must dovere devo deve devi devono dovrebbe; need bisogno serve servono
necessario necessaria occorre; know sapere so sa sai sanno sapevo; meet conoscere conosco conosce conosciuto incontrare incontro; see vedere vedo vede
visto vista vedi; look guardare guardo guarda guardate; give dare do dà dammi; put mettere metto mette messo mettono; take prendere prendo prende
preso presa prendi; leave lasciare lascio lascia lasciato partire; exit uscire esco esce uscita uscito; enter entrare entro entra entrata ingresso
entrato; think pensare penso pensa pensato; believe credere credo crede creduto; like piacere piace piacciono piaciuto piacerebbe; love amare amo ama
amore adoro adorare; hate odiare odio odia; speak parlare parlo parla parlano parlato parli; listen ascoltare ascolto ascolta; hear udire; feel
sentire sento sente sentito sentimento; understand capire capisco capisce capito capisci; learn imparare imparo impara; teach insegnare insegna
insegno; study studiare studio studia; remember ricordare ricordo ricorda ricordi; forget dimenticare dimentico dimenticato dimentica; search cercare
cerco cerca cercando cercavo cercano; find trovare trovo trova trovato trovi trovano; show mostrare mostra mostro; explain spiegare spiega spiegazione
spiegato; follow seguire seguo segue seguente; stay restare rimanere resto rimane resta rimasto; live vivere vivo vive vita abitare abita; die morire
muore morto morta morte; born nascere nato nata nascita; sleep dormire dormo dorme sonno; wake svegliare svegliarsi sveglio; rest riposare riposo;
walk camminare passeggiata passeggiare; sit sedere sedersi seduto; cry piangere piango piange; laugh ridere rido ride risata; smile sorridere sorriso;
jump saltare salto salta; fall cadere cade caduto caduta; fly volare vola volo voli; throw buttare butta lanciare gettare; change modificare modifica
modifiche cambiamento; move muovere spostare sposta trasloco; happen succedere succede successo accadere; recommend consigliare consiglio consigliato
raccomandare; choose scegliere scelgo scelta scelto scegli; prefer preferire preferisco preferito; decide decidere deciso decisione; allow permettere
permette permesso; avoid evitare evita; accept accettare accetto accetta accettate accettato; include includere incluso inclusa compreso compresa
inclusi; add aggiungere aggiunto aggiunta; join unire unito uniti; separate separare separato separata separatamente; check controllare controllo
controlla verificare verifica; confirm confermare conferma confermo confermato; inform informare informazione informazioni info informato; notify
avvisare avviso avvisate; manage riuscire riesco riesce gestire gestione; attempt tentare tentativo; lend prestare prestito; rent affittare affitto
noleggio noleggiare; save risparmiare risparmio salvare salvato; spend spendere spendo speso spesa spese; count contare conta conteggio; fill riempire
compilare compila; cover coprire copertura custodia custodie coperchio; hold tenere tengo tiene tenuto; pull tirare tira tiro; push spingere spinge
spinta; hit colpire colpo botta; touch toccare tocca tocco tattile; kiss bacio baci baciare; hug abbraccio abbracci abbracciare; marry sposare
sposarsi sposato sposata sposi; hope sperare spero speranza; wish desiderare desidero desiderio; dream sogno sogni sognare; fear paura paure temere;
worry preoccupare preoccupato preoccupazione; good buono buona buoni buone buon; well bene; better meglio migliore migliori migliorare; excellent
ottimo ottima ottimi eccellente eccellenti; great fantastico fantastica meraviglioso meravigliosa stupendo; perfect perfetto perfetta perfettamente
perfetti; happy felice felici contento contenta soddisfatto soddisfatta allegro; sad triste tristi tristezza; tired stanco stanca stanchi; bored
annoiato noia noioso; easy facile facili facilmente; difficult difficile difficili difficoltà; simple semplice semplici semplicemente; important
importante importanti; interesting interessante interessanti; strange strano strana strani; funny divertente divertenti buffo; crazy pazzo pazza
matto; stupid stupido stupida scemo; rich ricco ricca ricchi; poor povero povera poveri; strong forte forti forza robusto robusta; weak debole deboli;
true vero vera verità veri; really davvero veramente realmente; same stesso stessa stessi stesse uguale uguali; similar simile simili; other altro
altra altri altre; every ogni ognuno; all tutto tutta tutti tutte; nothing niente nulla; something qualcosa; someone qualcuno; nobody nessuno nessuna;
some alcuni alcune qualche; many molti molte tanti tante; much molto molta tanto tanta moltissimo; little poco poca pochino; few pochi poche; more
più; less meno; enough abbastanza sufficiente basta; too troppo troppa anche; only solo solamente soltanto unico unica; almost quasi; maybe forse
magari; together assieme; exactly esattamente esatto proprio; approximately circa; especially soprattutto speciale speciali particolare; normal
normale normali normalmente; direct diretto diretta direttamente; correct corretto corretta correttamente giusto giusta; possible possibile possibili
possibilità; impossible impossibile; useful utile utili; useless inutile inutili; ready pronto pronta pronti preparare; busy occupato occupata; famous
famoso famosa; public pubblico pubblica; private privato privata privati; modern moderno moderna moderni; classic classico classica classici; thing
cosa cose cosina coso; part parte parti; way modo modi maniera; reason ragione motivi; idea idee; word parola parole; world mondo; weather meteo; rain
pioggia piovere piove; snow neve nevica; sun sole; wind vento; sky cielo; star stella stelle; moon luna; god dio; war guerra; law leggi; police
polizia carabinieri; job mestiere impiego; news notizia notizie; doubt dubbio dubbi; opinion opinione opinioni parere; review recensione recensioni;
experience esperienza esperienze; attention attenzione attento; regards saluti saluto cordiali distinti; detail dettagli particolari; difference
differenza differenze; option opzione opzioni; example esempio esempi; result risultato risultati; minimum minimo minima; maximum massimo massima;
level livello livelli; list lista liste elenco; group gruppo gruppi; accessory accessorio accessori; edge bordo bordi; corner angolo angoli; point
punto punti; line linea linee riga
`;
