import { stemmer } from '@orama/stemmers/french';
import { frenchThings } from './things/fr.ts';
import type { LanguagePack } from './language-pack.ts';

export const french: LanguagePack = {
  tag: 'fr',
  phrases: {
    casual: {
      greeting: 'Salut ! Comment puis-je t’aider chez {brand} ?',
      thanks: 'Avec plaisir ! Autre chose ?',
      goodbye: 'À bientôt !',
      assistant:
        'Je suis l’assistant IA de {brand}. Pose-moi tes questions sur les produits, la livraison ou les retours.',
      unknown: 'Désolé, je n’ai pas trouvé cela sur nos pages.',
      unable: 'Désolé, je ne peux pas répondre à cela pour le moment.',
      unknownPart: 'Pour « {topic} », je n’ai rien trouvé sur nos pages.',
      perhaps: 'Je ne suis pas sûr que nos pages y répondent. Voici ce qui s’en approche le plus :',
      unclear: 'Je n’ai pas trouvé de réponse claire à cela sur nos pages. Voici ce qui s’en approche le plus :',
      nearly: 'Je n’ai pas trouvé exactement cela. Voici ce qui s’en approche le plus :',
      closest: 'Voici ce qui s’en approche le plus sur nos pages :',
      pagesSay: 'Voici ce que dit notre page :',
      customersSay: 'Voici ce qu’en disent des clients :',
      pagesDiffer: 'Nos pages ne disent pas toutes la même chose à ce sujet, le mieux est de nous demander :',
      order: 'Je ne peux pas voir les commandes d’ici, mais notre équipe le peut.',
      human: 'Notre équipe t’aidera avec plaisir.',
      complaint: 'Je suis vraiment désolé. Notre équipe va trouver une solution avec toi.',
      contacts: 'Tu peux nous joindre ici : {contacts}.',
      or: 'ou',
      more: 'En savoir plus',
      products: 'Regarde ceux-ci :',
      nothingWithin: 'Désolé, je n’ai rien trouvé à ce prix.',
      notSold: 'Désolé, je n’ai pas trouvé {name} dans notre boutique.',
      price: '{name} coûte {price}.',
      priceRange: '{name} coûte de {price} à {high} selon l’option choisie.',
      priceOption: '{name} en {option} coûte {price}.',
      cheapest: 'Le moins cher est {name}, à {price}.',
      dearest: 'Le plus cher est {name}, à {price}.',
      compared: "C'est {name}, avec {option} contre {options}.",
      inStock: '{name} est en stock.',
      soldOutNow: '{name} est actuellement épuisé.',
      preordered: '{name} peut être commandé à l’avance, mais n’est pas en stock pour le moment.',
      inStockOption: '{name} en {option} est en stock.',
      soldOutOption: '{name} en {option} est actuellement épuisé.',
      notOffered: '{name} n’existe pas en {option}. Tu le trouveras en {options}.',
      availableIn: '{name} existe en {options}.',
      stockUnknown: 'Nos pages ne disent pas si {name} est en stock en ce moment.',
      viewProduct: 'Voir le produit',
      soldOut: 'Épuisé',
      priceThen: '{price} le {date}. Le prix du jour figure sur la page du produit.',
      priceOnPage: 'Le prix du jour figure sur la page du produit.',
    },
    formal: {
      greeting: 'Bonjour. Comment puis-je vous aider chez {brand} ?',
      thanks: 'Je vous en prie. Puis-je encore vous aider ?',
      goodbye: 'Au revoir et merci de votre visite.',
      assistant: 'Je suis l’assistant IA de {brand}, à votre service pour les produits, la livraison et les retours.',
      unknown: 'Je suis désolé, je n’ai pas trouvé cela dans nos informations.',
      unable: 'Je suis désolé, je ne suis pas en mesure de répondre à votre question pour le moment.',
      unknownPart: 'Pour « {topic} », je n’ai rien trouvé dans nos informations.',
      perhaps: 'Je ne suis pas sûr que nos pages y répondent. Voici ce qui s’en approche le plus :',
      unclear: 'Je n’ai pas trouvé de réponse claire à cela sur nos pages. Voici ce qui s’en approche le plus :',
      nearly: 'Je n’ai pas trouvé exactement cela. Voici ce qui s’en approche le plus :',
      closest: 'Voici ce qui s’en approche le plus sur nos pages :',
      pagesSay: 'Voici ce que dit notre page :',
      customersSay: 'Voici ce qu’en disent nos clients :',
      pagesDiffer: 'Nos pages diffèrent à ce sujet, merci de vérifier auprès de nous :',
      order: 'Je ne peux pas voir les commandes d’ici, mais notre équipe le peut.',
      human: 'Notre équipe vous aidera volontiers.',
      complaint: 'Je suis sincèrement désolé. Notre équipe va trouver une solution avec vous.',
      contacts: 'Vous pouvez nous joindre ici : {contacts}.',
      or: 'ou',
      more: 'En savoir plus',
      products: 'Ces produits pourraient vous convenir :',
      nothingWithin: 'Je suis désolé, je n’ai rien trouvé à ce prix.',
      notSold: 'Je suis désolé, je n’ai pas trouvé {name} dans notre boutique.',
      price: '{name} coûte {price}.',
      priceRange: '{name} coûte de {price} à {high} selon l’option choisie.',
      priceOption: '{name} en {option} coûte {price}.',
      cheapest: 'Le moins cher est {name}, à {price}.',
      dearest: 'Le plus cher est {name}, à {price}.',
      compared: "C'est {name}, avec {option} contre {options}.",
      inStock: '{name} est en stock.',
      soldOutNow: '{name} est actuellement épuisé.',
      preordered: '{name} peut être commandé à l’avance, mais n’est pas en stock pour le moment.',
      inStockOption: '{name} en {option} est en stock.',
      soldOutOption: '{name} en {option} est actuellement épuisé.',
      notOffered: '{name} n’est pas proposé en {option}. Vous le trouverez en {options}.',
      availableIn: '{name} est disponible en {options}.',
      stockUnknown: 'Nos pages n’indiquent pas si {name} est en stock actuellement.',
      viewProduct: 'Voir le produit',
      soldOut: 'Épuisé',
      priceThen: '{price} le {date}. Le prix du jour figure sur la page du produit.',
      priceOnPage: 'Le prix du jour figure sur la page du produit.',
    },
  },
  smallTalk: {
    greeting:
      "salut|bonjour+|bonsoir|coucou|bjr|bonne journée|allô|rebonjour|madame,? monsieur|pardon|excusez[- ]moi|(?:j'ai )?une (?:petite )?question",
    thanks:
      "merci+(?: beaucoup| bien| à vous| à toi| infiniment| d'avance)?(?: pour (?:votre|ton) (?:aide|réponse|retour))?|mercii*|mille mercis|parfait|super|génial|très bien|d'accord|c'est (?:parfait|noté|clair|gentil|bon|super)|nickel|entendu|ça marche",
    goodbye:
      "au revoir|à bientôt|à plus(?: tard)?|bonne (?:journée|soirée|nuit|continuation)|bon week-?end|c'est tout|ce sera tout|adieu",
    assistant:
      "qui (?:es-tu|êtes-vous|tu es|vous êtes)|(?:tu es|es-tu|t'es|êtes-vous|vous êtes|c'est) (?:un |une )?(?:vrai(?:e)? )?(?:robot|humain|bot|chatbot|ia|personne|machine)|(?:je parle|est-ce que je parle) à (?:un |une )(?:robot|humain|vraie personne|machine)|(?:comment )?ça va|comment (?:allez-vous|vas-tu|tu vas)|(?:pouvez-vous|peux-tu|vous pouvez|tu peux|pourriez-vous) m'aider|(?:que|qu'est-ce que) (?:peux-tu|pouvez-vous|tu peux|vous pouvez) faire|aide(?:z)?[ -]?moi|aide|j'ai besoin d'aide",
  },
  intents: {
    human:
      "(?:parler|discuter|échanger|communiquer) (?:à|avec) (?:un|une|quelqu'un|le|votre)(?: (?:vrai(?:e)?|véritable))?(?: (?:humain|personne|conseiller|conseillère|agent|vendeur|responsable|service))?|service client(?:s|èle)?|conseill(?:er|ère)(?: client(?:èle)?)?(?! (?:moi|une|un|pour))|(?:vraie|véritable) personne|un humain|rappel(?:ez|er)[ -]moi|(?:pouvez-vous|peut-on|quelqu'un peut) me rappeler|être rappelée?",
    order:
      "où (?:est|en est|se trouve|sont) (?:ma|mon|mes|notre) (?:commande|colis|livraison|paquet|articles?|remboursement|produits?)|(?:suivi|suivre|statut|état|numéro) (?:de )?(?:ma|mon|la) (?:commande|colis|livraison)|suivi de commande|(?:ma|mon) (?:commande|colis) (?:est|a|n°|numéro|du)|(?:a|est)[ -](?:elle|il) (?:été )?(?:expédiée?|envoyée?|partie?)|quand (?:vais-je recevoir|est-ce que je reçois|je reçois|arrive|sera livrée?|vais je recevoir) (?:ma|mon|mes)|(?<!(?:puis-je|peut-on|je peux|comment|possible d'|pouvoir|peux-je|est-ce que je peux) ?)(?:annuler|modifier|changer) ma commande|numéro de commande|j'ai (?:passé (?:une )?commande|commandé)|(?:il|elle|c')(?: ?est| en est)? où (?:mon|ma) (?:colis|commande|livraison)|que (?:devient|se passe-t-il avec) (?:mon|ma) (?:colis|commande)",
    complaint:
      "(?<!(?:si|lorsque|quand|en cas)[^.!?]{0,60})(?:(?:débitée?|facturée?|prélevée?|payé|debite|facture|preleve|paye) (?:deux|2) fois|(?:mauvaise|fausse) adresse|adresse (?:erronée|erronee|incorrecte)|(?:indiqué|marqué|noté)e?s? (?:comme )?livrée?s?,? mais|(?:arrivée?s?|reçue?s?|livrée?s?) (?:\\p{L}+ )?(?:cassée?s?|abîmée?s?|endommagée?s?|défectueu(?:x|se|ses)|brisée?s?|déchirée?s?|ouverte?s?|incomplète?s?|en miettes|en morceaux|sale)|(?:est|était|sont|étaient|tout|toute) (?:\\p{L}+ )?(?:cassée?s?|abîmée?s?|endommagée?s?|défectueu(?:x|se|ses)|brisée?s?|déchirée?s?)|(?:reçu|envoyé|livré) (?:\\p{L}+ ){0,2}(?:mauvais|cassée?s?|abîmée?s?|endommagée?s?)|(?:mauvais(?:e)?|pas le bon|pas la bonne) (?:article|produit|taille|couleur|commande|modèle)|(?:n'ai|n'a|n'est|ai|est) (?:toujours |encore )?(?:pas|jamais|rien) (?:\\p{L}+ )?(?:reçue?|arrivée?|livrée?|remboursée?)|toujours (?:pas|rien) (?:reçu|arrivée?|livrée?)|j'attends (?:toujours|encore|depuis)|(?:il )?manque (?:un|une|des|le|la|\\p{L}+ )|colis (?:perdu|volé|vide)|en retard|ne (?:fonctionne|marche) (?:pas|plus)|(?:fonctionne|marche) (?:pas|plus)|réclamation|plainte|me plaindre|porter plainte|arnaque|arnaqueurs?|escro(?:c|querie)|honte(?:ux|use)?|scandaleux|inadmissible|inacceptable|nulle?s? à|déçue?s?|mécontente?|furieu(?:x|se)|en colère|insatisfaite?|pas (?:contente?|satisfaite?)|remboursez[ -]moi|je veux (?:être remboursée?|mon argent|mon remboursement)|personne ne répond|aucune réponse|service (?:nul|catastrophique|déplorable|lamentable))",
    shopping:
      "(?:quelque chose|un truc|une idée) (?:pour|contre|qui|de|à|sans)|avez[ -]vous|vous avez|est-ce que vous (?:avez|vendez|faites)|tu as|t'as|as-tu|vendez[ -]vous|vendez|proposez[ -]vous|cherch\\p{L}*|montre\\p{L}*|conseill(?:ez|es|e) ?-?moi|que (?:me )?conseillez|recommand\\p{L}*|acheter|cadeau(?:x)? (?:pour|à|de)|une? idée(?:s)? cadeau|quel (?:est le )?prix|prix (?:de|du|des)|coûte\\p{L}*|combien (?:coûte\\p{L}*|vaut|ça fait)|j'aimerais|je voudrais|je veux|j'ai besoin|il me faut|il y a[ -]t[ -]il|y a[ -]t[ -]il|quels? \\p{L}+ (?:avez|vendez|proposez)|moins chers?|plus chers?|meilleures ventes|quelque chose (?:pour|de|en|avec)",
    policy:
      "quelle taille|livraison\\p{L}*|livre[rz]|livrez|livré\\p{L}*|expédi\\p{L}*|envoi|envois|envoyez|envoyer|frais de port|port offert|retour(?:s|ner|né\\p{L}*)?|renvoy\\p{L}*|rendre|rétractation|rembours\\p{L}*|échang\\p{L}*|garanti\\p{L}*|paiement\\p{L}*|payer|paye[rz]?|régler|paypal|klarna|plusieurs fois|carte (?:bancaire|bleue|de crédit)|facture\\p{L}*|horaires?|ouvert(?:s|e|es|ure)?|contact\\p{L}*|joindre|téléphone|numéro|e-?mail|mail|adresse|où (?:êtes|vous êtes|se trouve|est situé\\p{L}*)|magasin\\p{L}*|showroom|guide des tailles|lav(?:er|age|able|ables|é)|entretien|entreten\\p{L}*|sèche-linge|repass\\p{L}*|code promo|codes promo|bon d'achat|carte cadeau|cartes cadeaux|chèque cadeau|newsletter|confidentialité|compte|mot de passe|cgv|douan\\p{L}*|tva|taxes?|répar\\p{L}*|grossiste|en gros|revendeur\\p{L}*|retrait|retirer|récupérer|annul\\p{L}*|précommand\\p{L}*|fidélité|minimum de commande|étranger|international\\p{L}*|recrut\\p{L}*|emploi",
  },
  followUp: {
    opening:
      "et|ou|mais|aussi|et pour|et si|qu'en est-il|et qu'en est-il|quid|alors|et sinon|sinon|et concernant|concernant|pareil pour|ok et",
    referring:
      "ça|cela|ceci|celui|celle|ceux|celles|celui-ci|celle-ci|celui-là|celle-là|ceux-ci|celles-ci|il|ils|elles|elle|le même|la même|lequel|laquelle|il est|est-il|l'un|l'une|en",
    general:
      "quelque chose|tout|qu'est-ce que vous (?:avez|vendez)|que vendez-vous|qu'avez-vous|quoi d'autre|autre chose|vos produits|n'importe quoi",
    ordinals: [
      'l[ea] premi(?:er|ère)|1(?:er|ère)|numéro (?:un|1)|le n° ?1',
      'l[ea] (?:deuxième|second(?:e)?)|2(?:e|ème)|numéro (?:deux|2)',
      'l[ea] troisième|3(?:e|ème)|numéro (?:trois|3)',
      'l[ea] quatrième|4(?:e|ème)|numéro (?:quatre|4)',
      'l[ea] cinquième|5(?:e|ème)|numéro (?:cinq|5)',
      'l[ea] derni(?:er|ère)(?! (?:jour|fois|commande))|ce dernier|cette dernière',
    ],
    compare: 'différences?|différents?|différentes?|compar\\p{L}*|mieux|meilleure?s?|plutôt|versus|vs\\.?|ou',
    joint: 'et|ou|vs\\.?|versus|à|que|avec|de|par rapport à|&',
  },
  asks: {
    duration:
      'combien de (?:temps|jours|semaines|heures|mois)|quels? (?:est le |sont les |est votre |sont vos )?délais?|délais?|pendant combien|sous combien|en combien|durée',
    time: "quand|à quelle heure|quels? jours?|quelle date|jusqu'à quand|à partir de quand|quels? (?:sont (?:vos|les) )?horaires|horaires,quand vais-je recevoir mon remboursement,quand vais-je recevoir le remboursement,quand je reçois mon remboursement,quand arrive mon remboursement,quand arrive le remboursement",
    cost: "combien (?:coûte\\p{L}*|ça coûte|est-ce que ça coûte|vaut|pour|est|sont|faut-il payer|dois-je payer)|combien(?= *[?!.]?$)|c'est combien|quel(?:s)? (?:est le |sont les |est votre )?(?:prix|tarifs?|coût|frais|montant)|prix|tarifs?|coûte\\p{L}*|frais|à quel prix",
    count: "combien d[e'](?! ?(?:temps|jours|semaines|heures|mois))|combien y a|quelle quantité|quel nombre",
    place:
      "où|d'où|(?:dans|vers|de|à) quelle? (?:ville|pays|adresse|région)|quels pays|dans quels (?:pays|magasins)|quelle est (?:votre|l') ?adresse|adresse",
    person: 'qui|à qui|par qui|avec qui|chez qui',
    method:
      "comment(?! (?:allez|vas|ça va|tu vas))|de quelle (?:manière|façon)|que (?:dois-je|faut-il|faire)|qu'est-ce que je dois|mode d'emploi|procédure|démarche",
    reason: 'pourquoi|pour quelle raison|pq',
    which: 'quel(?:le)?s?|lequel|laquelle|lesquel(?:le)?s',
  },
  questionWords: 'que|quoi|quel(?:le)?s?|qui|où|quand|pourquoi|comment|combien',
  askedMeasures: 'combien (?:de temps|de fois|de)|à quelle (?:fréquence|vitesse)',
  yesNo:
    "(?!(?:pouvez-vous|peux-tu|pourriez-vous|vous pouvez|tu peux) (?:me |nous )?(?:dire|expliquer|indiquer|montrer|donner|aider)|savez-vous)(?:est-ce (?:que|qu')|est-ce|est-il|est-elle|sont-ils|sont-elles|êtes-vous|avez-vous|as-tu|a-t-il|a-t-elle|y a-t-il|il y a|peut-on|puis-je|pouvez-vous|peux-tu|pourriez-vous|pourrais-je|dois-je|faut-il|faites-vous|livrez-vous|expédiez-vous|envoyez-vous|acceptez-vous|proposez-vous|vendez-vous|offrez-vous|reprenez-vous|remboursez-vous|vous (?:avez|livrez|faites|acceptez|vendez|proposez|expédiez|envoyez|prenez|remboursez|êtes)|on peut|je peux|tu as|c'est|ça|ce |cela|cette|ces|le |la |les |l'|votre|vos|possible|serait-il|avez|livrez|acceptez|existe-t-il|existe)",
  leave: [
    [
      "^(?:est-ce qu(?:e je peux|['’]on peut)|puis-je|peut-on|pouvons-nous|je peux|on peut|(?:est-il|c['’]est) possible de|ai-je le droit de?|a-t-on le droit de?|est-ce (?:permis|autorisé|possible) (?:de |d['’])?)\\s*",
      'je peux ',
    ],
    [
      "^(?:est-ce que )?(?:les?|la|l['’])\\s*(\\p{L}+) (?:sont(?:-ils|-elles)?|est(?:-il|-elle)?) (?:admis|autorisé|accepté|bienvenu|permis)e?s?(?: (?:dans (?:la|votre) boutique|en magasin|dans (?:le|votre) magasin|chez vous))?(?=\\s*[?.!]*$)",
      'je peux amener $1',
    ],
    [
      "^acceptez-vous (?:les?|la|l['’])\\s*(\\p{L}+)(?: (?:dans (?:la|votre) boutique|en magasin|dans (?:le|votre) magasin|chez vous))(?=\\s*[?.!]*$)",
      'je peux amener $1',
    ],
    ['(?<!\\p{L})(?:emmener|venir avec|entrer avec)(?!\\p{L})', 'amener'],
  ],
  namedDays: {
    christmasEve: 'réveillon de noël|veille de noël|24 au soir',
    christmasDay: 'jour de noël',
    boxingDay: 'lendemain de noël|saint-étienne|st-étienne',
    christmas: 'noël|noel',
    newYearsEve: "saint-sylvestre|st-sylvestre|réveillon du (?:jour de l'an|nouvel an)",
    newYearsDay: "jour de l'an|premier de l'an",
    newYear: 'nouvel an|nouvelle année',
    goodFriday: 'vendredi saint',
    easterMonday: 'lundi de pâques',
    easter: 'pâques|paques',
    blackFriday: 'black friday',
  },
  units:
    'jours?|jours? ouvr(?:és|ables)|heures?|h\\b|semaines?|mois|ans|années?|minutes?|secondes?|fois|personnes?|pièces?|articles?|unités?|paires?|lots?|feuilles?|rouleaux|pouces?|centimètres?|millimètres?|mètres?|kilomètres?|kilos?|kilogrammes?|grammes?|gr|litres?|millilitres?|watts?|volts?|degrés?|carats?|étoiles?|points?|pour ?cent',
  timeUnits: 'jours? ouvr(?:és|ables)|jours?|heures?|semaines?|mois|ans|années?|minutes?|secondes?|quinzaines?',
  numbers: [
    'une?',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze|une douzaine',
  ],
  currencies: 'euros?|dollars?(?: canadiens| américains)?|livres?(?: sterling)?|francs?(?: suisses)?|balles|centimes?',
  percent: 'pour ?cent|pourcents?',
  without: 'sans|sauf|hormis|excepté|qui ne (?:soient?|contiennent|sont) pas(?: en| de)?|pas (?:en|de)',
  lacking: '',
  amountWords:
    'quinze 15, vingt 20, vingt-cinq 25, trente 30, quarante 40, cinquante 50, soixante 60, cent *100, mille *1000',
  comparatives: {
    cheaper: 'moins ch(?:er|ère|ers|ères)|coûte moins',
    dearer: 'plus ch(?:er|ère|ers|ères)|coûte plus',
    bigger: 'plus grande?s?|plus longs?|plus longues?|plus larges?',
    smaller: 'plus petite?s?|plus courte?s?',
    heavier: 'plus lourde?s?|pèse plus',
    lighter: 'plus légers?|plus légères?|pèse moins',
    brighter: 'plus lumineu(?:x|ses?)|plus puissante?s?|éclaire (?:plus|davantage|mieux)|plus de lumière',
  },
  prices: {
    atMost: [
      "(?:moins de|moins cher que|sous(?: les)?|en dessous de|au-dessous de|jusqu'à|maximum|max|au plus|pas plus de|inférieure?s? à|(?:mon )?budget(?: est)?(?: de| max(?:imum|i)?)?|dans (?:la|les) limites? de|sans (?:dépasser|excéder)(?: les)?|(?:ne |n')?(?:dépass|excéd)\\p{L}+ pas(?: les)?|ne (?:dépass|excéd)ant pas(?: les)?|pas(?: \\p{L}+)? plus de) N",
      "(?:j'ai|avec) (?:juste |seulement )?(?=[$€£]|\\d+ ?(?:€|euros?|francs|balles))N",
      'N (?:(?:grand )?max(?:imum|i)?|ou moins|au plus|de budget)',
    ],
    atLeast: [
      '(?:plus de|plus cher que|au-dessus de|à partir de|au moins|minimum|supérieure?s? à|dès) N',
      'N (?:minimum|ou plus|au moins)',
    ],
    between: ['entre N(?: et |\\s*[-–]\\s*)N', 'de N à N'],
    about: ['(?:environ|autour de|à peu près|aux alentours de|dans les) N'],
    cheapest: [
      '(?:le|la|les) moins ch(?:er|[èe]re)s?',
      'moins ch(?:er|[èe]re)s?(?! (?:que|de))',
      'moins onéreu(?:x|ses?)',
      'coûte(?:nt)? le moins',
      'prix le plus bas',
      'meilleur marché',
      '(?:le|la|les) plus (?:abordable|économique)s?',
    ],
    dearest: [
      '(?:le|la|les) plus (?:ch(?:er|[èe]re)s?|onéreu(?:x|ses?))',
      'plus ch(?:er|[èe]re)s?(?! (?:que|de))',
      'coûte(?:nt)? le plus',
      'prix le plus élevé',
    ],
    onSale: [
      'en promo(?:tion)?s?',
      '(?<!codes? )promo(?:tion)?s?',
      'prix (?:réduits?|barrés?|cassés?)',
      'remisée?s?',
      'bonnes affaires',
      'déstockage',
      '(?:des|vos|quelles) offres',
      'en soldes?',
      'soldes',
      'réductions?',
      'remises?',
      'soldé(?:e)?s?',
    ],
  },
  concepts: {
    delivery:
      "livraison,expédition,envoi,livraisons,expédier,frais de livraison,livr*,livraison*,livrer,livrez,livré,livrés,livrée,livrent,expédi*,envois,envoyez,envoyer,envoyé,envoyés,frais de port,frais d'envoi,frais d'expédition,frais de livraison*,port offert,livraison gratuite,livraison offerte,délai de livraison,délais de livraison,délai d'expédition,par la poste,acheminement,recevoir ma commande,recevoir mon,arriver,arrive,vous livrez,faites livrer,port gratuit,frais port,quand vais-je recevoir,quand je reçois,quand est-ce que je reçois,quand recevrai-je,pour recevoir,quand arrive",
    dispatch:
      "délai de traitement,préparation,temps de traitement,traitement de la commande,préparation de commande*,délai de préparation,traitée,traitées,quitte l'entrepôt,prêt à expédier,préparons votre commande,préparer votre commande,préparons les commandes,expédiée sous,expédiées sous,expédié sous,expédiés sous,expédions sous,expédiée dans les,expédiées dans les,quand partira,date d'expédition",
    carrier:
      "transporteur,Colissimo,Chronopost,Mondial Relay,La Poste,transporteur*,coursier*,colissimo,chronopost,mondial relay,la poste,dhl,ups,fedex,dpd,gls,relais colis,point relais,points relais,mode de livraison,modes de livraison,mode d'envoi,par qui livrez,qui livre,société de livraison",
    tracking:
      'suivi,numéro de suivi,suivi de colis,numéro de suivi*,suivi de livraison,suivi de commande,suivre mon colis,suivre ma commande,suivre mon paquet,lien de suivi,tracking,suivre la livraison,suivi colis,suis mon colis,suivre le colis',
    abroad:
      "international,étranger,monde entier,à l'international,à l'étranger,international*,dans le monde entier,partout dans le monde,hors de france,hors france,hors union européenne,hors ue,outre-mer,dom-tom,autres pays,autre pays,quels pays,dans quel pays,en europe,pays étranger*,mondial,mondialement",
    customs:
      "douane,frais de douane,droits de douane,douane*,douanier*,douanes,taxes d'importation,taxe d'importation,droits d'importation,frais d'importation,dédouanement",
    pickup:
      'retrait,retrait en magasin,click and collect,retrait*,retirer en magasin,retirer sur place,retirer ma commande,récupérer ma commande,récupérer en magasin,récupérer sur place,récupérer mon colis,chercher sur place,venir chercher,venir le chercher,venir la chercher,venir récupérer,click & collect,passer chercher,sur place',
    express:
      'express,livraison express,livraison rapide,en urgence,urgent*,24h,48h,le lendemain,dès demain,pour demain,le jour même,plus vite,plus rapidement,rapidement,pressé,pressée,expédition rapide,à temps pour,le plus vite',
    returns:
      "retour,retours,retourner,renvoyer,retour*,retourn*,renvoi,renvoy*,renvoie,rendre,rétractation,droit de rétractation,délai de rétractation,délai de retour,frais de retour*,bon de retour,étiquette de retour,politique de retour,ramener,rapporter un article,rapporter,changé d'avis,changer d'avis,change d'avis,ne me plaît pas,ne me plait pas,ne me convient pas,ne convient pas,si ça ne va pas,pas satisfait,pas satisfaite,ne va pas",
    refund:
      "remboursement,remboursé,rembourser,rembours*,être remboursé,mon argent,récupérer mon argent,satisfait ou remboursé,recrédité,avoir mon argent,rendre l'argent,quand vais-je recevoir mon remboursement,quand vais-je recevoir le remboursement,quand je reçois mon remboursement,quand arrive mon remboursement,quand arrive le remboursement",
    exchange:
      'échange,échanger,échang*,échangé,échanges,changer de taille,changer la taille,changer pour une autre,mauvaise taille,prendre une autre taille,contre une autre,contre un autre',
    cancel:
      "annulation,annuler,annul*,modifier ma commande,changer ma commande,modifier la commande,modifier une commande,commandé par erreur,erreur de commande,trompé dans ma commande,trompée dans ma commande,changer l'adresse de",
    restocking: 'frais de restockage,frais de remise en stock,restockage,frais déduits,frais de reprise,seront déduits',
    condition:
      "état d'origine,emballage d'origine,non porté,neuf,emballage d'origine*,non portés,non utilisé*,pas porté,jamais porté,jamais utilisé,étiquettes,avec les étiquettes,non lavé*,non ouvert*,état neuf,parfait état,déjà ouvert,déjà porté,déjà utilisé,ouvert le paquet,ouvert l'emballage,sans l'emballage,sans emballage,sans étiquette,essayé,essayer,conditions de retour,boîte d'origine",
    final_sale:
      'vente finale,ni repris ni échangé,ventes finales,ni repris,non remboursable*,non échangeable*,non retournable*,pas de retour,pas remboursé,exclus du retour,articles soldés échang*,ne peuvent être retournés,ni échangé',
    damaged:
      "endommagé,défectueux,cassé,endommag*,défectueu*,cassé*,abîmé*,brisé*,déchiré*,rayé*,fissuré*,défaut*,malfaçon*,en morceaux,fuite,ne fonctionne pas,ne marche pas,marche pas,marche plus,fonctionne plus,mauvais article,mauvais produit,erreur d'article,pas le bon article,pas le bon produit,mauvaise qualité,non conforme",
    missing:
      "manquant,non reçu,perdu,manquant*,il manque,manque un,manque une,pas reçu,jamais reçu,rien reçu,toujours pas reçu,pas arrivé,jamais arrivé,toujours pas,colis perdu,perdu*,volé,incomplet*,en retard,retard de livraison,retard*,n'arrive pas,pas livré",
    payment:
      'paiement,moyens de paiement,payer,PayPal,virement,paiement*,payez,paye,payé,payable,mode de paiement,modes de paiement,moyen de paiement,règlement,régler,paypal,virement*,chèque,chèques,espèces,en liquide,contre remboursement,apple pay,google pay,à la livraison payer,comment payer',
    card: 'carte bancaire,carte de crédit,Visa,Mastercard,carte bancaire*,cartes bancaires,cartes de crédit,carte bleue,cb,visa,mastercard,american express,amex,par carte,quelles cartes,carte de paiement,maestro',
    instalments:
      'paiement en plusieurs fois,Klarna,Alma,en plusieurs fois,en 3 fois,en 4 fois,3x sans frais,4x sans frais,en trois fois,en quatre fois,3 fois sans frais,klarna,alma,oney,échelonn*,mensualité*,paiement fractionné,crédit à la consommation,financement,payer plus tard,paiement différé,crédit,à crédit,étaler le paiement,petit à petit,étaler mon paiement',
    invoice: "facture,factur*,ticket de caisse,reçu de caisse,preuve d'achat,justificatif d'achat,ma facture,duplicata",
    tax: 'TVA,taxes,tva,taxe,taxe de vente,hors taxe,ht,ttc,toutes taxes comprises,détaxe,numéro de tva,tps',
    currency:
      'devise,devises,monnaie,taux de change,en euros,en dollars,dollars canadiens,en francs suisses,convertir le prix,quelle monnaie',
    warranty: 'garantie,garanti*,garanties,sous garantie,pièces de rechange garanties',
    repair: 'réparation,réparation*,réparer,répare*,réparé*,réparable*',
    contact:
      "contact,contacter,service client,contact*,nous contacter,vous contacter,vous joindre,joindre,service clients,service clientèle,formulaire de contact,parler à,parler avec,vous écrire,nous écrire,à qui m'adresser,whatsapp,instagram,facebook,réseaux sociaux,chat en direct,assistance",
    email:
      'e-mail,email,mail,e-mail*,email*,adresse mail,adresse e-mail,courriel*,par mail,par email,votre mail,un mail',
    phone:
      'téléphone,numéro de téléphone,téléphon*,appeler,appelle,appel téléphonique,numéro de tel,numéro de tél,tél,votre numéro,par téléphone,vous appeler,hotline,joignable*,portable numéro',
    address:
      "adresse,située,adresse*,situé,situés,situé*,localisation,où êtes-vous,où êtes vous,vous êtes où,où se trouve,où se situe,où est votre,où est la boutique,où vous trouver,emplacement,siège social,dans quelle ville,quelle ville,quelle rue,plan d'accès,itinéraire,d'où expédiez,expédié depuis,basés,basé à,adresse de retour",
    hours:
      "horaires,heures d'ouverture,ouvert,horaire*,horaires d'ouverture,heure d'ouverture,ouverts,ouverte,ouvertes,ouverture,ouvrez,vous ouvrez,fermé le,fermez,vous fermez,fermeture,quelle heure,jours fériés,ouvert le dimanche,ouvert le samedi",
    shop: 'boutique,magasin,showroom,magasin*,boutique*,point de vente,points de vente,magasin physique,boutique physique,en magasin,en boutique,voir en vrai,essayer en magasin,près de chez moi,revendeurs,en ligne uniquement,atelier boutique,venir voir,visiter,que en ligne,seulement en ligne,uniquement en ligne,voir sur place',
    order:
      'commande,commander,commandes,command*,achat,achats,passer commande,passer une commande,ma commande,numéro de commande,panier,mon panier,valider ma commande',
    minimum:
      "minimum de commande,montant minimum,minimum,minimum d'achat,commande minimum,commande minimale,achat minimum,quantité minimum,quantité minimale,minimale,à partir de quel montant,à partir de combien",
    wholesale:
      "vente en gros,grossiste,revendeur,en gros,grossiste*,prix de gros,revendeur*,revendre,revente,professionnel*,tarif pro,tarifs pro,compte pro,grande quantité,grandes quantités,grosse commande,grosses commandes,pour mon magasin,pour ma boutique,pour mon entreprise,distributeur*,b2b,cadeaux d'entreprise,dropshipping,du gros,gros volumes",
    discount:
      'réduction,outlet,code promo,remise,promotion,réduction*,remise*,code promo*,codes promo,code de réduction,code réduction,codes de réduction,promo,promos,promotion*,soldes,solde,soldé*,rabais,offre spéciale,offres spéciales,bons plans,bon plan,coupon*,première commande,ristourne,black friday,ventes privées,déstockage',
    gift_card:
      "carte cadeau,bon cadeau,chèque cadeau,cartes cadeaux,carte-cadeau,cartes-cadeaux,bons cadeaux,chèques cadeaux,bon d'achat,bons d'achat,e-carte cadeau,carte kdo,code cadeau",
    store_credit:
      "un avoir,crédit boutique,avoir en boutique,sous forme d'avoir,crédit magasin,note de crédit,avoir valable",
    loyalty:
      'programme de fidélité,fidélité,points de fidélité,points fidélité,carte de fidélité,parrainage,parrainer,parrain,récompenses,cumuler des points,mes points',
    preorder: "précommande,précommander,précommand*,pré-commande*,réserver,réservation*,commander à l'avance",
    privacy:
      'confidentialité,données personnelles,politique de confidentialité,rgpd,mes données,vos données,cookies,protection des données,paiement sécurisé,site sécurisé,sécurisé,se désabonner,désinscri*,cgv,conditions générales,mentions légales',
    account:
      "compte,compte client,mon compte,créer un compte,compte*,connexion,me connecter,se connecter,inscription,inscrire,mot de passe,identifiant*,en tant qu'invité,sans compte,sans créer de compte,sans inscription",
    jobs: "emploi,recrutement,recrut*,emplois,offres d'emploi,offre d'emploi,stage,stages,postuler,candidature*,travailler chez vous,travailler avec vous,embauche*,carrière*,alternance",
    owner:
      'fondateur,fondatrice,qui sommes-nous,fondateur*,fondatrice*,créateur*,créatrice*,propriétaire*,gérant*,patron,patronne,à propos de nous,à propos de vous,qui êtes-vous,qui est derrière,votre histoire,notre histoire,histoire de la marque,entreprise familiale,qui a créé,dirigeant*',
    since:
      'fondée en,créée en,depuis quand,fondé en,créé en,existez-vous depuis,vous existez depuis,existe depuis,année de création,date de création,quand avez-vous,ancienneté',
    event:
      'événement,atelier,événement*,évènement*,ateliers,salon professionnel,salons,foire*,marché de noël,marchés,pop-up*,exposition*,portes ouvertes,vente éphémère',
    review:
      'avis,avis clients,note des clients,témoignage*,commentaires clients,retours clients,évaluation*,que pensent les clients,trustpilot,laisser un avis',
    time: "jours,délai,délais de livraison,jours ouvrés,combien de temps,combien de jours,délai*,quand,délai de livraison,délai d'expédition,délai de traitement,délai de préparation,délai de retour,délai de rétractation,sous combien,en combien,durée,semaines,date de livraison,temps de livraison,temps d'attente,quand vais-je,rapidité",
    cost: "prix,coût,tarif,frais,combien,coûte,coût*,coûte*,tarif*,frais de port,frais de livraison*,frais d'envoi,frais d'expédition,frais de retour*,c'est combien,cher,chère,payant,payants,montant,supplément*,à quel prix,combien coûte,combien ça coûte",
    free: 'gratuit,offert,gratuite,gratuits,gratuit*,offerte,offerts,offertes,livraison gratuite,livraison offerte,port offert,port gratuit,sans frais,gratis,frais offerts',
    stock:
      'en stock,disponible,rupture de stock,disponibles,stock,disponib*,indisponible*,épuisé*,rupture,en rupture,réapprovisionn*,réassort,de retour en stock,bientôt de retour,restock,encore en stock,reste-t-il,il en reste,il reste,toujours en vente,retour en stock',
    size: 'taille,tailles,dimensions,mesures,taille*,dimension*,mesure*,pointure*,longueur*,largeur*,hauteur*,profondeur*,diamètre*,épaisseur*,quelle longueur,quelle largeur,quelle hauteur,grandeur,grand comment,en s,en m,en l,xxs,xs,xl,xxl,xxxl,3xl,taille unique,grande taille,format',
    size_guide:
      'guide des tailles,tableau des tailles,guide de tailles,guide des mesures,tableau de tailles,guide taille,quelle taille prendre,quelle taille choisir,quelle taille dois-je,quelle taille je,quelle taille me,quelle taille pour,ma taille,bonne taille,comment mesurer,prendre mes mesures,connaître ma taille',
    fit: 'coupe,taille petit,taille grand,taille normalement,taillent petit,taillent grand,ça taille,coupe*,ajusté*,cintré*,serré*,ample,large ou,trop grand,trop petit,trop serré,élastique,extensible,stretch,oversize,porte une taille,mannequin porte,tombe bien',
    material:
      'matière,composition,tissu,matériau,matière*,matériau*,composition*,tissu*,en quoi est,en quoi sont,fait de,faite de,fabriqué à partir,fabriqué en quoi,fibre*,doublure,doublé,toile,polyester,grammage',
    made: "fabriqué,fabrication,Made in,origine,fabriqu*,fabrication*,fait main,faite main,faits main,faits à la main,fait à la main,artisanal*,produit en,produits en,origine*,provenance*,d'où vient,d'où viennent,d'où provient,made in,pays d'origine,où sont fabriqués,où est fabriqué,où sont faits,confectionn*,fabricant*,usine",
    wash: 'lavage,entretien,laver,lavable,lav*,lavage*,lavable*,en machine,machine à laver,entretien*,entretenir,nettoy*,nettoyage*,sèche-linge,séchage,sécher,repass*,repassage,fer à repasser,rétréci*,rétrécit,déteint,déteindre,lave-vaisselle,à la main laver,tache,taches,javel,adoucissant',
    weight: 'poids,pèse,pèsent,peser,lourd,lourde,lourds,léger,légère,légers,combien pèse,en grammes',
    colour: 'couleur,couleurs,coloris,couleur*,teinte*,nuance*,quels coloris,quelles couleurs,coloré*',
    scent:
      'parfum,senteur,odeur,parfums,parfum*,senteur*,odeur*,parfumé*,fragrance*,sent bon,sentir,arôme*,inodore,huile essentielle,huiles essentielles',
    ingredients:
      "ingrédients,composants,contient,ingrédient*,composant*,contiennent,sans paraben*,paraben*,sulfate*,phtalate*,végan,vegan,végane,bio,biologique,naturel,naturels,naturelle,cire de soja,cire d'abeille,conservateur*,inci,testé sur les animaux,cruelty free,qu'y a-t-il dedans,dedans,perturbateurs",
    allergy:
      'allergie,allergènes,hypoallergénique,allergi*,allergène*,allergique*,hypoallergénique*,peau sensible,peaux sensibles,sans gluten,gluten,fruits à coque,noix,lactose,latex,nickel,sans nickel,enceinte,grossesse,allaitement,eczéma,irritation*,irritant,pour les bébés,animaux de compagnie,toxique*',
    use: "mode d'emploi,utilisation,utiliser,mode d'emploi*,utilis*,notice*,comment utiliser,comment ça marche,comment ça fonctionne,comment fonctionne,appliquer,application,monter,montage,assembler,assemblage,installer,installation,instructions,à quoi sert,à quoi ça sert,sert à,mèche,couper la mèche,première utilisation,conserver,conservation,stocker,ranger,extérieur,en extérieur,intérieur,convient pour",
    capacity:
      'contenance,capacité,volume,contenance*,capacité*,combien de litres,combien de ml,peut contenir,poids maximum,charge maximale,supporte combien,pour combien de personnes,combien de personnes',
    lasting:
      'durée de combustion,durée de vie,combustion,brûle,brûlent,dure,durent,durable,durables,durabilité,solide,solides,résistant*,date de péremption,péremption,périm*,date limite,se conserve,autonomie,tient combien,longévité,combien de temps dure',
    compatible:
      "compatible,compatibles,compatib*,s'adapte,adapté à,adapté pour,va avec,vont avec,adaptateur*,universel*,pièce détachée,pièces détachées,pour mon modèle,fonctionne avec,marche avec,aller avec",
    contents:
      "inclus,contenu,inclus*,comprend,compris,livré avec,vendu avec,fourni,fournis,fournie,dans la boîte,dans le coffret,dans le lot,lot de,combien de pièces,à l'unité,vendu seul,vendu séparément,par paire,piles fournies,accessoires inclus",
    custom:
      'personnalisé,gravure,sur mesure,personnalis*,personnalisation*,gravure*,graver,gravé*,sur-mesure,brod*,broderie*,monogramme*,initiales,avec un prénom,mon prénom,avec mon nom,logo,notre logo,demande spéciale,commande spéciale,imprimer,retouche*,ourlet*',
    gift: 'cadeau,emballage cadeau,cadeaux,cadeau*,papier cadeau,paquet cadeau,coffret cadeau,coffret*,offrir,pour offrir,idée cadeau,idées cadeaux,message personnalisé,petit mot,carte de vœux,emballer,emballé,anniversaire cadeau,cadeau de noël,cadeau de mariage,kdo',
    new: 'nouveautés,nouveau,nouvelle collection,nouveauté*,nouveaux produits,nouveaux articles,nouveaux modèles,dernière collection,vient de sortir,bientôt disponible,prochainement,quoi de neuf',
    ...frenchThings,
  },
  idioms:
    "tout de suite,tout à fait,bien sûr,à la carte,carte mère,carte mémoire,carte postale,carte de visite,cartes de visite,carte d'anniversaire,porte-carte*,porte-clé*,porte-clés,coque de téléphone,coque téléphone,coque pour téléphone,en cas de,au cas où,par rapport,en tout cas,à part,de la part,en ce moment,mise au point,au fait,en fait,en effet,par contre,tenir au courant,serviette en papier,la plupart,point final,pour information,rendre visite,se rendre,rendez-vous",
  functionWords:
    'à afin ai aimerais alors après as au aucun aussi autre aux avant avec avez avoir avons besoin bien c ça car ce cela ces cet cette chez comme comment combien d dans de depuis des dire du elle elles en encore entre es est et été être eu faire fait faites faut ici il ils j je jusque l la le les leur leurs lui m ma mais me même mes moi mon n ne ni non nos notre nous on ont ou où oui par pas pendant peut peux plus pour pourquoi pourrais pourriez pouvez pouvoir prend puis puisque qu quand que quel quelle quelles quelque quels qui quoi s sa sais sans savoir se ses si sommes son sont souhaite sous suis sur t ta te tes toi ton toujours tous tout toute toutes très trop tu un une vers veux voici vos votre voudrais vous y êtes est-ce avez-vous puis-je peut-on faut-il',
  asking:
    'avez vous votre vos acceptez accepter cherche chercher montrez montrer montre proposez proposer vendez vendre vend prenez conseillez conseille recommandez trouver trouve trouvez article articles produit produits chose choses besoin question questions renseignement renseignements info infos information informations ciao bonjour bonsoir salut merci svp stp plaît plait possible sorte type',
  isUnspaced: false,
  namesBend: false,
  clitics: '',
  usual: {
    questions: {
      delivery_free: 'À partir de quel montant la livraison est-elle gratuite ?',
      delivery_cost: 'Combien coûte la livraison ?',
      delivery_time: 'Quel est le délai de livraison ?',
      delivery_express: 'Proposez-vous la livraison express ?',
      pickup: 'Puis-je retirer ma commande sur place ?',
      return_window: 'Combien de temps ai-je pour retourner un article ?',
      return_cost: 'Qui paie les frais de retour ?',
      return_how: 'Comment retourner un article ?',
      exchange: 'Puis-je échanger un article contre une autre taille ?',
      refund_time: 'Sous combien de temps suis-je remboursé ?',
      cancel_order: 'Puis-je annuler ma commande ?',
      payment_methods: 'Quels moyens de paiement acceptez-vous ?',
      cash_on_delivery: 'Puis-je payer à la livraison ?',
      instalments: 'Puis-je payer en plusieurs fois ?',
      hours: 'Quels sont vos horaires ?',
      address: 'Où se trouve votre boutique ?',
      shop: 'Avez-vous un magasin physique ?',
      phone: 'Quel est votre numéro de téléphone ?',
      contact: 'Comment vous contacter ?',
      warranty: 'Quelle est la durée de la garantie ?',
      gift_card: 'Vendez-vous des cartes cadeaux ?',
      discount_code: 'Y a-t-il un code promo ?',
      restock: 'Quand sera-t-il de nouveau en stock ?',
      wholesale: 'Vendez-vous aux professionnels ?',
      invoice: 'Est-ce que je reçois une facture ?',
    },
    besides:
      "environ normalement maintenant total a c va vais colis reçu reçois recevoir faire fait faites paie paye paient payé acheter prendre prends prenez prend rajouter ajouter passe passer passent temps long longtemps jour jours semaine semaines mois an ans année années hui là ici chose truc produit produits article articles numéro ligne internet savoir voir avez-vous est-ce est-il peut-on puis-je faut-il y-a-t-il a-t-il proposez-vous acceptez-vous petit besoin avoir aller allez mettre remettre dire dites donner donne cas souci question parler discuter écrire joindre appeler trouve trouver moment vite rapidement exactement possibles gens quelqu'un tout tous toute port dès arrivée arrive revient rentre ça ca encore aussi juste seulement moi moins plus prix commander commandes achat client clients faite erreur par personne société entreprise boîte allé envoi envoyez reçoit gros gratos sous rentrer préparer étapes démarche démarches procédure marche tranquille plusieurs revenir commandé commandez venir viens livrez pourrais pourrait serait ferait service aide questions renseignement renseignements directement personnellement type types sorte général normal possibilité possibilités option options coûte coûterait payer toucher récupérer obtenir arriver partir sortir rester durer dure mettez met attends attendre minimum",
    whatsApp: '',
    elapsed: {
      counts: 'une?|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quelques|plusieurs',
      units: 'jours?|semaines?|mois|ans?',
      spans:
        "(?:il y a|y a|après|depuis|au bout de|d'il y a|sous|dans) (?:environ |presque |plus de |plus d')?SPAN|SPAN (?:après|plus tard|passés?)|(?:la semaine|le mois|l'année|l'an) derni(?:er|ère)",
      beside:
        'achetée?s?|achat|commandée?s?|commande|reçue?s?|arrivée?s?|livrée?s?|livraison|encore|trop tard|tard|toujours|quelque chose|article|produit|colis|possible|svp|plaît|plait|ai|avais|peux|puis|pourrai|veux|voudrais|aime|convient|va|me|plus|pas',
      isSent: String.raw`(?:ai|avons) (?:\S+ ){0,3}?(?:retournée?s?|renvoyée?s?|rendue?s?)|(?:où|quand)\s.{0,30}(?:rembours\p{L}*|argent)|(?:pas|toujours pas|aucun).{0,24}(?:rembours\p{L}*|argent)`,
      exchange: 'Combien de temps ai-je pour échanger un article ?',
    },
  },
  stem: stemmer,
};
