import { stemmer } from '@orama/stemmers/spanish';
import { spanishThings } from './things/es.ts';
import type { LanguagePack } from './language-pack.ts';

export const spanish: LanguagePack = {
  tag: 'es',
  phrases: {
    casual: {
      greeting: '¡Hola! ¿En qué te puedo ayudar en {brand}?',
      thanks: '¡De nada! ¿Algo más?',
      goodbye: '¡Hasta pronto!',
      assistant: 'Soy el asistente de IA de {brand}. Pregúntame por productos, envíos o devoluciones.',
      unknown: 'Lo siento, no he encontrado eso en nuestras páginas.',
      unable: 'Lo siento, ahora mismo no puedo responder a esto.',
      unknownPart: 'Sobre «{topic}» no he encontrado nada en nuestras páginas.',
      perhaps: 'No sé si nuestras páginas responden a eso. Esto es lo más cercano:',
      unclear: 'No he encontrado una respuesta clara a eso en nuestras páginas. Esto es lo más cercano:',
      nearly: 'No he encontrado exactamente eso. Esto es lo más cercano:',
      closest: 'Esto es lo más cercano en nuestras páginas:',
      pagesSay: 'En nuestra página pone:',
      customersSay: 'Esto es lo que cuentan algunos clientes:',
      pagesDiffer: 'Nuestras páginas no coinciden en esto; lo mejor es que nos preguntes:',
      order: 'Desde aquí no puedo ver los pedidos, pero nuestro equipo sí.',
      human: 'Nuestro equipo te ayudará encantado.',
      complaint: 'Siento mucho lo ocurrido. Nuestro equipo lo solucionará contigo.',
      contacts: 'Puedes contactarnos aquí: {contacts}.',
      or: 'o',
      more: 'Más información',
      products: 'Mira estos:',
      nothingWithin: 'Lo siento, no he encontrado nada a ese precio.',
      notSold: 'Lo siento, no he encontrado {name} en nuestra tienda.',
      price: '{name} cuesta {price}.',
      priceRange: '{name} cuesta de {price} a {high}, según la opción que elijas.',
      priceOption: '{name} en {option} cuesta {price}.',
      cheapest: 'Lo más barato es {name}, por {price}.',
      dearest: 'Lo más caro es {name}, por {price}.',
      compared: 'Es {name}, con {option} frente a {options}.',
      inStock: '{name} está disponible.',
      soldOutNow: '{name} está agotado en este momento.',
      preordered: '{name} se puede encargar, pero ahora mismo no está en stock.',
      inStockOption: '{name} en {option} está disponible.',
      soldOutOption: '{name} en {option} está agotado en este momento.',
      notOffered: 'No tenemos {name} en {option}. Lo encontrarás en {options}.',
      availableIn: '{name} está disponible en {options}.',
      stockUnknown: 'Nuestras páginas no dicen si {name} está disponible ahora mismo.',
      viewProduct: 'Ver producto',
      soldOut: 'Agotado',
      priceThen: '{price} el {date}. El precio de hoy está en la página del producto.',
      priceOnPage: 'El precio de hoy está en la página del producto.',
    },
    formal: {
      greeting: 'Buenos días. ¿En qué puedo ayudarle en {brand}?',
      thanks: 'De nada. ¿Puedo ayudarle en algo más?',
      goodbye: 'Hasta pronto y gracias por su visita.',
      assistant: 'Soy el asistente de IA de {brand}. Puede preguntarme por productos, envíos o devoluciones.',
      unknown: 'Lo siento, no he encontrado eso en nuestra información.',
      unable: 'Lo siento, en este momento no puedo responder a su pregunta.',
      unknownPart: 'Sobre «{topic}» no he encontrado nada en nuestra información.',
      perhaps: 'No sé si nuestras páginas responden a eso. Esto es lo más cercano:',
      unclear: 'No he encontrado una respuesta clara a eso en nuestras páginas. Esto es lo más cercano:',
      nearly: 'No he encontrado exactamente eso. Esto es lo más cercano:',
      closest: 'Esto es lo más cercano en nuestras páginas:',
      pagesSay: 'En nuestra página se indica:',
      customersSay: 'Esto es lo que comentan nuestros clientes:',
      pagesDiffer: 'Nuestras páginas no coinciden en este punto; le rogamos que nos lo consulte:',
      order: 'Desde aquí no puedo ver los pedidos, pero nuestro equipo sí.',
      human: 'Nuestro equipo le atenderá con gusto.',
      complaint: 'Lamento mucho lo ocurrido. Nuestro equipo lo solucionará con usted.',
      contacts: 'Puede contactarnos aquí: {contacts}.',
      or: 'o',
      more: 'Más información',
      products: 'Estos productos podrían interesarle:',
      nothingWithin: 'Lo siento, no he encontrado nada a ese precio.',
      notSold: 'Lo siento, no he encontrado {name} en nuestra tienda.',
      price: '{name} cuesta {price}.',
      priceRange: '{name} cuesta de {price} a {high}, según la opción.',
      priceOption: '{name} en {option} cuesta {price}.',
      cheapest: 'El más económico es {name}, por {price}.',
      dearest: 'El más caro es {name}, por {price}.',
      compared: 'Es {name}, con {option} frente a {options}.',
      inStock: '{name} está disponible.',
      soldOutNow: '{name} está agotado en este momento.',
      preordered: '{name} se puede encargar, pero ahora mismo no está en stock.',
      inStockOption: '{name} en {option} está disponible.',
      soldOutOption: '{name} en {option} está agotado en este momento.',
      notOffered: '{name} no se ofrece en {option}. Está disponible en {options}.',
      availableIn: '{name} está disponible en {options}.',
      stockUnknown: 'Nuestras páginas no indican si {name} está disponible en este momento.',
      viewProduct: 'Ver producto',
      soldOut: 'Agotado',
      priceThen: '{price} el {date}. El precio de hoy está en la página del producto.',
      priceOnPage: 'El precio de hoy está en la página del producto.',
    },
  },
  smallTalk: {
    greeting:
      'hola+|holi|buen[oa]s(?: días| dias| tardes| noches)?|buen día|qué tal|saludos|muy buenas|perdona|perdón|disculpe|(?:tengo )?una (?:pregunta|duda|consulta)',
    thanks:
      '(?:muchas |muchísimas |mil )?gracias(?: por (?:la|tu|su) (?:ayuda|respuesta|información|info))?|muy amable|perfecto|genial|vale|estupendo|excelente|muy bien|de acuerdo|entendido|ok gracias|listo|te lo agradezco|se agradece',
    goodbye:
      'adiós|adios|hasta (?:luego|pronto|mañana|otra)|chao|chau|nos vemos|buen fin de semana|que (?:tengas?|tenga) (?:un )?buen día|eso es todo|nada más',
    assistant:
      '(?:quién|quien) (?:eres|es usted|es)|eres (?:un |una )?(?:robot|bot|humano|humana|persona(?: real)?|ia|máquina|chatbot)|(?:estoy hablando|hablo) con (?:un |una )?(?:robot|bot|humano|persona(?: real)?|máquina)|(?:cómo|como|qué|que) (?:estás|estas|tal(?: estás)?|está)|cómo te llamas|(?:me )?(?:puedes|podrías|puede|podría) ayudar(?:me)?|(?:qué|que) puedes hacer|ayuda|necesito ayuda|ayúdame',
  },
  intents: {
    human:
      'agente,? por favor|(?:hablar|chatear|comunicar(?:me)?|contactar) con (?:un |una |el |la |algún |alguna )?(?:persona(?: real)?|humano|humana|agente|alguien|asesor(?:a)?|encargad[oa]|responsable|operador(?:a)?|representante)|atención al cliente|servicio al cliente|persona real|agente humano|(?:que me|pueden|puede alguien|podrían) (?:llamen|llame|llamarme|llamar)|me (?:pueden|podrían) llamar|quiero (?:una persona|un humano)',
    order:
      'd[oó]nde (?:est[aá]n?|anda) mis? (?:pedido|paquete|orden|compra|envío|reembolso|productos?|cosas)|(?:estado|seguimiento|número|rastrear|rastreo|localizar) (?:de |del )?(?:mi|un)? ?(?:pedido|paquete|orden|envío|compra)|cuándo (?:llega|llegará|va a llegar|me llega|sale|recibo|recibiré) mi|(?:mi|el) (?:pedido|paquete) (?:ya |no |aún |todavía |número |nº |está |ha |fue )|(?<!(?:puedo|podría|cómo|como|se puede|puede|posible|quisiera saber si puedo) ?)(?:cancelar|anular|modificar|cambiar) mi (?:pedido|orden)|número de (?:pedido|orden|seguimiento)|(?:hice|realicé|he hecho|he realizado) (?:un|mi) (?:pedido|compra)|ya (?:enviaron|han enviado|salió|despacharon) mi|qu[eé] (?:pasa|pas[oó]|ha pasado) con mi (?:pedido|paquete|compra|envío)|(?:ya )?(?:sali[oó]|ha salido|enviaron) mi (?:pedido|paquete|compra)|cuando (?:llega|llegará|me llega|sale|recibo) mi',
    complaint:
      '(?<!(?:si|cuando|en caso)[^.!?]{0,60})(?:(?:cobraron|cobrado|cargaron|cargado) (?:dos veces|doble|el doble)|doble (?:cargo|cobro)|dirección (?:equivocada|incorrecta|errónea)|direccion (?:equivocada|incorrecta|erronea)|(?:dice|aparece|figura|marcado)(?: como)?(?: que)?(?: fue| está)? entregado,? pero|(?:llegó|llegaron|ha llegado|han llegado|recibí|he recibido|me llegó|vino|vinieron|está|están|estaba) (?:\\p{L}+ ){0,3}(?:rot[oa]s?|dañad[oa]s?|defectuos[oa]s?|quebrad[oa]s?|estropead[oa]s?|sucio|mojado|abierto|incomplet[oa]|equivocad[oa]|mal estado)|(?:producto|artículo|pedido|talla|color) (?:equivocad[oa]|incorrect[oa]|erróne[oa])|(?:no|nunca) (?:me )?(?:ha |han |he )?(?:llegado|llegó|recibid[oa]|recibí|entregado|entregaron)|sigo (?:esperando|sin)|(?:todavía|aún) no (?:me )?(?:ha|he|llega|recibo|tengo)|(?:me )?falta(?:n|ba|ban)? (?:un|una|el|la|los|\\p{L}+ )|no funciona|dejó de funcionar|no sirve|reclamación|reclamo|reclamar|queja|quejarme|denunciar|estafa(?:dores)?|timo|fraude|vergüenza|vergonzoso|inaceptable|indignante|pésim[oa]|horrible|decepcionad[oa]|decepcionante|enfadad[oa]|molest[oa]|enojad[oa]|furios[oa]|hart[oa]|insatisfech[oa]|mal servicio|quiero (?:que me devuelvan )?mi dinero|devuélvanme|nadie (?:responde|contesta|me responde|me contesta)|paquete perdido|me lo robaron)',
    shopping:
      'algo (?:para|contra|que|sin|de menos)|(?:tienen|tenéis|tienes|tiene|hay|venden|vendéis|vendes|ofrecen|manejan|disponen de)|busco|buscando|muéstr\\p{L}*|enséñ\\p{L}*|recom[ie]+nd\\p{L}*|sugier\\p{L}*|comprar|regalos?|(?:qué|cuál es el) precio|precios? (?:de|del)|cuesta[ns]?|cuánto (?:cuesta|cuestan|vale|valen|es)|quiero (?:un|una|comprar)|quisiera|necesito (?:un|una|comprar)|me gustaría|más (?:barat|car|vendid|económic)[oa]s?|algo (?:para|de|con)|(?:qué|cuáles) \\p{L}+ (?:tienen|tenéis|hay|venden)',
    policy:
      'qué talla|env[ií]\\p{L}*|entreg\\p{L}*|mandan|despach\\p{L}*|devol\\p{L}*|devuelv\\p{L}*|reembols\\p{L}*|retorn\\p{L}*|cambi(?:ar|o|os|an|arlo|arla)|garant[ií]\\p{L}*|pag(?:ar|o|os|an|ando)|paypal|klarna|plazos|cuotas|tarjetas? (?:de (?:crédito|débito))|tarjetas?|factur\\p{L}*|horarios?|abren|abiert[oa]s?|cierran|contact\\p{L}*|tel[eé]fono|correo|e-?mail|direcci[oó]n|d[oó]nde (?:están|estáis|se encuentran|quedan)|ubicad\\p{L}*|ubicación|tienda física|guía de tallas|tabla de tallas|lav(?:ar|ado|able|adora)|planch\\p{L}*|secadora|cuidad\\p{L}*|código de descuento|códigos? promocional\\p{L}*|cupón|cupones|vales?|tarjetas? (?:de )?regalo|newsletter|privacidad|cuenta|contraseña|términos|aduan\\p{L}*|aranceles|iva|impuestos?|repar\\p{L}*|mayorista|por mayor|al por mayor|revend\\p{L}*|recog\\p{L}*|retir(?:ar|o)|cancel\\p{L}*|anular|preventa|reservar|puntos|pedido mínimo|extranjero|internacional\\p{L}*|trabaj(?:ar|o) con|empleo|vacantes',
  },
  followUp: {
    opening:
      'y|e|o|pero|también|tambien|y si|qué tal|que tal|qué pasa con|que pasa con|y qué|y para|entonces|ok y|vale y|además',
    referring:
      'eso|esto|ese|esa|esos|esas|este|esta|estos|estas|ello|ellos|ellas|lo|la|los|las|él|ella|aquel|aquella|el mismo|la misma',
    general:
      'algo|todo|cualquier cosa|qué (?:tienen|tenéis|venden|vendéis)|que (?:tienen|venden)|qué más|algo más|sus productos|vuestros productos',
    ordinals: [
      '(?:el|la|lo) primer[oa]?(?! (?:vez|compra))|1[ºªer]+|número (?:uno|1)|la opción (?:uno|1)',
      '(?:el|la) segund[oa]|2[ºª]|número (?:dos|2)|la opción (?:dos|2)',
      '(?:el|la) tercer[oa]?|3[ºªer]+|número (?:tres|3)|la opción (?:tres|3)',
      '(?:el|la) cuart[oa]|4[ºª]|número (?:cuatro|4)',
      '(?:el|la) quint[oa]|5[ºª]|número (?:cinco|5)',
      '(?:el|la) últim[oa](?! (?:vez|día))|este último|esta última',
    ],
    compare: 'diferencias?|diferentes?|compar\\p{L}*|mejor|versus|vs\\.?|o',
    joint: 'y|e|o|u|vs\\.?|versus|a|que|con|de|entre|&',
  },
  asks: {
    duration:
      'cu[aá]nto (?:tiempo|tarda\\p{L}*|demora\\p{L}*|dura)|cu[aá]ntos? (?:días|dias|semanas|horas|meses|años)|en cu[aá]nto tiempo|qué plazo|plazos? de|tiempo de (?:entrega|envío|espera)|(?:qué|que) tan rápido',
    time: 'cu[aá]ndo|a qué hora|qu[eé] (?:día|días|hora|horario|fecha)|hasta qué hora|hasta cuándo|horarios?,cuándo recibo el reembolso,cuándo recibo mi reembolso,cuándo recibo el dinero,cuándo me llega el reembolso,cuándo me llega el dinero,cuando recibo el reembolso,cuando me llega el reembolso',
    cost: 'cu[aá]nto (?:cuesta\\p{L}*|vale\\p{L}*|es|sale\\p{L}*|cobran|cuestan|sería|hay que pagar|tengo que pagar|me cuesta|me sale)|a c[oó]mo|precios?|costos?|coste|gastos de|tarifas?|qué (?:precio|cuesta|costo|valor)|cobran',
    count: 'cu[aá]nt[oa]s(?! (?:días|dias|semanas|horas|meses|años|cuesta))|cuántas veces|qué cantidad',
    place:
      'd[oó]nde|ad[oó]nde|de d[oó]nde|en qu[eé] (?:ciudad|país|países|lugar|tiendas?)|a qu[eé] (?:países|país|lugares|ciudades)|qué países|dirección|ubicación',
    person: 'qui[eé]n(?:es)?|a qui[eé]n|de qui[eé]n|con qui[eé]n',
    method:
      'cómo(?! (?:estás|está|te llamas|se llama))|como (?:puedo|hago|se|funciona|lavo|pido|compro|devuelvo|pago|hacer|cancelo|cambio|contacto)|de qué (?:manera|forma)|qué (?:debo|tengo que) hacer|instrucciones|pasos para',
    reason: 'por qu[eé]|para qu[eé]|cuál es (?:la razón|el motivo)',
    which:
      'cu[aá]l(?:es)?|qu[eé] (?:\\p{L}+ )?(?:tipos?|clase|colores|tallas?|marcas?|modelos?|material(?:es)?|opciones|métodos?|formas|medios|tarjetas|países|aromas|empresa|paquetería|mensajería)',
  },
  questionWords: 'qué|que|cu[aá]l(?:es)?|qui[eé]n|d[oó]nde|cu[aá]ndo|c[oó]mo|cu[aá]nt[oa]s?',
  askedMeasures: 'cu[aá]nto (?:tiempo|tarda|demora|dura)|cu[aá]ntas veces|con qu[eé] frecuencia',
  yesNo:
    '(?!(?:me |nos )?(?:puedes|puede|podrías|podría|pueden|podrían) (?:decir(?:me)?|indicar(?:me)?|explicar(?:me)?|ayudar(?:me)?|enseñar(?:me)?)|(?:sabes|sabe|saben) (?:cu|d[oó]|c[oó]))(?:es|son|está|están|estáis|estás|hay|tienen|tenéis|tienes|tiene|tengo que|puedo|puede|pueden|podéis|puedes|podría|podrían|se puede|se pueden|hacen|hacéis|hace|envían|enviáis|envia|envían|mandan|entregan|aceptan|acepta|aceptáis|venden|vendéis|ofrecen|ofrecéis|cobran|viene|vienen|sirve|sirven|queda|quedan|cuentan con|disponen|necesito|debo|existe|lleva|llevan|incluye|incluyen|abren|trabajan|manejan|habrá|me (?:pueden|puede|podrían|lo|la)|lo (?:tienen|puedo)|la (?:tienen|puedo)|tiene|funciona|cubre|admiten|permiten|dan)',
  leave: [
    [
      '^¿?\\s*(?:se puede|puedo|podemos|podría(?:mos)?|es posible|está permitido|se permite|me dejan|nos dejan|tengo permiso para)\\s+',
      'puedo ',
    ],
    [
      '^¿?\\s*(?:se (?:admiten?|permiten?|aceptan?)|están? (?:permitid|admitid)[oa]s?|admit(?:en|ís)|acept(?:an|áis))\\s+(?:(?:los|las|el|la)\\s+)?(\\p{L}+)(?: en (?:la|su|vuestra) tienda)?(?=\\s*[?.!]*$)',
      'puedo llevar $1',
    ],
    [
      '^¿?\\s*(?:los|las|el|la) (\\p{L}+) (?:son|es|están?) (?:bienvenid|permitid|admitid|aceptad)[oa]s?(?: en (?:la|su|vuestra) tienda)?(?=\\s*[?.!]*$)',
      'puedo llevar $1',
    ],
    ['(?<!\\p{L})(?:traer|entrar con|ir con|venir con)(?!\\p{L})', 'llevar'],
  ],
  namedDays: {
    christmasEve: 'nochebuena',
    christmasDay: 'día de navidad',
    boxingDay: 'san esteban|día después de navidad',
    christmas: 'navidad|navidades',
    newYearsEve: 'nochevieja|fin de año',
    newYearsDay: 'día de año nuevo',
    newYear: 'año nuevo',
    goodFriday: 'viernes santo',
    easterMonday: 'lunes de pascua',
    easter: 'semana santa|pascua',
    blackFriday: 'black friday|viernes negro',
  },
  units:
    'días?|dias?|días? (?:hábiles|laborables)|horas?|hrs?|semanas?|mes(?:es)?|años?|minutos?|segundos?|veces|personas?|piezas?|pzas?|unidades?|uds?|artículos?|pares?|juegos?|paquetes?|rollos?|hojas|pulgadas?|centímetros?|milímetros?|metros?|kilómetros?|kilos?|kilogramos?|gramos?|gr|litros?|mililitros?|onzas?|libras?|vatios?|voltios?|grados?|quilates?|estrellas?|puntos?',
  timeUnits:
    'días? (?:hábiles|laborables|naturales)|días?|dias?|horas?|hrs?|semanas?|mes(?:es)?|años?|minutos?|segundos?|quincenas?',
  numbers: [
    'un[oa]?',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce|una docena',
  ],
  currencies: 'euros?|d[oó]lares|d[oó]lar|pesos?(?: mexicanos)?|libras esterlinas|soles|pavos|céntimos?|centavos?',
  percent: 'por ?ciento|por cien',
  without: 'sin|excepto|salvo|menos los de|que no (?:sean?|tengan?|lleven?)(?: de)?',
  lacking: '',
  amountWords:
    'quince 15, veinte 20, veinticinco 25, treinta 30, cuarenta 40, cincuenta 50, sesenta 60, setenta 70, ochenta 80, noventa 90, cien 100, ciento 100, doscientos 200, quinientos 500, mil *1000',
  comparatives: {
    cheaper: 'más barat[oa]s?|mas barat[oa]s?|más económic[oa]s?|cuesta menos',
    dearer: 'más car[oa]s?|mas car[oa]s?|cuesta más',
    bigger: 'más grandes?|mas grandes?|más larg[oa]s?|mayor|cabe más',
    smaller: 'más pequeñ[oa]s?|mas pequeñ[oa]s?|más cort[oa]s?|menor',
    heavier: 'más pesad[oa]s?|mas pesad[oa]s?|pesa más',
    lighter: 'más liger[oa]s?|mas liger[oa]s?|pesa menos',
    brighter: 'más luminos[oa]s?|más brillantes?|más potentes?|alumbra más|ilumina más|da más luz|más luz',
  },
  prices: {
    atMost: [
      '(?:menos de|por debajo de|bajo|hasta|m[aá]x(?:imo(?: de)?|\\.)?|tope(?: de)?|como (?:mucho|m[aá]ximo)|no más de|no mas de|más barat[oa]s? (?:que|de)|inferior(?:es)? a|(?:mi )?presupuesto(?: es)?(?: m[aá]ximo)?(?: de)?|(?<!no )baj\\p{L}+ de) N',
      '(?:que )?(?:no|sin)(?: se| me)? (?:quier\\p{L}+ |pued\\p{L}+ )?(?:pas|super|exced|sub|lleg|sobrepas|cuest|valg|gast|pag)\\p{L}*(?: m[aá]s)?(?: (?:de|a|los))* N',
      'tengo (?:solo |sólo |unos )?(?=[$€£]|\\d+ ?(?:€|euros?|pesos|pavos))N',
      '(?:de )?N (?:como m[aá]ximo|como mucho|m[aá]x(?:imo)?|o menos|para abajo|de tope|de presupuesto)',
    ],
    atLeast: [
      '(?:más de|mas de|por encima de|desde|a partir de|al menos|mínimo(?: de)?|superior(?:es)? a|no baj\\p{L}+ de) N',
      '(?:de )?N (?:o más|o mas|como mínimo|para arriba)',
    ],
    between: ['entre (?:los )?N(?: (?:y|e) |\\s*[-–]\\s*)(?:los )?N', '(?:de|desde) N (?:a|hasta) N'],
    about: ['(?:alrededor de|unos|unas|aproximadamente|cerca de|más o menos) N'],
    cheapest: [
      '(?:el|la|los|las|lo) m[aá]s (?:barat|económic)[oa]s?',
      'm[aá]s barat[oa]s?(?! (?:que|de))',
      'más económic[oa]s?',
      'm[aá]s asequibles?',
      'menos car[oa]s?(?! (?:que|de))',
      'menor precio',
      'precio m[aá]s bajo',
      '(?<=(?:qu[eé]|cu[aá]l)(?: \\p{L}+){0,3} )cuestan? menos',
    ],
    dearest: [
      '(?:el|la|los|las|lo) m[aá]s car[oa]s?',
      'm[aá]s car[oa]s?(?! (?:que|de))',
      'mayor precio',
      'precio m[aá]s alto',
      '(?<=(?:qu[eé]|cu[aá]l)(?: \\p{L}+){0,3} )cuestan? m[aá]s',
    ],
    onSale: [
      '(?:en|de) oferta',
      'ofertas?',
      'chollos?',
      'precios? reducidos?',
      '(?<!código de )promoci[oó]n(?:es)?',
      'rebaj(?:as|ad[oa]s?)',
      'descuentos?',
      'en descuento',
      'liquidación',
    ],
  },
  concepts: {
    delivery:
      'envío,entrega,envíos,enviar,gastos de envío,envío*,envia,enviáis,envían,envias,enviado,enviada,enviados,enviaron,enviarme,entrega*,entregan,entregado,gastos de envío*,costo de envío*,coste de envío,costos de envío,envío gratis,envíos gratis,envío gratuito,tiempo de entrega,tiempo de envío,plazo de entrega*,plazos de entrega,mandan a,mandan,mandar a,mandáis,mandais,despacho*,despachan,flete,llegar a,llega a casa,llega mi,llega el,llegan,a domicilio,domicilio,reparto,cuándo me llega,cuando me llega,cuándo llega,cuando llega,cuándo recibo,cuando recibo,tarda en llegar',
    dispatch:
      'preparación del pedido,procesamiento,tiempo de procesamiento,tiempo de preparación,procesar mi pedido,procesan,procesar el pedido,sale del almacén,salen del almacén,tiempo de fabricación,preparar tu pedido,preparamos tu pedido,preparar su pedido,enviamos en un plazo,sale de nuestro,salen de nuestro',
    carrier:
      'transportista,mensajería,Correos,SEUR,DHL,empresa de transporte,transportista*,mensajería*,agencia de transporte*,compañía de envío*,empresa de envío*,paquetería,correos,correos express,seur,mrw,nacex,dhl,ups,fedex,gls,estafeta,courier,método de envío,métodos de envío,con quién envían,con qué empresa,repartidor',
    tracking:
      'seguimiento,número de seguimiento,rastreo,seguimiento*,número de rastreo,rastrear*,rastreo*,localizador,código de seguimiento,tracking,seguir mi pedido,seguir mi paquete,guía de rastreo,número de guía',
    abroad:
      'internacional,todo el mundo,extranjero,internacional*,al extranjero,fuera de españa,fuera de la península,fuera de méxico,fuera del país,otros países,otro país,qué países,a qué países,mundialmente,a nivel mundial,en todo el mundo,a europa,islas canarias,canarias,baleares,latinoamérica',
    customs:
      'aduana,aranceles,aduana*,aduanas,arancel*,impuestos de importación,derechos de aduana,gastos de aduana,tasas de importación,despacho aduanero,impuesto de importación',
    pickup:
      'recogida,recoger en tienda,recogida*,recoger,recogerlo,recogerla,recogerlos,recojo,recoger mi pedido,recogida en tienda,retirar en tienda,retiro en tienda,retirar mi pedido,retirarlo,pasar a buscar,pasar a recoger,pasar por el,ir a buscar,ir a recoger,punto de recogida,puntos de recogida,click and collect',
    express:
      'exprés,urgente,envío urgente,express,urgente*,envío exprés,envío express,24 horas,mismo día,al día siguiente,día siguiente,para mañana,más rápido,lo antes posible,cuanto antes,prisa,apuro,a tiempo para,antes de navidad,envío rápido',
    returns:
      'devolución,devoluciones,devolver,plazo de devolución,devol*,devuelv*,devolverlo,devolverla,regresar un producto,regresar,retornar,retorno,desistimiento,derecho de desistimiento,gastos de devolución,política de devolución*,políticas de devolución,etiqueta de devolución,no me gusta,no me queda,si no me gusta,si no me vale,no me vale,no estoy satisfech*,cambio de opinión,arrepient*,arrepentir*',
    refund:
      'reembolso,reembolsar,me devolvéis,devolvéis el dinero,devolvemos el dinero,devuelvan el dinero,reembolso*,reembols*,reintegro*,mi dinero,devolverme el dinero,devolverme mi dinero,devuelto el dinero,me devuelven,me devolvéis el dinero,devolución del dinero,devolución de dinero,devuelven el dinero,devolver el dinero,dinero de vuelta,recuperar mi dinero,regresan mi dinero,abono en cuenta,cuándo recibo el reembolso,cuándo recibo mi reembolso,cuándo recibo el dinero,cuándo me llega el reembolso,cuándo me llega el dinero,cuando recibo el reembolso,cuando me llega el reembolso',
    exchange:
      'cambio,cambios,cambiar,cambio*,cambian,cambiarlo,cambiarla,cambiar la talla,cambiar de talla,cambio de talla,talla equivocada,por otra talla,por otro,canje*,canjear',
    cancel:
      'cancelación,cancelar,cancel*,anular*,anulación,modificar mi pedido,modificar el pedido,cambiar mi pedido,cambiar el pedido,cambiar la dirección,pedí por error,me equivoqué,compra por error',
    restocking:
      'cargo por reposición,tarifa de reposición,cargo de reposición,comisión por devolución,cargo por devolución,me descuentan,se descuenta',
    condition:
      'estado original,embalaje original,sin usar,empaque original,sin estrenar,con etiquetas,con etiqueta,etiquetas puestas,condiciones originales,perfecto estado,sin abrir,ya abierto,abierto el,lo abrí,ya usado,usado,usada,ya lo usé,probado,probármelo,sin etiqueta,sin la caja,sin caja,condiciones de devolución,sin lavar,caja original',
    final_sale:
      'venta final,no se admiten devoluciones,ventas finales,no admite devolución,sin devolución,no se puede devolver,no se pueden devolver,no tiene cambio,no reembolsable*,artículos rebajados devol*,excluidos de devolución',
    damaged:
      'dañado,defectuoso,roto,dañad*,daño,daños,defectuos*,rotos,rota,rotas,quebrad*,estropead*,averiad*,rayad*,rasgad*,defecto,defectos,fallo,tara,no funciona,no sirve,producto equivocado,artículo equivocado,artículo incorrecto,producto incorrecto,equivocado,mal estado,mala calidad,abollad*',
    missing:
      'no ha llegado,perdido,falta,no llegó,no me llegó,no me ha llegado,nunca llegó,no llega,no he recibido,no recibí,extraviad*,perdid*,paquete perdido,faltan,faltaba,faltante*,incompleto*,incompleta,retraso*,retrasad*,demorad*,robado,robaron,aparece como entregado,figura como entregado',
    payment:
      'pago,formas de pago,métodos de pago,pagar,PayPal,pago*,pagan,pagas,pagado,abonar,forma de pago,método de pago,medios de pago,paypal,transferencia*,bizum,contra reembolso,contrareembolso,efectivo,en efectivo,apple pay,google pay,mercado pago,oxxo,cheque,depósito bancario',
    card: 'tarjeta de crédito,tarjeta,Visa,Mastercard,tarjeta*,tarjeta de débito,tarjetas de crédito,visa,mastercard,american express,amex,con tarjeta,qué tarjetas,maestro',
    instalments:
      'pago a plazos,a plazos,Klarna,cuotas,plazos,en cuotas,meses sin intereses,a meses,financiación,financiamiento,financiar,fraccionar,pago fraccionado,pagar después,klarna,aplazame,sequra,aplazad*,mensualidad*,en partes,abonos',
    invoice:
      'factura,factura*,facturación,recibo,recibos,ticket de compra,comprobante*,justificante de compra,justificante,boleta',
    tax: 'IVA,impuestos,iva,impuesto,con iva,sin iva,nif,cif,rfc,tasas',
    currency: 'moneda,divisa,moneda*,divisa*,tipo de cambio,en euros,en dólares,en pesos,pesos mexicanos,qué moneda',
    warranty: 'garantía,garantía*,garantizad*,en garantía,servicio técnico',
    repair: 'reparación,reparación*,reparaciones,reparar,reparan,reparado*,reparado',
    contact:
      'contacto,contactar,atención al cliente,contact*,contactarlos,contactarles,contactaros,comunicarme,comunicar con ustedes,servicio al cliente,ponerme en contacto,hablar con,escribirles,escribiros,formulario de contacto,whatsapp,wasap,guasap,instagram,facebook,redes sociales,chat en vivo,soporte',
    email: 'correo electrónico,email,e-mail,correo,correo*,mail,por correo,dirección de correo,un correo,su correo',
    phone:
      'teléfono,número de teléfono,teléfono*,telefónic*,llamar,llamarles,llamaros,llamarlos,número de contacto,celular,móvil de contacto,por teléfono,su número,vuestro número,tel,tlf,tfno,tlfn',
    address:
      'dirección,ubicación,dirección*,direcciones,ubicad*,ubicación*,dónde están,donde están,dónde estáis,donde estais,dónde se encuentran,donde se encuentran,dónde quedan,donde quedan,dónde queda,donde queda,dónde está la,dónde está su,en qué ciudad,en qué calle,desde dónde envían,de dónde envían,de dónde son,cómo llegar,sede,calle',
    hours:
      'horario,horarios,horario de apertura,horario*,abierto,abiertos,abierta,abren,abrís,abre,cierran,cerrado,cerráis,a qué hora,horas de atención,horario de atención,días festivos,abren los domingos,abren los sábados,atienden',
    shop: 'tienda,tiendas,tienda física,tienda*,local,locales,sucursal*,showroom,punto de venta,puntos de venta,establecimiento*,ir en persona,en persona,visitar*,visitarlos,cerca de mí,ver en persona,probar en tienda,solo online,distribuidores cerca',
    order:
      'pedido,pedir,comprar,pedido*,orden,órdenes,ordenar,hacer un pedido,realizar un pedido,realizar una compra,compra,compras,compré,carrito,número de pedido,finalizar compra,encargar,encargo',
    minimum:
      'pedido mínimo,compra mínima,mínimo,mínimo de compra,mínim*,cantidad mínima,importe mínimo,monto mínimo,a partir de cuánto,a partir de qué importe,mínimo para',
    wholesale:
      'mayorista,al por mayor,por mayor,mayoreo,mayorista*,venta al por mayor,precio de mayoreo,revender,reventa,revendedor*,distribuidor*,distribuir,grandes cantidades,gran cantidad,pedidos grandes,para mi tienda,para mi negocio,para empresas,cuenta de empresa,precios para empresas,b2b,por volumen,dropshipping,por cantidad,compro muchos,compro bastantes,compro mucho',
    discount:
      'descuento,outlet,del outlet,código de descuento,cupón,rebajas,descuento*,códigos de descuento,código promocional,códigos promocionales,código promo,cupón*,cupones,promoción,promociones,promo,promos,oferta,ofertas,rebaja*,rebajad*,liquidación,black friday,primera compra,2x1',
    gift_card:
      'tarjeta regalo,tarjeta de regalo,cheque regalo,tarjetas regalo,tarjetas de regalo,tarjeta-regalo,cheques regalo,bono regalo,vale regalo,vales regalo,vale de regalo,vales,gift card*,canjear un vale',
    store_credit:
      'crédito en tienda,saldo,crédito de tienda,saldo a favor,vale de devolución,nota de crédito,crédito a favor,solo crédito',
    loyalty:
      'programa de fidelidad,puntos,fidelidad,programa de puntos,fidelización,recompensas,puntos*,club de clientes,acumular puntos,canjear puntos,referidos,invitar a un amigo,recomienda a un amigo,membresía',
    preorder: 'reserva,preventa,preventa*,pre-venta,reservar*,preordenar,pre-order,pedido anticipado,por adelantado',
    privacy:
      'privacidad,protección de datos,política de privacidad,datos personales,mis datos,cookies,rgpd,es seguro comprar,compra segura,pago seguro,es segura la,darme de baja,términos y condiciones,aviso legal',
    account:
      'cuenta,mi cuenta,crear una cuenta,cuenta*,registrarme,registro,registrarse,iniciar sesión,contraseña*,usuario,como invitado,sin registrarme,sin cuenta,acceder a mi',
    jobs: 'empleo,trabaja con nosotros,empleos,trabajar con ustedes,trabajar con vosotros,trabajar ahí,trabajo en su,vacante*,ofertas de empleo,oferta de empleo,están contratando,contratan,currículum,enviar mi cv,prácticas,bolsa de trabajo',
    owner:
      'fundador,fundadora,quiénes somos,fundador*,dueño*,dueña*,propietari*,sobre nosotros,sobre vosotros,sobre ustedes,quiénes son,quienes son,quién está detrás,vuestra historia,su historia,nuestra historia,empresa familiar,historia de la marca,quién fundó,quién creó',
    since:
      'fundada en,desde cuándo,desde cuando,fundado en,año de fundación,cuántos años llevan,cuánto tiempo llevan,cuánto lleváis,desde qué año,cuándo se fundó,cuándo empezaron,antigüedad',
    event: 'evento,taller,evento*,talleres,feria,ferias,mercadillo*,curso,cursos,exposición*,pop-up*,puertas abiertas',
    review:
      'opiniones,reseñas,valoraciones,opinión*,reseña*,valoración*,calificación*,comentarios de clientes,testimonio*,qué opinan,que opinan,qué dicen los clientes',
    time: 'días,plazo,días hábiles,días laborables,cuánto tarda,cuánto tiempo,tarda,tardan,tardáis,plazo*,cuánto demora,demora,demoran,cuántos días,cuantos dias,tiempo de entrega,tiempo de envío,tiempo de procesamiento,tiempo de preparación,plazo de entrega*,plazos de entrega,plazo de devolución,cuándo llega,cuándo llegará,cuándo me llega,fecha de entrega,tiempo de espera,semanas',
    cost: 'precio,precios,costo,coste,gastos,precio*,cuesta,cuestan,cuánto cuesta,cuánto cuestan,cuánto vale,cuánto es,cuánto sale,cuánto,vale cada,coste*,costo*,costos,gastos de envío*,costo de envío*,coste de envío,costos de envío,gastos de devolución,tarifa*,valor de,cobran,cargo,recargo,caro,cara,caros,barato,barata,baratos,importe',
    free: 'gratis,gratuito,gratuita,gratuit*,envío gratis,envíos gratis,envío gratuito,sin costo,sin coste,sin cargo,sin gastos,de regalo con',
    stock:
      'en stock,disponible,agotado,disponibles,disponib*,stock,existencias,inventario,agotad*,sin stock,fuera de stock,vuelve a estar,volverán a tener,reponer,reposición,repondrán,les queda,os queda,quedan,les quedan,todavía tienen,aún tienen,siguen vendiendo,vuelve a haber,volver a haber,habrá más,habra mas,vuelven a tener',
    size: 'talla,tallas,medidas,dimensiones,tamaño,talla*,medida*,tamaño*,dimension*,largo,ancho,alto,altura,profundidad,diámetro,grosor,cuánto mide,cuánto miden,mide,miden,qué tan grande,en talla,en s,en m,en l,xxs,xs,xl,xxl,xxxl,talla única,talla grande,número de zapato',
    size_guide:
      'guía de tallas,tabla de tallas,guía de medidas,tabla de medidas,qué talla soy,qué talla debo,qué talla elijo,qué talla pido,qué talla me,qué talla compro,qué talla necesito,mi talla,talla correcta,talla adecuada,cómo medir,cómo me mido,tallaje*',
    fit: 'corte,ajuste,quedan,talla pequeño,talla grande de lo normal,tallan,tallan pequeño,tallan grande,cómo queda,queda,ajustado,ajustada,holgad*,apretad*,ceñid*,entallad*,elástico,elástica,elastic*,muy grande,muy pequeño,la modelo lleva,horma',
    material:
      'material,materiales,tela,composición,material*,tela*,tejido*,composición*,de qué está hecho,de qué está hecha,de qué están hechos,de qué están hechas,de qué es,hecho de,hecha de,hechos de,forro,poliéster,gramaje',
    made: 'fabricado,hecho en,origen,fabric*,fabricación,fabricado en,fabricados,hechos en,hecho a mano,hecha a mano,hechos a mano,artesanal*,elaborad*,dónde se fabrica,dónde se hace,dónde los hacen,dónde se hacen,de dónde viene,de dónde vienen,procedencia,made in,país de origen,producción,confeccionad*',
    wash: 'lavado,lavar,cuidado,lav*,lavable*,lavadora,lavar a máquina,lavado a mano,cuidado de,cuidados,cuidar,limpiar*,limpieza,planch*,secadora,encoge,encogen,encoger,destiñe,desteñir,lavavajillas,lejía,suavizante,manchas,instrucciones de lavado',
    weight: 'peso,pesa,pesan,pesar,pesado,pesada,ligero,ligera,liviano,cuánto pesa,gramaje en',
    colour: 'color,colores,color*,tono*,tonalidad*,en qué colores,qué colores',
    scent:
      'aroma,fragancia,olor,aromas,aroma*,fragancia*,olor*,huele,huelen,perfume*,perfumad*,sin olor,esencia*,aceite esencial,aceites esenciales',
    ingredients:
      'ingredientes,componentes,contiene,ingrediente*,componente*,contienen,paraben*,sulfatos,ftalatos,sin parabenos,vegano,vegana,vegan*,orgánic*,ecológic*,natural,naturales,cera de soja,cera de abeja,conservantes,químicos,crueldad,testado en animales,qué lleva,qué trae',
    allergy:
      'alergia,alérgenos,hipoalergénico,alergi*,alérgic*,alérgen*,hipoalergénic*,piel sensible,pieles sensibles,sin gluten,gluten,frutos secos,lactosa,látex,níquel,embarazada*,embarazo,lactancia,eccema,dermatitis,irritación,irrita,apto para bebés,mascotas,tóxic*',
    use: 'modo de uso,instrucciones,uso,cómo se usa,como se usa,cómo usar,cómo lo uso,cómo la uso,usar,utilizar,instrucciones*,manual,cómo funciona,como funciona,aplicar,aplicación,aplico,montaje,montar,armar,instalar,instalación,instala,para qué sirve,sirve para,mecha,cortar la mecha,primer uso,guardar,almacenar,conservar,exterior,exteriores,interior',
    capacity:
      'capacidad,volumen,capacidad*,contenido neto,cuántos litros,cuántos ml,cuánto cabe,caben,cabe,soporta,peso máximo,carga máxima,para cuántas personas,cuántas personas',
    lasting:
      'duración,dura,duran,horas de combustión,tiempo de combustión,cuánto dura,cuánto duran,durabilidad,duradero,duradera,resistente,resistentes,caducidad,caduca,caducan,fecha de vencimiento,vencimiento,vence,vida útil,batería dura,quemado',
    compatible:
      'compatible,compatibles,compatib*,sirve para mi,le sirve a,funciona con,va con,combina con,combinar,adaptador*,universal*,repuesto*,recambio*,para mi modelo,encaja en,encaja con',
    contents:
      'incluye,contenido,incluyen,incluido*,incluida,viene con,vienen con,qué incluye,trae,traen,qué viene,en la caja,en el set,en el kit,cuántas piezas,cuántos vienen,cuántas vienen,por unidad,se vende por separado,por separado,pack de,juego de,pilas incluidas',
    custom:
      'personalizado,grabado,a medida,personaliz*,personalización,grabar,grabad*,bordad*,bordar,monograma*,iniciales,a la medida,por encargo,hecho a medida,diseño propio,mi propio,mi logo,nuestro logo,con nombre,con mi nombre,poner un nombre,imprimir,estampar,pedido especial,arreglos',
    gift: 'regalo,regalos,envoltorio de regalo,regalo*,regalar,para regalo,para regalar,envolver,envuelto,papel de regalo,envoltura,caja de regalo,nota de regalo,mensaje de regalo,tarjeta con mensaje,dedicatoria,idea de regalo,ideas de regalo,regalo de cumpleaños,regalo de navidad,obsequio*',
    new: 'novedades,nuevos,nueva colección,novedad*,nuevos productos,nuevos modelos,nueva temporada,lo nuevo,lo más nuevo,últimas novedades,recién llegad*,próximamente,lanzamiento*',
    ...spanishThings,
  },
  idioms:
    'por favor,por supuesto,en cuenta,tener en cuenta,darse cuenta,en lugar de,en vez de,sin embargo,a lo largo,a lo mejor,me llamo,se llama,cómo te llamas,llamado,en caso de,de acuerdo,a través de,fin de semana,hoy en día,tarjeta de memoria,tarjeta de visita,tarjetas de visita,tarjetas de cumpleaños,tarjetero*,llavero*,funda de móvil,funda para móvil,funda de teléfono,fundas para teléfono,en orden,vale gracias,vale la pena,a cambio,hace falta,falta de,de vez en cuando,que pasa,qué pasa,pasa con,pasar,paso',
  functionWords:
    'teneis algo alguna alguno algún ahora ayudar busco decir necesito puedes poder podría quiero quisiera saber a al ante aquí así aunque bien cada como con cómo cual cuál cuáles cuando cuándo cuanto cuánto cuánta cuántos de del desde donde dónde durante e el él ella ellas ellos en entonces entre era es esa ese eso esta está están estar este esto estos estoy fue gustaría ha hace hacen hacer hago han hasta hay he la las le les lo los luego más mas me mi mis mucho muchas muy nada ni no nos nosotros nuestro o os otra otro para pero poco por porque puede pueden puedo pues que qué quien quién se sea ser si sí sin sobre solo son soy su sus también te tengo ti tiene tienen toda todo todos tu tú un una uno unos usted ustedes va voy vosotros vuestra vuestro y ya yo',
  asking:
    'artículo artículos producto productos tenéis tienen tienes tiene aceptan acepta aceptáis busco buscar hay venden vendéis vende ofrecen mostrar muéstrame recomiendan recomienda quiero quisiera necesito quería querría gustaría saber pregunta preguntar consulta duda información info cosa cosas tipo tipos hola buenas gracias favor posible',
  isUnspaced: false,
  namesBend: false,
  clitics: '',
  usual: {
    questions: {
      delivery_free: '¿A partir de qué importe es gratis el envío?',
      delivery_cost: '¿Cuánto cuesta el envío?',
      delivery_time: '¿Cuánto tarda el envío?',
      delivery_express: '¿Ofrecen envío exprés?',
      pickup: '¿Puedo recoger mi pedido en tienda?',
      return_window: '¿Cuánto tiempo tengo para devolver algo?',
      return_cost: '¿Quién paga los gastos de devolución?',
      return_how: '¿Cómo puedo devolver algo?',
      exchange: '¿Puedo cambiar un artículo por otra talla?',
      refund_time: '¿Cuánto tarda el reembolso?',
      cancel_order: '¿Puedo cancelar mi pedido?',
      payment_methods: '¿Qué formas de pago aceptan?',
      cash_on_delivery: '¿Puedo pagar contra reembolso?',
      instalments: '¿Puedo pagar a plazos?',
      hours: '¿Qué horario tienen?',
      address: '¿Dónde está su tienda?',
      shop: '¿Tienen tienda física?',
      phone: '¿Cuál es su número de teléfono?',
      contact: '¿Cómo puedo contactarles?',
      warranty: '¿Cuánto dura la garantía?',
      gift_card: '¿Venden tarjetas regalo?',
      discount_code: '¿Hay algún código de descuento?',
      restock: '¿Cuándo volverá a estar disponible?',
      wholesale: '¿Venden al por mayor?',
      invoice: '¿Dan factura?',
    },
    besides:
      'más menos hoy ahora normalmente aproximadamente total aun aún todavía todavia da dan das llega llegan llego llegó llegar llegue vuelve vuelven volver vuelta haber habra habrá teneis tenéis podeis podéis haceis hacéis estais estáis estan están sois vendeis aceptais algun algún alguna cuantos cuántos cuantas cuántas cuanta tiempo dias días dia día semanas mes meses año años limite límite hora horas codigo código numero número articulo artículo cosa cosas producto productos paquete compra compro comprar gastar gasto poner ponen manda mandan mandar mandarlo enviar ir voy vengo buscarlo llevar dinero casa hablar hablo escribir escribo opcion opción paga pagan pagar esperar esperando espero sigo salio salió internet online persona alguien vale dice dar doy queda quedan modo manera forma sirve gente exactamente rapido rápido solo sólo también tambien mañana tarda tardan empresa estado cómo opciones esta está habría habria verlo verlos ver recibir recibirlo recibo recibi recibí precio atienden funciona hace hacen pasos retirar pasar paso pasas pedir pido pides pedí pedi coger cojo encargar encargo tener tengo traer traen traéis llevarme sacar quitar salir sale entrega entregan entregáis recojo seria sería cuesta costaría costaria servicio personalmente dudas duda pregunta consulta ayuda atención atencion resolver directamente lado cerca tipo tipos clase clases general normal gratis',
    whatsApp: 'wasap|guasap|wpp|whats',
    elapsed: {
      counts: 'una?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|unos|unas|algunos|algunas|un par de',
      units: 'd[ií]as?|semanas?|mes(?:es)?|años?',
      spans:
        '(?:hace|después de|despues de|tras|desde hace|pasad[oa]s|de hace|en|a los|a las) (?:casi |unos |unas |más de |mas de )?SPAN|SPAN (?:después|despues|más tarde)|(?:la semana|el mes|el año) pasad[oa]',
      beside:
        'compré|compre|compra|compramos|compró|pedí|pedi|pedido|recibí|recibi|recibido|llegó|llego|llegaron|entregaron|entregado|todavía|todavia|aún|aun|tarde|demasiado|algo|artículo|articulo|producto|paquete|posible|por favor|puedo|podría|podria|quiero|gusta|gustó|queda|ya|tengo|tiempo|he|lo|la|los|las|ha',
      isSent: String.raw`(?:he|hemos) (?:\S+ ){0,3}?(?:devuelto|enviado)|(?:devolví|devolvi|devolvimos)|(?:dónde|donde|cuándo|cuando)\s.{0,30}(?:reembolso|dinero)|(?:no|sin).{0,24}(?:reembolso|reembolsado|dinero)`,
      exchange: '¿Cuánto tiempo tengo para cambiar algo?',
    },
  },
  stem: stemmer,
};
