import { stemmer } from '@orama/stemmers/portuguese';
import { portugueseThings } from './things/pt.ts';
import type { LanguagePack } from './language-pack.ts';

export const portuguese: LanguagePack = {
  tag: 'pt',
  phrases: {
    casual: {
      greeting: 'Olá! Como posso ajudar na {brand}?',
      thanks: 'De nada! Mais alguma coisa?',
      goodbye: 'Até breve!',
      assistant: 'Sou o assistente de IA da {brand}. Pergunta-me sobre produtos, envios ou devoluções.',
      unknown: 'Desculpa, não encontrei isso nas nossas páginas.',
      unable: 'Desculpa, neste momento não consigo responder a isto.',
      unknownPart: 'Sobre “{topic}” não encontrei nada nas nossas páginas.',
      perhaps: 'Não sei ao certo se as nossas páginas respondem a isso. Isto é o mais próximo:',
      unclear: 'Não encontrei uma resposta clara a isso nas nossas páginas. Isto é o mais próximo:',
      nearly: 'Não encontrei exatamente isso. Isto é o mais próximo:',
      closest: 'Isto é o mais próximo nas nossas páginas:',
      pagesSay: 'A nossa página diz:',
      customersSay: 'Isto é o que os clientes escrevem:',
      pagesDiffer: 'As nossas páginas não dizem todas o mesmo sobre isto, o melhor é confirmares connosco:',
      order: 'Daqui não consigo ver encomendas, mas a nossa equipa consegue.',
      human: 'A nossa equipa ajuda com todo o gosto.',
      complaint: 'Lamento imenso. A nossa equipa vai resolver isto contigo.',
      contacts: 'Podes falar connosco aqui: {contacts}.',
      or: 'ou',
      more: 'Saber mais',
      products: 'Dá uma olhada nestes:',
      nothingWithin: 'Desculpa, não encontrei nada a esse preço.',
      notSold: 'Desculpa, não encontrei {name} na nossa loja.',
      price: '{name} custa {price}.',
      priceRange: '{name} custa de {price} a {high}, consoante a opção.',
      priceOption: '{name} em {option} custa {price}.',
      cheapest: 'O mais barato é {name}, por {price}.',
      dearest: 'O mais caro é {name}, por {price}.',
      compared: 'É {name}, com {option} contra {options}.',
      inStock: '{name} está disponível.',
      soldOutNow: '{name} está esgotado de momento.',
      preordered: '{name} pode ser encomendado, mas não está em stock de momento.',
      inStockOption: '{name} em {option} está disponível.',
      soldOutOption: '{name} em {option} está esgotado de momento.',
      notOffered: 'Não temos {name} em {option}. Podes escolher entre {options}.',
      availableIn: '{name} está disponível em {options}.',
      stockUnknown: 'As nossas páginas não dizem se {name} está disponível neste momento.',
      viewProduct: 'Ver produto',
      soldOut: 'Esgotado',
      priceThen: '{price} em {date}. O preço de hoje está na página do produto.',
      priceOnPage: 'O preço de hoje está na página do produto.',
    },
    formal: {
      greeting: 'Bom dia. Como posso ajudar na {brand}?',
      thanks: 'De nada. Posso ajudar em mais alguma coisa?',
      goodbye: 'Até breve e obrigado pela sua visita.',
      assistant: 'Sou o assistente de IA da {brand}. Posso ajudar com produtos, envios e devoluções.',
      unknown: 'Lamento, não encontrei isso nas nossas informações.',
      unable: 'Lamento, neste momento não me é possível responder a esta pergunta.',
      unknownPart: 'Sobre “{topic}” não encontrei nada nas nossas informações.',
      perhaps: 'Não sei ao certo se as nossas páginas respondem a isso. Isto é o mais próximo:',
      unclear: 'Não encontrei uma resposta clara a isso nas nossas páginas. Isto é o mais próximo:',
      nearly: 'Não encontrei exatamente isso. Isto é o mais próximo:',
      closest: 'Isto é o mais próximo nas nossas páginas:',
      pagesSay: 'Na nossa página lê-se:',
      customersSay: 'Isto é o que os nossos clientes escrevem:',
      pagesDiffer: 'As nossas páginas não coincidem neste ponto, por favor confirme connosco:',
      order: 'Daqui não posso ver encomendas, mas a nossa equipa pode.',
      human: 'A nossa equipa terá todo o gosto em ajudar.',
      complaint: 'Lamento sinceramente o sucedido. A nossa equipa vai encontrar uma solução consigo.',
      contacts: 'Pode contactar-nos aqui: {contacts}.',
      or: 'ou',
      more: 'Saber mais',
      products: 'Estes produtos podem interessar-lhe:',
      nothingWithin: 'Lamento, não encontrei nada a esse preço.',
      notSold: 'Lamento, não encontrei {name} na nossa loja.',
      price: '{name} custa {price}.',
      priceRange: '{name} custa de {price} a {high}, consoante a opção.',
      priceOption: '{name} em {option} custa {price}.',
      cheapest: 'O mais económico é {name}, por {price}.',
      dearest: 'O mais caro é {name}, por {price}.',
      compared: 'É {name}, com {option} contra {options}.',
      inStock: '{name} está disponível.',
      soldOutNow: '{name} está esgotado de momento.',
      preordered: '{name} pode ser encomendado, mas não está em stock de momento.',
      inStockOption: '{name} em {option} está disponível.',
      soldOutOption: '{name} em {option} está esgotado de momento.',
      notOffered: '{name} não existe em {option}. Está disponível em {options}.',
      availableIn: '{name} está disponível em {options}.',
      stockUnknown: 'As nossas páginas não indicam se {name} está disponível neste momento.',
      viewProduct: 'Ver produto',
      soldOut: 'Esgotado',
      priceThen: '{price} em {date}. O preço de hoje está na página do produto.',
      priceOnPage: 'O preço de hoje está na página do produto.',
    },
  },
  smallTalk: {
    greeting: 'olá+|ola|oi+|bom dia|boa (?:tarde|noite)|viva|alô|e aí|oie',
    thanks:
      '(?:muito )?obrigad[oa](?: mesmo| pela (?:ajuda|resposta|atenção|informação))?|obg|brigad[oa]|valeu|agradeço|agradecid[oa]|perfeito|ótimo|ótima|maravilha|beleza|está bem|tá bom|ok obrigad[oa]|entendi|percebi|excelente|certo|fixe',
    goodbye:
      'tchau|adeus|até (?:logo|breve|mais|já|amanhã)|bom fim de semana|tenha um bom dia|boa semana|é tudo|é só isso|só isso',
    assistant:
      'quem (?:és|é você|é|és tu)|(?:és|você é|é) (?:um |uma )?(?:robô|robot|bot|chatbot|humano|humana|pessoa(?: real)?|ia|máquina)|(?:estou a falar|estou falando|falo) com (?:um |uma )?(?:robô|robot|bot|humano|pessoa(?: real)?|máquina)|(?:como (?:estás|está|vai|te chamas|se chama)|tudo bem|tudo bom)|(?:me )?pode(?:s|m|ria)? (?:me )?ajudar(?:-me)?|o que (?:podes|pode|consegues|sabe) fazer|ajuda|preciso de ajuda|ajude-me|me ajuda',
  },
  intents: {
    human:
      'atendente,? por favor|(?:falar|conversar|contactar|contatar) com (?:um |uma |o |a |algum |alguma )?(?:pessoa(?: real)?|humano|humana|atendente|alguém|assistente humano|operador(?:a)?|responsável|vendedor(?:a)?|gerente)|apoio ao cliente|atendimento ao cliente|serviço de apoio|sac|pessoa (?:real|de verdade)|atendente humano|(?:podem|pode|alguém pode) (?:me )?ligar(?:-me)?|liguem-me|me liguem',
    order:
      'onde (?:est[aá]|anda|estão) (?:a minha|o meu|minha|meu|os meus|as minhas) (?:encomenda|pedido|pacote|compra|envio|reembolso|produtos?|coisas)|(?:cadê|kd) (?:o )?meu (?:pedido|pacote)|(?:estado|status|rastreio|rastrear|seguir|acompanhar) (?:d[oa] |da minha |do meu |a minha |o meu |minha |meu )?(?:encomenda|pedido|envio|compra|pacote)|quando (?:chega|vai chegar|chegará|recebo|sai|será entregue) (?:a minha|o meu|minha|meu)|(?<!(?:posso|como posso|como faço para|é possível|dá para|consigo|gostaria de saber se posso) ?)(?:cancelar|alterar|mudar|anular) (?:a minha|o meu|minha|meu) (?:encomenda|pedido)|número (?:da|do|de) (?:encomenda|pedido|rastreio)|(?:a minha|o meu|minha|meu) (?:encomenda|pedido) (?:já|ainda|não|foi|está|nº|número)|(?:fiz|realizei) (?:uma|um|a minha|o meu) (?:encomenda|pedido|compra)|o que (?:houve|aconteceu|se passa) com (?:o meu|a minha|meu|minha) (?:pedido|encomenda|pacote)|status do (?:meu )?pedido',
    complaint:
      '(?<!(?:se|quando|caso)[^.!?]{0,60})(?:cobrad[oa]s? (?:duas vezes|em dobro|2 vezes)|cobraram (?:duas vezes|em dobro)|endere[çc]o (?:errado|incorreto|incorrecto)|morada errada|consta (?:como )?entregue,? mas|(?:chegou|chegaram|veio|vieram|recebi|está|estão|estava|foi entregue) (?:\\p{L}+ ){0,3}(?:partid[oa]s?|quebrad[oa]s?|danificad[oa]s?|estragad[oa]s?|avariad[oa]s?|com defeito|defeituos[oa]s?|rasgad[oa]s?|errad[oa]s?|sujo|aberto|incomplet[oa]|amassad[oa])|(?:produto|artigo|tamanho|cor|pedido|encomenda) (?:errad[oa]|trocad[oa]|com defeito)|(?:não|nunca|ainda não) (?:\\p{L}+ )?(?:recebi|chegou|chegaram|foi entregue|entregaram|veio)|(?:continuo|estou|ainda estou) (?:à espera|esperando|aguardando)|(?:falta|faltam|faltou|faltando|está faltando) (?:um|uma|o|a|\\p{L}+ )|não funciona|deixou de funcionar|parou de funcionar|reclamação|reclamar|queixa|procon|reclame aqui|burla|golpe|fraude|vergonha|vergonhoso|inaceitável|absurdo|péssim[oa]|horrível|desiludid[oa]|decepcionad[oa]|dececionad[oa]|zangad[oa]|irritad[oa]|furios[oa]|insatisfeit[oa]|quero (?:o meu|meu) dinheiro|devolvam|ninguém (?:responde|atende|me responde)|sem resposta|encomenda (?:perdida|extraviada))|(?:tô|estou|continuo|ainda) (?:esperando|à espera d[eo]|aguardando)(?: até agora)? (?:o )?meu (?:pacote|pedido)',
    shopping:
      '(?:vocês )?t[eê]m|tens|vendem|vende[ms]?|há|fazem|procuro|procurando|estou à procura|mostr\\p{L}*|recomend\\p{L}*|suger\\p{L}*|comprar|presentes? para|prendas? para|ideia de presente|qual (?:é )?o preço|preços? d[aeo]s?|custa[m]?|quanto (?:custa|custam|é|sai|fica)|quero (?:um|uma|comprar)|queria|preciso de|gostaria de|mais (?:barat|car|vendid)[oa]s?|algo (?:para|de|com)|(?:quais|que) \\p{L}+ (?:têm|tem|vendem)',
    policy:
      '(?:que|qual) (?:o )?tamanho (?:devo|escolho|uso)|envi(?:o|os|am|ar|ado|ada)|entreg\\p{L}*|frete|portes|expedi\\p{L}*|despach\\p{L}*|devol\\p{L}*|reembols\\p{L}*|estorn\\p{L}*|troc(?:a|as|ar|o)|garantia\\p{L}*|pag(?:ar|amento|amentos|o)|paypal|mb way|mbway|multibanco|pix|boleto|klarna|prestações|parcel(?:ar|as|ado|amento)|cartão de (?:crédito|débito)|cartões|fatura\\p{L}*|nota fiscal|horários?|abert[oa]s?|abrem|fecham|conta[c]?t\\p{L}*|telefone|telemóvel|e-?mail|morada|endereço|onde (?:ficam|estão|fica|se localizam)|localização|loja física|guia de tamanhos|tabela de (?:tamanhos|medidas)|lav(?:ar|agem|ável)|passar a ferro|secadora|código (?:de desconto|promocional)|cupom|cupons|cupão|vale[s]?[- ](?:presente|oferta|compras?)|cartão[- ](?:presente|oferta)|newsletter|privacidade|conta|palavra-passe|senha|termos|alfândega|taxas|impostos|iva|icms|repar\\p{L}*|atacado|grossista|revend\\p{L}*|levantar|levantamento|retirar|retirada|cancel\\p{L}*|pré-venda|encomenda mínima|pedido mínimo|estrangeiro|exterior|internaciona\\p{L}*|trabalhar (?:com|aí)|vagas|recrut\\p{L}*',
  },
  followUp: {
    opening: 'e|ou|mas|também|e se|e para|e quanto|e o|e a|que tal|e que tal|e sobre|então|ok e|e já agora',
    referring:
      'isso|isto|esse|essa|esses|essas|este|esta|estes|estas|ele|ela|eles|elas|aquele|aquela|o mesmo|a mesma|dele|dela|desse|dessa|deste|desta',
    general:
      'algo|tudo|qualquer coisa|alguma coisa|o que (?:têm|tem|vendem|vocês têm)|que mais|mais alguma coisa|os vossos produtos|seus produtos',
    ordinals: [
      '[oa] primeir[oa](?! (?:vez|compra|encomenda))|1[ºª]|número (?:um|1)',
      '[oa] segund[oa]|2[ºª]|número (?:dois|2)',
      '[oa] terceir[oa]|3[ºª]|número (?:três|3)',
      '[oa] quart[oa]|4[ºª]|número (?:quatro|4)',
      '[oa] quint[oa]|5[ºª]|número (?:cinco|5)',
      '[oa] últim[oa](?! (?:vez|dia))|este último|esta última',
    ],
    compare: 'diferenças?|diferentes?|compar\\p{L}*|melhor|versus|vs\\.?|ou',
    joint: 'e|ou|vs\\.?|versus|a|que|com|de|entre|&',
  },
  asks: {
    duration:
      'quanto tempo|quantos? (?:dias|semanas|horas|meses|anos)|quantas (?:horas|semanas)|em quanto tempo|qual (?:é )?o prazo|prazos? de|quanto demora|demora quanto|tempo de (?:entrega|envio)',
    time: 'quando|a que horas|(?:em )?que (?:dia|dias|hora|horas|horário|data)|qual (?:é )?o horário|até quando|até que horas|horários?',
    cost: 'quanto (?:custa|custam|é|sai|fica|pago|tenho de pagar|cobram|custaria|são)|quanto(?= *[?!.]?$)|qual (?:é )?o (?:preço|valor|custo)|preços?|custos?|valor do|portes de|taxas?|custa[m]?',
    count: 'quant[oa]s(?! (?:dias|semanas|horas|meses|anos))|quantas vezes|que quantidade',
    place:
      'onde|aonde|de onde|em que (?:cidade|país|países|lojas?)|para (?:que|quais) países|quais (?:os )?países|morada|endereço|localização',
    person: 'quem|a quem|de quem|com quem|por quem',
    method:
      'como(?! (?:estás|está|vai|te chamas|se chama))|de que (?:forma|maneira)|o que (?:devo|preciso|tenho de) fazer|instruções|passos para',
    reason: 'porque|por que|porquê|por quê|qual (?:é )?(?:a razão|o motivo)',
    which:
      'qual|quais|que (?:tipos?|género|cores|tamanhos?|marcas?|materiais|material|modelos?|métodos|formas|opções|cartões|aromas|transportadora)',
  },
  questionWords: 'o que|que|qual|quais|quem|onde|quando|como|quant[oa]s?',
  askedMeasures: 'quanto tempo|quantas vezes|com que frequência',
  yesNo:
    '(?!(?:me )?(?:podes|pode|podem|poderia|podia) (?:me )?(?:dizer|informar|explicar|indicar|ajudar|mostrar)|(?:sabe|sabes|sabem) (?:quando|onde|como|quanto))(?:é|são|está|estão|há|tem|têm|tens|temos|vocês (?:têm|tem|enviam|entregam|aceitam|vendem|fazem|trocam)|posso|pode|podem|podemos|podia|poderia|dá para|dá pra|devo|preciso|fazem|faz|enviam|envia|entregam|entrega|aceitam|aceita|vendem|vende|oferecem|cobram|serve|servem|vem|vêm|funciona|existe|existem|inclui|contém|encolhe|será|seria|consigo|é possível|trocam|reembolsam|vai|ficam|leva|levam|abrem)',
  namedDays: {
    christmasEve: 'véspera de natal|noite de natal|consoada',
    christmasDay: 'dia de natal',
    boxingDay: 'dia depois do natal|dia seguinte ao natal',
    christmas: 'natal',
    newYearsEve: 'véspera de ano novo|noite de ano novo|réveillon|passagem de ano',
    newYearsDay: 'dia de ano novo|primeiro dia do ano',
    newYear: 'ano novo',
    goodFriday: 'sexta-feira santa|sexta feira santa',
    easterMonday: 'segunda-feira de páscoa',
    easter: 'páscoa|pascoa',
    blackFriday: 'black friday',
  },
  units:
    'dias?|dias? úteis|horas?|semanas?|m[eê]s(?:es)?|anos?|minutos?|segundos?|vezes|pessoas?|peças?|unidades?|artigos?|pares?|conjuntos?|pacotes?|rolos?|folhas|polegadas?|centímetros?|milímetros?|metros?|quilómetros?|quilômetros?|quilos?|quilogramas?|gramas?|gr|litros?|mililitros?|watts?|volts?|graus|quilates?|estrelas?|pontos?',
  timeUnits: 'dias? úteis|dias?|horas?|semanas?|m[eê]s(?:es)?|anos?|minutos?|segundos?|quinzenas?',
  numbers: [
    'um|uma',
    'dois|duas',
    'três|tres',
    'quatro',
    'cinco',
    'seis',
    'sete',
    'oito',
    'nove',
    'dez',
    'onze',
    'doze|uma dúzia',
  ],
  currencies: 'euros?|reais|real|d[oó]lares|d[oó]lar|libras|francos|cêntimos|centavos|paus|contos|mangos',
  percent: 'por ?cento',
  without: 'sem|exceto|menos os de|que não (?:seja|sejam|tenham?)(?: de)?',
  lacking: '',
  amountWords:
    'quinze 15, vinte 20, trinta 30, quarenta 40, cinquenta 50, sessenta 60, setenta 70, oitenta 80, noventa 90, cem 100, duzentos 200, quinhentos 500, mil *1000',
  comparatives: {
    cheaper: 'mais barat[oa]s?|mais em conta|custa menos',
    dearer: 'mais car[oa]s?|custa mais',
    bigger: 'maior(?:es)?|mais grande|mais comprid[oa]s?',
    smaller: 'menor(?:es)?|mais pequen[oa]s?',
    heavier: 'mais pesad[oa]s?|pesa mais',
    lighter: 'mais leves?|pesa menos',
    brighter: 'mais luminos[oa]s?|mais brilhantes?|mais potentes?|ilumina mais|dá mais luz|mais luz',
  },
  prices: {
    atMost: [
      '(?:menos de|menos que|abaixo de|até|no máximo|máximo(?: de)?|não mais (?:que|de)|mais barat[oa]s? (?:que|do que)|inferior(?:es)? a|orçamento de) N',
      'N (?:no máximo|ou menos)',
    ],
    atLeast: ['(?:mais de|mais que|acima de|a partir de|pelo menos|no mínimo|superior(?:es)? a) N', 'N ou mais'],
    between: ['entre N (?:e|-|–) N', 'de N (?:a|até) N'],
    about: ['(?:cerca de|por volta de|aproximadamente|uns|mais ou menos) N'],
    cheapest: [
      '(?:o|a|os|as) mais barat[oa]s?',
      'mais barat[oa]s?(?! (?:que|do))',
      'mais (?:económic|econômic|em cont)[oa]s?',
    ],
    dearest: ['(?:o|a|os|as) mais car[oa]s?', 'mais car[oa]s?(?! (?:que|do))'],
    onSale: [
      'em promoção',
      'promoções',
      'descontos?',
      'em saldos?',
      'saldos',
      'em oferta',
      'com desconto',
      'liquidação',
    ],
  },
  concepts: {
    delivery:
      'envio,entrega,envios,enviar,portes,envio*,enviam,enviado,enviada,enviamos,entrega*,entregam,entregue,portes*,portes de envio*,custos de envio,custo de envio,custo do envio,taxa de entrega,frete*,frete grátis,portes grátis,portes gratuitos,envio grátis,envio gratuito,envios grátis,entrega grátis,entrega gratuita,prazo de entrega*,prazos de entrega,tempo de entrega,mandam para,mandam,expedição*,despacho*,despacham,chegar a casa,chega a casa,ao domicílio,em casa,receber a encomenda,chegar em,quando chega,quando recebo,quando vou receber,demora a chegar,demora para chegar',
    dispatch:
      'processamento,preparação da encomenda,tempo de processamento,prazo de processamento,prazo de postagem,preparação do pedido,processam,processada,sai do armazém,postado,postagem',
    carrier:
      'transportadora,CTT,Correios,DHL,transportadora*,ctt,correios,estafeta*,dpd,dhl,ups,fedex,gls,sedex,loggi,jadlog,método de envio,métodos de envio,por quem enviam,empresa de entregas,courier',
    tracking:
      'rastreio,rastreamento,código de rastreio,número de rastreio,rastre*,código de rastreamento,seguimento,seguir a encomenda,seguir a minha,acompanhar a encomenda,acompanhar o pedido,acompanhar a entrega,tracking,localizar a encomenda',
    abroad:
      'internacional,estrangeiro,todo o mundo,exterior,internaciona*,para o estrangeiro,para o exterior,para fora,fora de portugal,fora do brasil,fora do país,fora da europa,outros países,outro país,que países,quais países,no mundo inteiro,todo mundo,ilhas,açores,para a europa',
    customs:
      'alfândega,taxas alfandegárias,alfandeg*,alfândeg*,taxas de importação,taxa de importação,direitos aduaneiros,desalfandeg*,tributação na importação,aduaneir*,taxado,taxada',
    pickup:
      'levantamento,levantar na loja,recolha na loja,levantar,levantamento*,levantar em loja,retirar na loja,retirada na loja,retirar,retirada,buscar na loja,ir buscar,passar para buscar,recolher,recolha,ponto de recolha,pontos de recolha,click and collect,levantar a encomenda,retirar pessoalmente',
    express:
      'expresso,entrega expressa,envio expresso,express*,urgente*,urgência,24 horas,24h,no dia seguinte,dia seguinte,mesmo dia,para amanhã,mais rápido,mais depressa,o mais rápido,o quanto antes,pressa,a tempo para,a tempo do,antes do natal,entrega rápida',
    returns:
      'devolução,devoluções,devolver,devol*,devolvo,devolvê-lo,prazo de devolução,política de devolução*,política de devoluções,custos de devolução,devolução gratuita,direito de arrependimento,arrependimento,livre resolução,etiqueta de devolução,mandar de volta,enviar de volta,não gostei,não gostar,se não gostar,não serve,se não servir,não servir,não me serve,não estou satisfeit*,mudei de ideia,mudar de ideia,retornar o produto',
    refund:
      'reembolso,reembolsar,reembols*,estorno*,estornar,o meu dinheiro,meu dinheiro,dinheiro de volta,devolução do dinheiro,devolvem o dinheiro,ressarc*,restituição',
    exchange:
      'troca,trocar,trocas,troc*,trocar de tamanho,trocar o tamanho,troca de tamanho,tamanho errado,por outro tamanho,por outra cor,substituir por,substituição',
    cancel:
      'cancelamento,cancelar,cancel*,anular,anulação,alterar a encomenda,alterar o pedido,alterar a minha,mudar o pedido,modificar o pedido,encomendei por engano,pedi por engano,enganei-me,desistir da compra,mudar o endereço,alterar a morada',
    restocking:
      'taxa de reposição,taxa de restocking,taxa de devolução,descontam,descontado no,é deduzido,taxa de retorno',
    condition:
      'estado original,embalagem original,sem uso,não usado,sem usar,por usar,não utilizad*,com etiquetas,com etiqueta,etiquetas originais,embalagem intacta,por abrir,já aberto,já aberta,abri a embalagem,já usado,já usei,usado,usada,experimentado,experimentar,sem etiqueta,sem a caixa,sem embalagem,condições de devolução,nunca usado,lacrado,não lavado',
    final_sale:
      'não aceitamos devoluções,venda final,não reembolsável,sem devolução,não pode ser devolvido,não podem ser devolvidos,não tem troca,não reembols*,não retornáve*,artigos em saldo devol*,excluídos da devolução,sem direito a troca',
    damaged:
      'danificado,defeito,partido,quebrado,danific*,dano,danos,partid*,quebrad*,estragad*,avariad*,defeituos*,defeito*,com defeito,rasgad*,riscad*,rachad*,amassad*,não funciona,não trabalha,artigo errado,produto errado,artigo trocado,produto trocado,errado,má qualidade,qualidade ruim,vazou,furad*',
    missing:
      'não chegou,extraviado,em falta,não recebi,ainda não chegou,ainda não recebi,nunca chegou,nunca recebi,não chega,extravi*,extraviad*,perdida,perdido,perdeu-se,falta um,falta uma,faltam,faltou,faltando,incomplet*,atraso*,atrasad*,atrasada,roubad*,roubaram,consta como entregue,aparece como entregue',
    payment:
      'pagamento,métodos de pagamento,pagar,PayPal,Multibanco,pagamento*,pago,paga,pagas,forma de pagamento,formas de pagamento,método de pagamento,meios de pagamento,paypal,mb way,mbway,multibanco,pix,boleto,boleto bancário,transferência*,à cobrança,dinheiro vivo,em dinheiro,apple pay,google pay,na entrega pagar,mercado pago',
    card: 'cartão de crédito,cartões de crédito,Visa,Mastercard,cartão de débito,cartões de débito,cartão bancário,visa,mastercard,american express,amex,com cartão,no cartão,que cartões,quais cartões,cartões,elo,maestro',
    instalments:
      'prestações,parcelamento,Klarna,em prestações,parcelar,parcelado,parcelas,parcela*,pagar em vezes,em 3 vezes,em três vezes,em 10x,sem juros,financiamento,financiar,pagar depois,pagar mais tarde,klarna,a prestações,parcela,dá pra dividir',
    invoice:
      'fatura,faturas,recibo,nota fiscal,fatur*,factura*,notas fiscais,comprovativo de compra,comprovante de compra,talão,com contribuinte,nif na fatura',
    tax: 'IVA,impostos,iva,imposto,com iva,sem iva,icms,contribuinte,nif,tributos,cnpj',
    currency: 'moeda,moedas,câmbio,taxa de câmbio,em euros,em reais,em dólares,que moeda,qual moeda',
    warranty: 'garantia,garanti*,garantido,na garantia,assistência técnica',
    repair: 'reparação,reparação*,reparar,reparam,conserto,consertar,consertos',
    contact:
      'contacto,contato,contactar,apoio ao cliente,contactos,contact*,contat*,falar com,falar convosco,entrar em contacto,entrar em contato,atendimento,atendimento ao cliente,formulário de contacto,formulário de contato,escrever para,whatsapp,whats,zap,instagram,facebook,redes sociais,chat ao vivo,suporte,sac',
    email:
      'e-mail,email,correio eletrónico,e-mails,emails,mail,por email,por e-mail,um email,vosso email,endereço de email,endereço de e-mail',
    phone:
      'telefone,número de telefone,telemóvel,telefon*,telefónic*,ligar,ligar-vos,ligar para,ligo,vosso número,número para ligar,número de contacto,número de contato,telemóve*,celular de contato,por telefone,tel',
    address:
      'morada,endereço,localização,morada*,endereço*,endereços,localizad*,localização*,localizam,onde ficam,onde fica,onde estão,onde está a loja,onde é a loja,onde vos encontro,onde se situam,situad*,em que cidade,qual cidade,que rua,em que rua,como chegar,de onde enviam,de onde são,sede,rua,chego aí,chegar aí,ficam onde',
    hours:
      'horário,horários,horário de funcionamento,horário*,aberto,aberta,abertos,abert*,abrem,abre,fecham,fecha,fechado,fechada,a que horas,horas de abertura,ao domingo,aos domingos,ao sábado,feriado*,funcionamento,estão abertos',
    shop: 'loja,lojas,loja física,showroom,lojas físicas,ponto de venda,pontos de venda,espaço físico,pessoalmente,presencial*,visitar,visitar a loja,ver ao vivo,experimentar na loja,perto de mim,na loja,só online,revendedores perto,estabelecimento,filial,filiais,ver pessoalmente,ver na loja,pela internet,comprar na loja',
    order:
      'encomenda,pedido,encomendas,encomendar,encomend*,pedido*,pedir,fazer uma encomenda,fazer um pedido,comprar,compra,compras,comprei,carrinho,número da encomenda,número do pedido,finalizar a compra,finalizar compra,adquirir',
    minimum:
      'encomenda mínima,compra mínima,pedido mínimo,valor mínimo,mínimo,mínim*,quantidade mínima,mínimo de compra,a partir de que valor,a partir de quanto,mínimo para',
    wholesale:
      'atacado,grossista,revenda,revendedores,grossist*,por atacado,venda por grosso,por grosso,revend*,revender,grandes quantidades,grande quantidade,encomendas grandes,para a minha loja,para minha loja,para o meu negócio,para empresas,clientes empresariais,preços para revenda,distribuidor*,b2b,brindes corporativos,dropshipping,em quantidade,por quantidade,a grosso,lojista,lojistas,revendedor',
    discount:
      'desconto,código de desconto,promoção,saldos,descont*,códigos de desconto,código promocional,códigos promocionais,cupom,cupons,cupão,cupões,promoções,promo,promos,saldo,oferta,ofertas,em oferta,rebaixa*,liquidação,black friday,desconto de estudante,estudantes,primeira compra,primeira encomenda',
    gift_card:
      'cartão presente,cartão oferta,vale presente,vale-presente,vale-oferta,vale oferta,vales presente,vales oferta,cartões presente,cartões oferta,cheque prenda,cheque-prenda,cheque oferta,cheque-oferta,vale de compras,vale-compras,gift card*,voucher*,resgatar o vale',
    store_credit:
      'crédito em loja,crédito na loja,vale de troca,vale-troca,crédito da loja,nota de crédito,saldo em conta,crédito para',
    loyalty:
      'programa de fidelidade,pontos,fidelidade,programa de pontos,acumular pontos,usar pontos,trocar pontos,cartão de cliente,cartão de fidelidade,recompensas,indicar um amigo,convidar um amigo,clube de clientes,cashback,programa de fidelização',
    preorder:
      'pré-venda,pré-encomenda,encomendar com antecedência,pré-vendas,pré-encomendar,reservar,reserva,reservas,pre-order,preorder',
    privacy:
      'privacidade,política de privacidade,dados pessoais,proteção de dados,os meus dados,meus dados,rgpd,lgpd,cookies,é seguro comprar,compra segura,pagamento seguro,site seguro,site confiável,é confiável,cancelar a newsletter,cancelar subscrição,termos e condições',
    account:
      'conta,minha conta,criar conta,a minha conta,criar uma conta,registar,registo,registrar,cadastro,cadastrar,iniciar sessão,fazer login,login,palavra-passe,senha,como convidado,sem conta,sem registo,sem cadastro',
    jobs: 'recrutamento,trabalhe connosco,vagas,vaga,trabalhar convosco,trabalhar com vocês,trabalhar aí,trabalhe conosco,emprego*,candidatura*,estão a recrutar,estão contratando,contratar,currículo,estágio*,ofertas de emprego',
    owner:
      'fundador,fundadora,quem somos,fundador*,proprietári*,dono,dona,donos,sobre nós,sobre vós,sobre vocês,quem são vocês,quem são,quem está por trás,a vossa história,sua história,nossa história,empresa familiar,quem criou,quem fundou',
    since:
      'fundada em,desde quando,fundado em,ano de fundação,há quanto tempo existem,há quanto tempo vocês,há quantos anos,quando foi fundada,quando começaram,quando abriram',
    event:
      'evento,workshop,eventos,evento*,workshop*,oficina,oficinas,feira,feiras,mercadinho*,curso,cursos,exposição*,pop-up*',
    review:
      'avaliações,opiniões,avaliação,avaliações*,opinião,comentários de clientes,testemunho*,depoimento*,classificação dos clientes,o que dizem,feedback,trustpilot,reclame aqui',
    time: 'dias,prazo,dias úteis,quanto tempo,demora,prazo*,prazo de entrega*,prazos de entrega,tempo de entrega,tempo de processamento,prazo de processamento,prazo de devolução,prazo de postagem,demoram,quantos dias,quando chega,quando chegará,quando recebo,quando vou receber,em quanto tempo,data de entrega,semanas,leva quanto,tempo de espera',
    cost: 'preço,preços,custo,custos,valor,preço*,custa,custam,custo*,quanto,quanto custa,quanto custam,quanto é,quanto sai,quanto fica,valores,portes de envio*,custos de envio,custo de envio,custo do envio,taxa de entrega,custos de devolução,caro,cara,caros,barato,barata,baratos,cobram,taxa,acréscimo,tarifa*,montante',
    free: 'grátis,gratuito,gratuita,gratuit*,gratis,frete grátis,portes grátis,portes gratuitos,envio grátis,envio gratuito,envios grátis,entrega grátis,entrega gratuita,devolução gratuita,sem custos,sem custo,de graça,sem portes,isento de',
    stock:
      'em stock,disponível,em estoque,esgotado,disponíve*,disponib*,stock,estoque,esgotad*,indisponíve*,sem stock,sem estoque,fora de estoque,repor,reposição de stock,voltar a ter,voltam a ter,volta a estar,ainda têm,ainda tem,restam,acabou,ainda vendem,esgotou,reposição,repõe,repõem,previsão de voltar',
    size: 'tamanho,tamanhos,medidas,dimensões,medida,tamanh*,medida*,dimens*,comprimento,largura,altura,profundidade,diâmetro,espessura,quanto mede,quanto medem,mede,medem,que tamanho tem,em s,em m,em l,xxs,xs,xl,xxl,xxxl,tamanho único,tamanhos grandes,número de calçado,pp,gg',
    size_guide:
      'guia de tamanhos,tabela de tamanhos,tabela de medidas,guia de medidas,que tamanho devo,qual tamanho devo,que tamanho escolher,qual tamanho escolher,que tamanho escolho,que tamanho uso,que tamanho me,o meu tamanho,meu tamanho,tamanho certo,como medir,como tiro as medidas,tirar medidas',
    fit: 'corte,assenta,veste,ajuste,veste bem,fica justo,justo,justa,apertad*,larg*,folgad*,cintad*,elástico,elástica,elastic*,stretch,muito grande,muito pequeno,modelo veste,como veste,como fica,modelagem,caimento,forma pequena,forma grande',
    material:
      'material,materiais,tecido,composição,material*,tecid*,composição*,de que é feito,de que é feita,de que são feitos,do que é feito,feito de,feita de,feitos de,forro,forrad*,poliéster,gramagem,gramatura',
    made: 'feito em,fabricado,feito à mão,origem,fabric*,fabricad*,produzid*,feitos em,feita em,feita à mão,feitos à mão,artesana*,onde é feito,onde são feitos,onde fabricam,de onde vem,de onde vêm,made in,país de origem,origem*,proveniência,produção,confeccionad*,confecionad*',
    wash: 'lavar,lavagem,cuidados,lav*,lavável*,máquina de lavar,na máquina,lavar à mão,cuidar,cuidado com,cuidados de,limpar*,limpeza,passar a ferro,ferro de engomar,engomar,secadora,máquina de secar,secar,encolh*,desbot*,máquina de louça,lava-louças,lixívia,alvejante,amaciador,amaciante,nódoas,manchas,conservação',
    weight: 'peso,pesa,pesam,pesad*,quanto pesa,quanto pesam,leve,leves,gramas pesa',
    colour: 'cor,cores,tom,tons,tonalidade*,que cores,quais cores,em que cores,colorid*',
    scent:
      'aroma,fragrância,cheiro,aroma*,fragrância*,cheir*,perfume*,perfumad*,odor*,sem cheiro,essência*,óleo essencial,óleos essenciais',
    ingredients:
      'ingredientes,contém,composição química,ingrediente*,contêm,componente*,parabenos,sem parabenos,sulfatos,ftalatos,vegano,vegana,vegan*,orgânic*,biológic*,natural,naturais,cera de soja,cera de abelha,conservantes,químicos,inci,testado em animais,cruelty free,o que leva,o que tem dentro',
    allergy:
      'alergia,alergénios,hipoalergénico,alergi*,alérgic*,alergén*,alergên*,hipoalerg*,pele sensível,peles sensíveis,sem glúten,glúten,frutos secos,frutos de casca,lactose,látex,níquel,sem níquel,grávida*,gravidez,gestante*,amamentação,eczema,dermatite,irrita,irritação,animais de estimação,tóxic*,seguro para bebés,seguro para bebês',
    use: 'instruções,modo de usar,utilização,como usar,como se usa,como uso,usar,utiliz*,instruções*,manual,como funciona,como funcionam,aplicar,aplicação,aplico,montagem,montar,instalar,instalação,para que serve,serve para,pavio,cortar o pavio,primeira utilização,primeiro uso,guardar,armazenar,conservar,exterior uso,no exterior,ao ar livre,interior,adequado para',
    capacity:
      'capacidade,volume,capacidade*,quantos litros,quantos ml,quanto leva,cabem,cabe,suporta,peso máximo,carga máxima,para quantas pessoas,quantas pessoas',
    lasting:
      'duração,dura,duram,tempo de queima,quanto tempo dura,quanto tempo duram,horas de queima,queima,durabilidade,durável,duráve*,resistente*,validade,prazo de validade,data de validade,vence,expira,vida útil,autonomia,bateria dura',
    compatible:
      'compatível,compatíveis,compatib*,serve no meu,serve na minha,serve para o meu,serve para a minha,funciona com,combina com,combinar com,adaptador*,universal*,universais,peças de substituição,peça de reposição,peças de reposição,para o meu modelo,encaixa,encaixam',
    contents:
      'incluído,inclui,o que inclui,incluíd*,incluem,vem com,vêm com,traz,trazem,na caixa,na embalagem,no conjunto,no kit,conjunto de,kit com,quantas peças,quantas unidades,quantos vêm,à unidade,vendido separadamente,vendidos separadamente,por par,pilhas incluídas,acessórios incluídos',
    custom:
      'personalizado,por medida,gravação,personaliz*,gravação*,gravar,gravad*,bordad*,bordar,monograma*,iniciais,sob medida,à medida,sob encomenda,feito por medida,com nome,com o meu nome,com meu nome,colocar o nome,logótipo,logotipo,nosso logo,próprio desenho,estampar,estampad*,imprimir,pedido especial,bainha*,arranjos',
    gift: 'presente,embrulho,presentes,prenda,present*,prenda*,oferecer,para oferta,para oferecer,embrulh*,papel de embrulho,caixa de oferta,caixa de presente,mensagem de presente,cartão com mensagem,dedicatória,ideia de presente,ideias de presente,presente de natal,presente de aniversário,lembrança*,lembrancinha*,brinde*',
    new: 'novidades,novos,nova coleção,novidade*,novos produtos,novos modelos,novas coleções,acabados de chegar,recém-chegad*,lançamento*,brevemente,em breve,últimas novidades',
    ...portugueseThings,
  },
  idioms:
    'por favor,com certeza,de acordo,em conta,ter em conta,levar em conta,em vez de,no caso de,em caso de,fim de semana,bom dia,hoje em dia,tudo bem,de vez em quando,por exemplo,cartão de memória,cartão de visita,cartões de visita,cartão de aniversário,porta-cartões,porta-chaves,chaveiro*,capa de telemóvel,capa para telemóvel,capinha*,dar conta,fazer conta,banco de dados,em ordem,por conta,hora de,faço,me passa,passa o,passa um,cadê',
  functionWords:
    'algo alguém algum alguma ajudar dizer gostaria preciso procuro quero queria saber a à ao aos as às até cada com como da das de dela dele depois do dos e é ela elas ele eles em então entre era essa esse esta está estão este estou eu faz fazer fazem foi fica há isso isto já lhe mais mas me meu meus mim minha muito na não nas nem no nos nós nossa nosso num numa o onde os ou outra outro para pela pelo pelos pode podem poder podia por porque posso pra quais qual quando quanta quanto quantos que quem se sem ser seria seu seus sim só sobre sou são sua também tem têm temos tenho ter teu toda todo todos tu tua um uma vai você vocês vos vossa vosso',
  asking:
    'têm tem vocês procuro procurando vendem vende aceitam aceita oferecem mostrar mostra mostrem recomendam recomenda quero queria gostaria preciso encontrar encontro comprar produto produtos artigo artigos saber dúvida pergunta perguntar informação informações info coisa coisas tipo tipos olá oi obrigado obrigada favor possível',
  isUnspaced: false,
  namesBend: false,
  clitics: '',
  usual: {
    questions: {
      delivery_free: 'A partir de que valor o envio é grátis?',
      delivery_cost: 'Quanto custa o envio?',
      delivery_time: 'Quanto tempo demora a entrega?',
      delivery_express: 'Oferecem envio expresso?',
      pickup: 'Posso levantar a encomenda na loja?',
      return_window: 'Quanto tempo tenho para devolver um artigo?',
      return_cost: 'Quem paga os portes de devolução?',
      return_how: 'Como posso devolver um artigo?',
      exchange: 'Posso trocar um artigo por outro tamanho?',
      refund_time: 'Quanto tempo demora o reembolso?',
      cancel_order: 'Posso cancelar a minha encomenda?',
      payment_methods: 'Que formas de pagamento aceitam?',
      cash_on_delivery: 'Posso pagar na entrega?',
      instalments: 'Posso pagar em prestações?',
      hours: 'Qual é o vosso horário de funcionamento?',
      address: 'Onde fica a vossa loja?',
      shop: 'Têm loja física?',
      phone: 'Qual é o vosso número de telefone?',
      contact: 'Como posso entrar em contacto?',
      warranty: 'Qual é a duração da garantia?',
      gift_card: 'Vendem cartões-presente?',
      discount_code: 'Há algum código de desconto?',
      restock: 'Quando volta a estar disponível?',
      wholesale: 'Vendem por atacado?',
      invoice: 'Recebo fatura?',
    },
    besides:
      'mais menos hoje agora normalmente aproximadamente total dá dar dando vai vão vou ir vem veio volta voltar chega chegam chegar chegou chego recebo receber recebi tempo dias dia semana semanas mês meses ano anos limite horas hora número numero código codigo mando manda mandam mandar ponho vejo ver falo falar entro consigo tenho preciso precisa previsão faço faz ficam fica ficar atendem atende pagam paga dinheiro gasto gastar esperar esperando espero pacote coisa coisas produto produtos artigo artigos compra pro pra aí aqui lá tô tá está ainda já só também pessoa alguém gente internet online dirijo passa passar exatamente rápido rapido possível jeito houve buscar avisa chamar ligo cadê local empresa maior menor quando repor gratuito status servir serviu ficou errado me pedir peço pergunta perguntas dúvida dúvidas ajuda serviço diretamente pessoalmente tipo tipos opção opções normal custa custaria demora leva levam trazer pegar enviam envia envio mandou enviado comprei compro retirar levantar levanto funcionam',
    whatsApp: 'zap|whats|wpp',
    elapsed: {
      counts: 'uma?|dois|duas|três|quatro|cinco|seis|sete|oito|dez|doze|algun?s|algumas|uns|umas',
      units: 'dias?|semanas?|m[eê]s(?:es)?|anos?',
      spans:
        '(?:há|faz|depois de|após|passad[oa]s|de há|em) (?:quase |cerca de |mais de )?SPAN|SPAN (?:atrás|depois)|(?:a semana|o mês|o ano) passad[oa]|(?:semana|mês|ano) passad[oa]',
      beside:
        'comprei|compra|comprado|encomendei|encomenda|pedi|pedido|recebi|recebido|chegou|chegaram|entregue|ainda|tarde|demais|demasiado|algo|artigo|produto|pacote|possível|posso|podia|poderia|quero|queria|gostei|gosto|serve|serviu|mais|não|já|dá',
      isSent: String.raw`(?:devolvi|enviei de volta|já devolvi)|(?:onde|quando)\s.{0,30}(?:reembolso|dinheiro)|(?:não|sem).{0,24}(?:reembolso|reembolsad\p{L}*|dinheiro)`,
      exchange: 'Quanto tempo tenho para trocar um artigo?',
    },
  },
  stem: stemmer,
};
