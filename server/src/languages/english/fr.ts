/** What French words of shops and of talk mean, by an English word that has a vector: `english form form; ...`. What is not among them means itself. */
export const englishOfFrench = `
order commande commandes commander commandé commandée commandez commandais recommander précommande précommander commandées; purchase achat achats
acquisition emplettes; buy acheter achète achetez acheté achetée achetés achetons; buyer acheteur acheteurs acheteuse acquéreur; shop magasin magasins
boutique boutiques; cart panier chariot caddie; basket corbeille paniers; checkout caisse caisses encaissement; seller vendeur vendeurs vendeuse
marchand; sell vendre vends vend vendu vendue vendez; sale vente ventes soldes solde liquidation; offer offre offres offrir offert offerte proposer
proposez propose; promotion promo promos promotions; price prix tarif tarifs; quote devis; discount remise remises réduction réductions rabais
ristourne; discounted soldé réduit réduits; voucher chèque coupon coupons; cheap abordable économique avantageux bradé; expensive cher chère chers
chères coûteux onéreux; cost coût coûts coûte coûter coûtent coûté; free gratuit gratuite gratuits gratuitement gratuites gratis offerts; pay payer
paye paie payez régler paient réglez; paid payé payée payés réglé réglée; payment paiement paiements règlement versement acompte; instalment
mensualité mensualités échelonné échéance; transfer virement virements virer transfert transférer; debit débit prélèvement débité débiter prélevé;
credit crédit crédits; card carte cartes; cash espèces comptant liquide contant; money argent fric thune pognon; bank banque banques bancaire
bancaires; account compte comptes; euro euros; cent centime centimes; invoice facture factures facturation facturer facturé; receipt reçu ticket
justificatif quittance; tax taxe taxes impôt tva impôts; customs douane douanes douanier; fee frais redevance supplément; amount montant montants
somme; total totale totaux; delivery livraison livraisons délai délais; deliver livrer livrez livre livrent; delivered livré livrée livrés livrées;
courier livreur livreurs coursier transporteur transporteurs; shipping expédition expéditions port acheminement; ship expédier expédiez expédie
navire; shipped expédié expédiée expédiés expédiées; send envoyer envoie envoyez envoi envois renvoi; sent envoyé envoyée envoyés envoyées; tracking
suivi traçage; track suivre suivez suis; package emballage paquet paquets emballages; pack emballer emballé empaqueter emballée; unpack déballer
déballé déballage; box boîte boîtes carton cartons coffret; parcel colis; letter lettre lettres courrier; envelope enveloppe enveloppes; stamp timbre
timbres tampon; mail poste postal postale; postman facteur factrice; express chronopost; pickup retrait relais récupérer enlèvement; collect retirer
retiré récupéré récupérée; receive recevoir reçois reçoit recevez recevrai recevra; received reçue reçus reçues; reception réception réceptionner;
recipient destinataire destinataires; sender expéditeur; arrive arriver arrivent arrivera; arrived arrivé arrivée arrivés arrivées; stock stocks
réserve; warehouse entrepôt dépôt; available disponible disponibles dispo; availability disponibilité disponibilités; unavailable indisponible épuisé
rupture; return retour retours retourner renvoyer retournez rendre renvoie; returned retourné renvoyé retournée renvoyée rendu; exchange échange
échanger échangé échanges échangée; replace remplacer remplacé remplacez remplace; replacement remplacement rechange; refund remboursement rembourser
remboursé remboursée remboursez remboursements; withdrawal rétractation rétracter; cancel annuler annulé annulez annulée annule résilier; cancellation
annulation annulations résiliation; contract contrat contrats; subscription abonnement abonnements; subscribe abonner abonné abonnez abonnée; warranty
garantie garanties; guarantee garantir garanti garantit garantis; insurance assurance assurances assuré; claim réclamation réclamations réclamer
litige; complaint plainte plaintes; complain plaindre râler plains; contact contacter contactez contacté coordonnées joindre; phone téléphone portable
mobile téléphones fixe téléphonique tél; call appeler appel appelez appelle appels appelé téléphoner; email mail mails courriel emails; message
messages texto sms; chat tchat bavarder discussion; write écrire écris écrit écrivez écrite; answer réponse répondre réponses répondez répond répondu
réponds; question questions; ask demander demande demandez demandé demandes; request requête souhait; number numéro numéros nombre nombres num;
address adresse adresses; name nom prénom noms; support assistance soutien sav soutenir; service services prestation; advice conseil conseils astuce;
advise conseiller conseillez conseillé; help aide aider aidez aidé secours; information informations info infos renseignement renseignements; inform
informer informé renseigner; data données donnée; privacy confidentialité; terms conditions cgv modalités; form formulaire formulaires; register
inscrire inscription inscrit enregistrer; login connexion connecter identifiant connectez; logout déconnexion déconnecter; password mdp; newsletter
infolettre; customer client clients cliente clientes clientèle; company entreprise société entreprises sociétés; business professionnelle commerce
affaires affaire; professional professionnel professionnels pro pros; wholesale grossiste; retailer détaillant revendeur commerçant; manufacturer
fabricant fabricants producteur; supplier fournisseur fournisseurs; brand marque marques; product produit produits; goods marchandise marchandises
denrées; article articles; reference référence références réf; item pièce objet objets; selection choix sélection gamme assortiment; choose choisir
choisissez choisi choisis choisie; catalogue catalogues brochure; category catégorie catégories rayon; review avis évaluation commentaire commentaires
critique; rate noter évaluer; star étoile étoiles; recommend recommande recommandé conseille; search recherche rechercher recherches; seek chercher
cherche cherchez cherché; find trouver trouve trouvez trouvé trouvée retrouver; compare comparer comparaison comparez; wishlist envies liste; page
pages; website site sites; internet web; online ligne; opening ouverture horaires horaire ouvertures; open ouvrir ouvert ouverte ouvrez ouvre ouverts;
closed fermé fermée fermés; close fermer fermez ferme fermeture; hour heure heures; minute minutes; second seconde secondes deuxième; clock horloge
pendule réveil; time temps fois moment; day jour jours journée quotidien ouvré ouvrés ouvrable; today aujourd aujourdhui; tomorrow demain; yesterday
hier; week semaine semaines hebdomadaire; month mois mensuel mensuelle; year an ans année années annuel; morning matin matinée matins; noon midi;
afternoon après aprem; evening soir soirée soirs; night nuit nuits; monday lundi; tuesday mardi; wednesday mercredi; thursday jeudi; friday vendredi;
saturday samedi; sunday dimanche; holiday vacances férié congé fériés; january janvier; february février; march mars; april avril; may mai; june juin;
july juillet; august août; september septembre; october octobre; november novembre; december décembre; spring printemps; summer été étés; autumn
automne; winter hiver hivers; date dates; appointment rdv rendezvous; now maintenant désormais; soon bientôt prochainement; later ultérieurement;
early tôt; late tard retard tardif; delay retards retardé retarder; always toujours; never jamais; often souvent; sometimes parfois quelquefois;
rarely rarement; already déjà; still encore; immediately immédiatement aussitôt directement; immediate immédiat immédiate; finally enfin finalement;
long longue longtemps longs longues; short court courte courts courtes bref; duration durée durer dure; wait attendre attends attend attendez attente
attendu; before avant; during pendant durant; since depuis; two deux; three trois; four quatre; five cinq; seven sept; eight huit; nine neuf; ten dix;
eleven onze; twelve douze; fifteen quinze; twenty vingt; thirty trente; forty quarante; fifty cinquante; sixty soixante; hundred cent centaine cents;
thousand mille millier milliers; million millions; first premier première premiers premières; third troisième tiers; last dernier dernière derniers
dernières; half demi moitié demie; quarter quart trimestre; pair paire paires; dozen douzaine; double doubles; percent pourcent pourcentage; quantity
quantité quantités; many beaucoup plusieurs nombreux; more plus davantage; less moins; few peu quelques; enough assez suffisant suffit suffisamment;
all tout tous toute toutes; nothing rien; something quelquechose; only seulement uniquement; about environ; almost presque; place lieu endroit lieux
endroits; city ville villes; village villages; country pays; abroad étranger; french français française françaises; german allemand allemande; germany
allemagne; english anglais anglaise; england angleterre; belgium belgique; belgian belge; switzerland suisse; dutch néerlandais hollandais; italy
italie; italian italien italienne; spain espagne; spanish espagnol espagnole; europe européen européenne; world monde mondial; island île îles; street
rue rues avenue boulevard; postcode cp; region région régions zone; home domicile foyer chez; house maison maisons baraque; apartment appartement
appart logement; room chambre salle chambres; living salon séjour; floor sol étage étages sols; kitchen cuisine cuisines; bathroom bain bains sdb;
cellar cave; attic grenier; shed abri cabane; garage garages; garden jardin jardins jardinage; balcony balcon; terrace terrasse; roof toit toiture;
wall mur murs paroi; window fenêtre fenêtres vitre; door porte portes portail; stairs escalier escaliers; school école écoles scolaire; church église;
hospital hôpital clinique; hotel hôtel hôtels; restaurant resto restaurants; station gare arrêt; airport aéroport; market marché marchés; supermarket
supermarché supermarchés; office bureau bureaux; factory usine fabrique; people gens peuple; person personne personnes; man homme hommes monsieur mec
messieurs; woman femme femmes dame nana dames; child enfant enfants gamin gosse gosses gamins; baby bébé bébés nourrisson; boy garçon garçons; girl
fille filles fillette; mother mère maman mères; father père papa; parents parent; son fils fiston; brother frère frères frangin; sister sœur soeur
sœurs soeurs; grandmother mamie grandmère; grandfather papi papy; uncle oncle tonton; aunt tante tata; cousin cousine; family famille familles
familial; husband mari époux; wife épouse; couple couples; friend ami amie amis copain copine copains pote potes; neighbour voisin voisine voisins;
neighbourhood quartier; guest invité invités; boss patron chef patronne; colleague collègue collègues; employee employé salarié employés personnel;
student étudiant étudiante élève élèves; teacher professeur prof maître; doctor médecin docteur toubib; adult adulte adultes; teenager ado adolescent
ados adolescents; senior seniors aîné; beginner débutant débutants débutante; clothing vêtement vêtements habits fringues habit; dress robe robes;
skirt jupe jupes; blouse chemisier; shirt chemise chemises; tshirt maillot; sweater pull pulls chandail; cardigan gilet gilets; jacket veste vestes
blouson blousons; coat manteau manteaux imperméable; trousers pantalon pantalons; jeans jean; shorts short bermuda; suit costume costumes tailleur;
underwear slip culotte culottes caleçon lingerie; bra soutiengorge; socks chaussette chaussettes; tights collant collants; pyjamas pyjama; swimsuit
bikini; bathrobe peignoir; shoe chaussure chaussures godasses; sneakers baskets tennis; boot botte bottes bottine bottines; sandal sandale sandales;
slippers chausson chaussons pantoufles; hat chapeau chapeaux; cap casquette casquettes bonnet bonnets; scarf écharpe écharpes foulard foulards; glove
gant gants; belt ceinture ceintures; tie cravate cravates; bag sac sacs sachet; backpack sacàdos; suitcase valise valises; luggage bagage bagages;
wallet portefeuille portemonnaie; umbrella parapluie parasol; glasses lunettes; watch montres; jewellery bijou bijoux bijouterie; ring bague bagues
anneau alliance; necklace collier colliers; bracelet bracelets; earring boucles boucle; costume déguisement déguisements; zipper fermetureéclair zip;
button bouton boutons touche; sleeve manche manches; collar col; hood capuche; pocket poche poches; sole semelle semelles; heel talon talons; lace
lacet lacets dentelle; fabric tissu tissus étoffe toile; material matière matériau matériel matériaux matières; cotton coton; wool laine laines; silk
soie; linen lin; leather cuir cuirs similicuir; suede daim; velvet velours; fur fourrure; plastic plastique plastiques; rubber caoutchouc gomme; metal
métal métaux métallique; steel acier inox; iron fer repasser repassage repassé; aluminium alu; copper cuivre; brass laiton; gold or doré dorée; silver
argenté argentée; wood bois; oak chêne; glass verre verres; paper papier papiers; stone pierre pierres; marble marbre; ceramic céramique; porcelain
porcelaine; concrete béton; bamboo bambou; colour couleur couleurs coloris teinte; black noir noire noirs noires; white blanc blanche blancs blanches;
red rouge rouges; blue bleu bleue bleus bleues; green vert verte verts vertes; yellow jaune jaunes; orange oranges; brown marron brun brune; grey gris
grise grises; pink rose roses; purple violet violette mauve; colourful coloré colorée; dark foncé sombre foncée; light lumière clair claire lumières;
transparent transparente; striped rayé rayures rayure; checked carreaux; pattern motif motifs; plain uni; size taille tailles pointure grandeur
format; big grand grande grands grandes gros grosse; small petit petite petits petites; wide large larges ample; width largeur; narrow étroit étroite;
tight serré serrée juste; loose lâche desserré; high haut haute hauts élevé; height hauteur; low bas basse; deep profond profonde; depth profondeur;
length longueur longueurs; thick épais épaisse; thickness épaisseur; thin mince fin fine maigre; heavy lourd lourde lourds; lightweight léger légère
légers; weight poids peser pèse; measure mesure mesurer mesures mesuré; dimensions dimension; metre mètre mètres; centimetre centimètre centimètres;
millimetre millimètre millimètres; kilometre kilomètre kilomètres; kilo kilos kilogramme; gram gramme grammes; litre litres; volume contenance;
capacity capacité; diameter diamètre; round rond ronde ronds; square carré carrée; flat plate; straight droit; fit convenir convient aller; suitable
adapté convenable adaptée; body corps; head tête têtes; face visage figure; hair cheveux cheveu poil poils; eye œil yeux oeil; ear oreille oreilles;
nose nez; mouth bouche; tooth dent dents; lip lèvre lèvres; neck cou; shoulder épaule épaules; arm bras; hand main mains; finger doigt doigts; nail
ongle ongles clou clous; back dos; chest poitrine; belly ventre bide; hip hanche hanches; leg jambe jambes; knee genou genoux; foot pied pieds; skin
peau peaux; heart cœur coeur; blood sang; bone os; stomach estomac; beauty beauté cosmétique cosmétiques; cream crème crèmes pommade; soap savon
savons; shampoo shampoing shampooing; conditioner aprèsshampoing; perfume parfum parfums; scent odeur senteur odeurs; smell sentir sent puer pue;
makeup maquillage maquiller; lipstick rougeàlèvres; eyelashes cils cil; varnish vernis; toothpaste dentifrice; brush brosse brosses pinceau brosser;
comb peigne; razor rasoir rasoirs; shave raser rasé rasage; beard barbe; towel serviette serviettes; shower douche doucher; bath baignoire; toilet
toilettes wc toilette chiottes; mirror miroir miroirs glace; nappy couche couches; sunscreen solaire; dry sec sèche sécher séché séchage; wet mouillé
mouillée trempé; damp humide humidité; greasy gras grasse; sensitive sensible sensibles; massage masser; health santé; healthy sain saine; sick malade
malades; illness maladie maladies; pain douleur mal douleurs; fever fièvre; cold froid froide rhume froids; cough toux; medicine médicament
médicaments; pill comprimé pilule comprimés; plaster pansement plâtre; pharmacy pharmacie pharmacien; allergy allergie allergies; allergic allergique
allergiques; ingredient ingrédient ingrédients composition; contain contenir contient contiennent; vegan végan végétalien; vegetarian végétarien
végétarienne; organic bio biologique; sugar sucre sucres; nut noix écrou; peanut cacahuète arachide cacahuètes; hazelnut noisette noisettes; almond
amande amandes; soy soja; milk lait laitiers; egg œuf oeuf œufs oeufs; wheat blé; preservative conservateur conservateurs; additive additif additifs;
nutrition nutritionnelle; vitamin vitamine vitamines; protein protéine protéines; fat graisse graisses; calorie calories; food nourriture bouffe
aliment aliments alimentation croquettes; eat manger mange mangé bouffer mangez; drink boire boisson boissons boit bu; breakfast déjeuner
petitdéjeuner; dinner dîner souper; meal repas; dish plat plats vaisselle; hunger faim; thirst soif; taste goût goûter saveur goûts; delicious
délicieux délicieuse savoureux; sweet sucré sucrée doux; candy bonbon bonbons confiserie friandises; sour acide aigre; bitter amer amère; salty salé
salée; spicy épicé piquant épicée; fresh fraîche; bread pain pains baguette; butter beurre; cheese fromage fromages; meat viande viandes; sausage
saucisse saucisses saucisson; ham jambon; chicken poulet poule; beef bœuf boeuf; pig porc cochon; fish poisson poissons; vegetables légume légumes;
potato patate pommedeterre patates; fries frites; tomato tomate tomates; cucumber concombre; carrot carotte carottes; onion oignon oignons; garlic
ail; cabbage chou; salad salade salades; mushroom champignon champignons; bean haricot haricots; pea pois; corn maïs; rice riz; pasta pâtes; pizza
pizzas; soup soupe soupes potage; sauce sauces; salt sel; pepper poivre poivron; spice épice épices; oil huile huiles; vinegar vinaigre; mustard
moutarde; flour farine; fruit fruits; apple pomme pommes; pear poire poires; banana banane bananes; lemon citron citrons; strawberry fraise fraises;
cherry cerise cerises; grape raisin raisins; peach pêche pêches; honey miel; jam confiture; chocolate chocolat chocolats; cake gâteau gâteaux tarte;
cookie biscuit biscuits; ice glaçon glaces; yoghurt yaourt yaourts; coffee café cafés; tea thé thés tisane; water eau eaux; juice jus; beer bière
bières; wine vin vins; alcohol alcool; bottle bouteille bouteilles flacon biberon; can canette conserve conserves peux peut pouvez peuvent pouvons;
cook cuisiner cuire cuisson cuit cuisinier; bake pâtisserie enfourner; recipe recette recettes; plate assiette assiettes plaque; cup tasse tasses
gobelet; mug mugs; bowl bol bols saladier; knife couteau couteaux; fork fourchette fourchettes; spoon cuillère cuillères; cutlery couverts; pot
casserole marmite casseroles; pan poêle poêles; lid couvercle; oven four fours; stove cuisinière gazinière; microwave microondes; fridge frigo
réfrigérateur; freezer congélateur congelé; kettle bouilloire; toaster grillepain; blender mixeur mixer; grill griller gril grillé; sink évier lavabo;
tap robinet robinets; jug cruche carafe; household ménage ménager électroménager; vacuum aspirateur aspirateurs aspirer; broom balai; bucket seau; rag
chiffon torchon; sponge éponge; rubbish poubelle déchets ordures déchet; laundry linge lessive; detergent détergent nettoyant; furniture meuble
meubles mobilier ameublement; table tables; chair chaise chaises; armchair fauteuil fauteuils; sofa canapé canapés; bed lit lits; mattress matelas;
pillow oreiller oreillers; cushion coussin coussins; blanket couverture couvertures plaid; duvet couette couettes; sheet drap draps feuille; bedding
literie; wardrobe armoire armoires penderie; cupboard placard placards; drawer tiroir tiroirs; dresser commode buffet; shelf étagère étagères
rayonnage; lamp lampe lampes luminaire; bulb ampoule ampoules; candle bougie bougies; carpet tapis moquette; curtain rideau rideaux; blind store
stores aveugle; picture image tableau images dessin; frame cadre cadres; vase vases; decoration décoration déco décorations; heating chauffage
chauffer; heater radiateur radiateurs; fireplace cheminée; fan ventilateur; hook crochet crochets; hanger cintre cintres; plant plante plantes
planter; flower fleur fleurs; tree arbre arbres sapin; bush buisson; grass herbe; lawn pelouse gazon; lawnmower tondeuse; mow tondre; seed graine
graines; soil terre terreau; fertilizer engrais; hose tuyau tuyaux; watering arrosoir arroser arrosage; shovel pelle; rake râteau; hedge haie; fence
clôture; greenhouse serre; pool piscine piscines; tent tente tentes; leaf feuilles; animal animaux; dog chien chiens chienne chiot; cat chat chats
chatte chaton; bird oiseau oiseaux; rabbit lapin lapins; horse cheval chevaux; mouse souris; cow vache vaches; snake serpent; insect insecte insectes;
mosquito moustique moustiques; leash laisse; cage cages; litter litière; feed nourrir; flea puce puces; tick tique tiques; electronics électronique
électroniques; electric électrique électriques; electricity électricité courant; computer ordinateur ordinateurs ordi pc; laptop portables; tablet
tablette tablettes; screen écran écrans; keyboard clavier claviers; printer imprimante imprimantes; print imprimer imprimé impression; ink encre;
cartridge cartouche cartouches; scan scanner; cable câble câbles fil; plug prises fiche; adapter adaptateur adaptateurs; charger chargeur chargeurs;
charge charger recharger chargé chargée rechargeable; battery batterie batteries pile piles; headphones casque écouteurs; speaker enceinte enceintes
hautparleur; microphone micro; television télévision télé téléviseur tv; remote télécommande; smartphone smartphones; console consoles; disk disque
disques; memory mémoire souvenir; storage stockage rangement; software logiciel logiciels programme; app appli application applications; update
mettreàjour actualiser maj; download télécharger téléchargement téléchargé; file fichier fichiers dossier; save sauvegarder économiser sauver; delete
supprimer effacer supprimé; network réseau réseaux; wireless sansfil; connect brancher branché relier branchement; connected connecté connectée;
compatible compatibles; device appareil appareils dispositif; machine machines; switch interrupteur; on allumer allumé allumée; off éteindre éteint
éteinte; power puissance pouvoir; powerful puissant puissante; sensor capteur capteurs; signal signaux; sound son sons; noise bruit bruits; noisy
bruyant bruyante; loud fort forte; quiet silencieux calme tranquille silencieuse; resolution résolution; camera caméra caméras; lens objectif
lentille; photo photos photographie; photograph photographier; video vidéo vidéos; film films filmer; tripod trépied; security sécurité sécuriser;
surveillance surveiller; alarm alarme alarmes; lock serrure verrouiller verrou cadenas; locked verrouillé bloqué bloquée; key clé clés clef clefs;
safe sûr sécurisé coffre sûre; thief voleur voleurs cambrioleur; theft vol vols; stolen volé volée; steal voler piquer; burglary cambriolage; doorbell
sonnette; detector détecteur détecteurs; smoke fumée fumer; fire feu incendie; extinguisher extincteur; tool outil outils outillage; hammer marteau;
drill perceuse percer; screw vis visser; screwdriver tournevis visseuse; pliers pince pinces; saw scie scier; axe hache; ladder échelle; tape scotch
ruban adhésif; glue colle coller; rope corde cordes; string ficelle; chain chaîne chaînes; paint peinture peindre peint; tile carrelage tuile; brick
brique briques; cement ciment; sand sable; board planche planches; build construire construit construction bâtir; building bâtiment immeuble; assemble
monter assembler monté monte; assembly montage assemblage; install installer installé installez poser; installation pose; instructions notice
consignes; manual manuel mode; part pièces partie parties; accessories accessoire accessoires; set ensemble lot; kit kits trousse; handle poignée
poignées manette; wheel roue roues; vehicle véhicule véhicules; car voiture voitures auto bagnole; bus autobus; train trains; plane avion avions; boat
bateau bateaux; truck camion camions; van camionnette fourgon; motorcycle moto motos; scooter trottinette; bicycle vélo vélos bicyclette; helmet
casques; tyre pneu pneus; engine moteur moteurs; brake frein freins freiner; fuel carburant; petrol essence; diesel gazole; drive conduire conduit
rouler roule; driver conducteur chauffeur; seat siège sièges selle; trailer remorque; parking stationnement garer; traffic circulation embouteillage;
pram poussette landau; trip voyage voyages trajet; travel voyager; ticket billet billets; sport sports sportif sportive; football foot; ball balle
ballon balles; racket raquette; ski skis skier; skates patins rollers; sled luge; swim nager nage natation; run courir cours course; walk marcher
promenade promener balade; hike randonnée rando; climb grimper escalade; dance danser danse; training entraînement formation; gym gymnase; dumbbell
haltère haltères; fishing pêcher; hunting chasse; camping camper; game jeu jeux; play jouer joue joué; player joueur joueurs; team équipe équipes; win
gagner gagné gagne; lose perdre perds perd; lost perdu perdue perdus; toy jouet jouets; doll poupée poupées; teddy peluche peluches doudou; blocks
cubes; swing balançoire; slide toboggan; book bouquin livres bouquins; novel roman romans; comic bd; magazine revue; newspaper journal journaux; read
lire lis lu lisez; story histoire histoires; author auteur auteure écrivain; calendar calendrier agenda; notebook cahier carnet; pen stylo stylos;
pencil crayon crayons; scissors ciseaux; music musique musical; song chanson chansons; sing chanter chante; guitar guitare; drum tambour; instrument
instruments; gift cadeaux présent cadeau; wrapping emballagecadeau papiercadeau; give donner donne donnez donné; surprise surprendre; birthday
anniversaire anniversaires; christmas noël noel; easter pâques; wedding mariage noces; party fête fêtes teuf; celebrate fêter célébrer;
congratulations félicitations bravo; greeting salutations; regards cordialement; engraving gravure graver gravé; personalized personnalisé
personnalisée personnaliser; repair réparation réparer réparé réparations réparée; maintenance entretien entretenir; technician technicien techniciens
dépanneur; craftsman artisan artisans; plumber plombier; workshop atelier; hairdresser coiffeur coiffeuse; rent louer loyer loué; rental location;
quality qualité qualités; condition état; new nouvelle neuve nouveaux neufs nouvelles nouveau; used utilisé occasion usagé utilisée; old vieux vieille
ancien ancienne; refurbished reconditionné reconditionnée; original originale origine; genuine véritable authentique; fake faux contrefaçon fausse;
modern moderne modernes; waterproof étanche étanches; durable durables; expired périmé expiré; expiry péremption expiration; sturdy robuste solide
solides; strong costaud résistant résistante; weak faible faibles; hard dur durs; soft douce souple mou molle; smooth lisse; rough rugueux; stiff
raide rigide; flexible flexibles; elastic élastique extensible; breathable respirant respirante; comfortable confortable confort confortables; warm
chaleur tiède; hot chaud chaude chauds; temperature température températures; clean propre nettoyer propres nettoyé; cleaning nettoyage; dirty sale
sales crade; dirt saleté crasse; stain tache taches tâche; scratch rayer éraflure égratignure; crack fissure fissuré fêlé; torn déchiré déchirée; hole
trou trous troué; dent bosse; rust rouille rouillé; stainless inoxydable; handmade artisanal; sustainable écologique écolo; recycled recyclé
recyclable recyclée; environment environnement; wash laver lave lavé lavage; washable lavable lavables; washing lavelinge; dishwasher lavevaisselle;
dryer séchoir sèchelinge sèchecheveux; bleach javel; shrink rétrécir rétréci; wipe essuyer; dust poussière; care soin soins; protect protéger protège
protégé; protection protections; cover housse coque étui; use utiliser utilise utilisation usage utilisez servir; adjust ajuster réglage; adjustable
réglable ajustable; foldable pliable pliant; removable amovible détachable; automatic automatique automatiquement; broken cassé cassée cassés pété
brisé foutu panne; break casser briser; damaged abîmé endommagé abîmée endommagée; damage dégât dommage dégâts dommages; defect défaut défauts; faulty
défectueux défectueuse; error erreur erreurs; problem problème problèmes souci soucis; missing manque manquant manquante manquer manquants; wrong
mauvais incorrect; mistake faute fautes; incomplete incomplet incomplète; complete complet complète; disappointed déçu déçue; disappointing décevant
déception; angry colère fâché énervé furieux; annoying chiant énervant agaçant pénible; satisfied satisfait satisfaite satisfaits content;
dissatisfied insatisfait mécontent; leak fuite fuit fuir; function fonctionner fonctionne fonction fonctionnement fonctionnel; work travail travailler
marche travaille boulot bosser; job emploi métier; excuse excuser excusez excuses; sorry désolé désolée pardon; solution solutions; solve résoudre
résolu; scam arnaque escroquerie arnaqueur; have ai a avons avez ont eu avoir; had avais avait avaient; be être est sont sommes êtes es; was étais
était étaient fus; do faire fais faites font; make fabriquer fabriqué fabrication; could pourrais pourrait pourriez pu; must devoir dois doit devez
doivent dû; should devrais devrait devriez faudrait; need besoin besoins nécessiter; want vouloir veux veut voulez veulent voulu; would voudrais
aimerais voudrait aimerait; allowed autorisé permis; say dire dis dit dites; speak parler parle parlez parlé; tell raconter raconte; know savoir sais
sait savez connaître connais connaît; think penser pense pensez pensé; believe croire crois croit croyez; mean signifie signifier veutdire; understand
comprendre comprends compris comprenez comprend; see voir vois voit voyez vu vue; look regarder regarde regardez regardé; hear entendre entends
entendu; listen écouter écoute écoutez; feel ressentir sens; feeling sentiment sentiments; come venir viens vient venez venu; go vais va vas allez
vont allé; enter entrer entrée entre; leave partir pars part parti quitter; exit sortir sors sortie; stay rester reste restez; live vivre vit habiter
habite; life vie vies; sleep dormir dors dort sommeil; stand debout; sit asseoir assis assise; lie mentir mens mensonge; put mettre mets met mettez
mis; hang accrocher pendre suspendre; take prendre prends prend prenez pris prise; bring apporter amener apporte; carry porter emporter; wear habiller
enfiler; get obtenir obtenu; keep garder garde conserver gardez; hold tenir tiens tient; let laisser laissez; show montrer montre montrez afficher;
explain expliquer explique expliquez explication; describe décrire; description descriptif; learn apprendre apprends appris; teach enseigner; try
essayer essaie essaye essayez essayé essai; start commencer commence début démarrer commencé; stop arrêter arrête arrêtez arrêté; end terminer fini
finir terminé; continue continuer; change changer changement modifier changé modification; turn tourner tourne tour; move bouger déménager déplacer;
pull tirer tire; push pousser appuyer presser; cut couper coupe coupé; throw jeter lancer; fall tomber tombe tombé; jump sauter; happen passé; wish
souhaiter souhaite souhaitez désirer; hope espérer espère espoir; love aimer aime amour adorer adore aimé; hate détester déteste haine; prefer
préférer préfère; forget oublier oublié oublie; remember rappeler souviens rappelle; decide décider décidé; decision décision; plan projet prévoir
prévu; meet rencontrer rencontre; visit visiter visite; thank merci remercier remercie mercis; please svp stp; hello bonjour salut bonsoir coucou;
goodbye revoir bye adieu; yes oui ouais; no non; okay ok accord; maybe peutêtre; allow permettre permet autoriser; forbidden interdit interdite; check
vérifier vérifiez contrôler vérification contrôle vérifié; test tester testé; confirm confirmer confirmé confirmez; accept accepter acceptez accepté
accepte; refuse refuser refusé refus; count compter; add ajouter ajouté ajoutez ajout; remove enlever ôter enlevé; fill remplir rempli; empty vide
vider vides; full plein pleine; share partager partage; report signaler signalé rapport; trust confiance; afraid peur; laugh rire; cry pleurer pleure;
kiss bisou bisous baiser; marry marier épouser marié; born né née; die mourir mort; dead morte morts; kill tuer; fight battre bagarre; good bonne bons
bonnes bon; well bien; better mieux meilleur meilleure; best meilleurs meilleures; bad mauvaise nul nulle mauvaises; worse pire; great super génial
géniale top formidable; excellent excellente; perfect parfait parfaite; perfectly parfaitement; terrible affreux horrible; beautiful beau belle beaux
belles magnifique; pretty joli jolie jolis jolies; ugly moche laid laide; nice sympa agréable; kind gentil gentille aimable; fast rapide vite
rapidement rapides; slow lent lente lentement; easy facile simple faciles; easily facilement simplement; difficult difficile compliqué difficiles;
important importante importants; right raison droite; correct exact correcte; true vrai vraie; truth vérité; clear évident clairement; sure certain
certaine certainement; possible possibles; possibility possibilité possibilités; necessary nécessaire nécessaires; useful utile pratique utiles;
useless inutile; interesting intéressant intéressante; interested intéressé intéressée intéresse; boring ennuyeux ennuyeuse; funny drôle marrant
rigolo; happy heureux contente heureuse; sad triste tristes; tired fatigué crevé fatiguée; lazy paresseux; busy occupé occupée; ready prêt prête
prêts; young jeune jeunes; rich riche; poor pauvre; smart intelligent intelligente malin; stupid bête con stupide idiot; crazy fou folle dingue;
strange bizarre étrange; normal normale; special spécial spéciale particulier; different différent différente différents; difference différence
différences; same même mêmes pareil; similar similaire similaires semblable; other autre autres; alone seul seule; together ensembles; private privé
privée; public publique; dangerous dangereux dangereuse; warning avertissement attention; fragile fragiles; left gauche; here ici voici; there là;
where où; up dessus; down dessous; inside dedans intérieur; outside dehors extérieur; front devant; behind derrière; near près proche; far loin;
everywhere partout; nowhere nullepart; very très; really vraiment; too trop; also aussi également; probably probablement; unfortunately
malheureusement hélas; exactly exactement précisément; quite plutôt; completely complètement totalement; especially surtout notamment; usually
généralement habitude; however cependant pourtant toutefois; therefore donc; because parce car; why pourquoi; how comment combien; when quand lorsque;
with avec; without sans; thing chose choses truc trucs machin; example exemple exemples; idea idée idées; way façon manière chemin; side côté côtés;
group groupe groupes; type genre sorte types; model modèle modèles; version versions; word mot mots; language langue langues; weather météo; rain
pluie pleut; snow neige; sun soleil; wind vent; sea mer; beach plage plages; lake lac; mountain montagne montagnes; forest forêt; luck chance;
happiness bonheur; fun amusement plaisir amusant; war guerre; police flic flics; law loi; god dieu; damn putain zut merde; pass passer passe
`;
