/** What Portuguese words of shops and of talk mean, by an English word that has a vector: `english form form; ...`. What is not among them means itself. */
export const englishOfPortuguese = `
order pedido pedidos encomenda encomendas encomendar encomendei encomendado; ask pedir peço pede pedem pediu pedi perguntar perguntei; buy comprar
compro compra compras comprei comprou comprado comprem; buyer comprador compradora compradores; purchase adquirir adquiri adquirido aquisição; sell
vender vendo vende vendem vendi vendeu vendido; sale venda vendas saldos saldo liquidação; seller vendedor vendedora vendedores; shop loja lojas
lojinha comércio lojista lojistas; pay pagar pago paga pagam paguei pagou pagando; payment pagamento pagamentos; price preço preços precinho; cost
custar custa custam custo custos custou; cheap barato barata baratos baratas baratinho econômico económico; expensive caro cara caros caras caríssimo;
free grátis gratuito gratuita gratuitos gratuitamente; discount desconto descontos descontinho; offer oferta ofertas oferecer ofereço oferece
oferecemos oferecido; promotion promoção promoções promo promocional; coupon cupom cupons cupão vale; code código códigos; card cartão cartões; cash
dinheiro numerário; money grana; bank banco bancos bancário bancária; transfer transferência transferências transferir transferi pix; account conta
contas continha; installments parcelas parcela prestações parcelado parcelar; boleto boletos; credit crédito créditos; debit débito; euro euros;
dollar dólar dólares; real reais; cent centavo centavos cêntimo cêntimos; tax imposto impostos taxa taxas iva tributo nif cnpj cpf; invoice fatura
faturas nota notas faturar faturamento faturação; receipt recibo recibos comprovante comprovativo; ship envio envios enviar envia enviam enviei
enviado enviada; send mandar mando manda mandam mandei mandou mandado mande; deliver entregar entrega entregas entregam entregue entreguei entregou
entregues; freight frete fretes portes; package pacote pacotes volume embrulho; box caixa caixas caixinha caixote; wrap embrulhar embrulhado
embrulhos; packaging embalagem embalagens embalar embalado embalada; courier transportadora transportadoras entregador estafeta motoboy; carry levar
levo leva levam levei levou; address endereço endereços morada moradas; postcode cep; mail correio correios; email emails mail; track rastrear
rastreio rastreamento rastreado rastreador; arrive chegar chego chega chegam cheguei chegou chegaram chegada; receive receber recebo recebe recebi
recebeu recebido recebem; return devolver devolução devoluções devolvo devolvi devolvido devolveu; refund reembolso reembolsos reembolsar reembolsado
estorno estornar; exchange trocar troca trocas troco trocam troquei trocado; cancel cancelar cancelo cancelei cancelamento cancelado cancelada anular;
complaint reclamação reclamações reclamar reclamo reclamei queixa queixas; warranty garantia garantias garantir garantido garantida; contact contato
contatos contacto contactos contatar contactar; call ligar ligo liga ligue ligou ligação chamar chamada; phone telefone telefones telefônico fone tel;
mobile celular celulares telemóvel telemóveis cel; whatsapp zap whats; message mensagem mensagens mensagenzinha msg; answer responder respondo
responde resposta respostas respondeu responderam; question pergunta perguntas dúvida dúvidas questão questões; customer cliente clientes clientela
freguês; service serviço serviços atendimento; help ajuda ajudar ajudo ajude ajudou ajudam; thanks obrigado obrigada agradeço agradecer valeu brigado;
hello olá oi oie alô; goodbye tchau adeus; please favor pfv pf; sorry desculpa desculpe desculpas perdão; yes sim; no não nao; okay ok certo tá blz;
stock estoque estoques inventário; available disponível disponíveis disponibilidade; unavailable esgotado esgotada esgotados; reserve reservar reserva
reservas reservado; pickup retirar retirada retiro levantar levantamento; cart carrinho carrinhos cesto; website site sites página páginas; link
links; catalog catálogo catálogos; product produto produtos produtinho; item artigo artigos itens; brand marca marcas; model modelo modelos; version
versão versões; type tipo tipos; kind espécie espécies simpático simpática gentil gentis amável; reference referência referências; customs alfândega
aduana; wholesale atacado atacadista grossista revenda; retail varejo retalho varejista; company empresa empresas companhia empresarial firma; quote
orçamento orçamentos cotação; contract contrato contratos contratar contratado; sign assinar assino assinatura assinado; register cadastrar cadastro
registrar registro registar registo; user usuário usuários utilizador utilizadores; password senha senhas; data dados dado; document documento
documentos; copy cópia cópias copiar; form formulário formulários; hour hora horas horinha; schedule horário horários agenda agendar agendamento; open
abrir abro abre abrem aberto aberta abertos abriu; close fechar fecho fecha fecham fechado fechada fechou; minute minuto minutos minutinho; second
segundo segundos; day dia dias; daily diário diária diariamente cotidiano; week semana semanas semanal; month mês meses mensal mensais; year ano anos
anual; today hoje; tomorrow amanhã; yesterday ontem anteontem; night noite noites noturno noturna; afternoon tarde tardes; midnight madrugada; morning
manhã manhãs; now agora agorinha; soon logo breve; already já; later depois posteriormente; before antes; always sempre; never nunca jamais; often
frequentemente frequente frequentes; still ainda; monday segunda; tuesday terça; wednesday quarta; thursday quinta; friday sexta; saturday sábado
sábados; sunday domingo domingos; holiday feriado feriados; vacation férias; january janeiro; february fevereiro; march março; april abril; may maio;
june junho; july julho; august agosto; september setembro; october outubro; november novembro; december dezembro; spring primavera; summer verão;
autumn outono; winter inverno; time tempo tempos vez vezes; date data datas; deadline prazo prazos vencimento; wait esperar espero espera esperando
esperei esperava aguardar aguardo; delay atraso atrasos demora atrasar atrasado atrasada demorar; takes demorou demoram; early cedo cedinho; fast
rápido rápida rápidos rápidas rapidamente rapidinho; quick depressa ligeiro; urgent urgente urgentes urgência; slow lento lenta lentos devagar; one um
uma; two dois duas; three três; four quatro; five cinco; six seis; seven sete; eight oito; nine nove; ten dez; eleven onze; twelve doze; thirteen
treze; fourteen catorze quatorze; fifteen quinze; sixteen dezesseis dezasseis; twenty vinte; thirty trinta; forty quarenta; fifty cinquenta; sixty
sessenta; seventy setenta; eighty oitenta; ninety noventa; hundred cem cento centos; thousand mil; million milhão milhões; first primeiro primeira
primeiros primeiras; last último última últimos últimas durar dura duram durou duração; third terceiro terceira; half meio meia metade; double duplo
dupla dobro casal; pair par pares; dozen dúzia dúzias; room quarto quartos sala salas cômodo; number número números; quantity quantidade quantidades;
amount valor valores montante quantia; total totais totalmente; unit unidade unidades; piece peça peças pedaço pedaços; set conjunto conjuntos kit
kits; percent porcento percentagem porcentagem; house casa casas casinha; home lar lares; apartment apartamento apartamentos apê apto; floor andares
chão piso pisos; street rua ruas; city cidade cidades; village aldeia vila vilas; country país países; neighborhood bairro bairros; center centro
centros; office escritório escritórios; school escola escolas escolar colégio; university universidade faculdade; hospital hospitais; pharmacy
farmácia farmácias; restaurant restaurante restaurantes; hotel hotéis; beach praia praias; sea mar mares; mountain montanha montanhas serra; river rio
rios; lake lago lagoa; field campo campos; forest floresta mata bosque; island ilha ilhas; airport aeroporto; station estação estações; church igreja
igrejas; market mercado mercados feira; supermarket supermercado supermercados; factory fábrica fábricas fabricante fabricantes; warehouse armazém
armazéns depósito galpão; branch filial filiais; place lugar lugares local locais; portuguese português portuguesa portugueses; brazil brasil;
brazilian brasileiro brasileira brasileiros; lisbon lisboa; islands açores madeira; national nacional nacionais; international internacional
internacionais; side lado lados; here aqui cá; there ali lá aí há havia haver houve; near perto próximo próxima; far longe distante; inside dentro;
outside fora; up cima acima; down baixo abaixo; front frente dianteiro; behind atrás traseiro traseira; left esquerda esquerdo; right direita direito;
man homem homens; woman mulher mulheres; boy menino meninos rapaz garoto rapazes; girl menina meninas garota rapariga moça; child criança crianças
infantil infantis criançada; baby bebê bebês bebé bebés neném; adult adulto adultos adulta; young jovem jovens juvenil novinho; old velho velha velhos
velhas antigo antiga idoso; mother mãe mães mamãe; father pai pais papai; son filho filhos filhinho; daughter filha filhas filhinha; brother irmão
irmãos; sister irmã irmãs; grandmother avó vovó avós; grandfather avô vovô; uncle tio tios; aunt tia tias; cousin primo prima primos; nephew sobrinho
sobrinhos; niece sobrinha; husband marido esposo; wife esposa; boyfriend namorado; girlfriend namorada; family família famílias familiar familiares;
friend amigo amiga amigos amigas amiguinho; neighbor vizinho vizinha vizinhos; people gente pessoas pessoal povo; person pessoa; sir senhor senhores;
lady senhora senhoras dona; boss chefe chefes patrão; worker trabalhador trabalhadores operário funcionário funcionários empregado; teacher professor
professora professores; doctor médico médica doutor doutora médicos; nurse enfermeira enfermeiro; student estudante estudantes aluno alunos; name nome
nomes sobrenome apelido; age idade idades; clothes roupa roupas roupinha vestuário; shirt camisa camisas camiseta camisetas tshirt; trousers calça
calças; jeans ganga; shorts calção calções bermuda bermudas short; dress vestido vestidos vestidinho; skirt saia saias; jacket jaqueta jaquetas casaco
casacos blusão; coat sobretudo; blouse blusa blusas; sweater suéter camisola camisolas malha; sweatshirt moletom moletons; suit terno ternos fato
fatos; swimsuit maiô biquíni biquínis sunga; underwear cueca cuecas calcinha calcinhas; bra sutiã sutiãs soutien; sock meias peúgas; pajamas pijama
pijamas; shoe sapato sapatos calçado calçados sapatinho; sneakers tênis ténis sapatilha sapatilhas; sandal sandália sandálias; slipper chinelo
chinelos pantufa pantufas; boot bota botas botinha; heel salto saltos; hat chapéu chapéus; cap boné bonés gorro; scarf cachecol lenço lenços; glove
luva luvas; belt cinto cintos; tie gravata gravatas; bag bolsa bolsas sacola sacolas saco sacos mala; backpack mochila mochilas; suitcase malas
maleta; wallet carteira carteiras; watch relógio relógios; ring anel anéis aliança; necklace colar colares; earring brinco brincos; bracelet pulseira
pulseiras; jewel joia joias; glasses óculos; umbrella guardachuva; pocket bolso bolsos; button botão botões; zipper zíper; sleeve manga mangas; collar
gola golas coleira; hood capuz; lining forro forrado; fabric tecido tecidos pano panos; cotton algodão; wool lã; silk seda; linen linho; leather couro
couros; polyester poliéster; elastic elástico elástica elásticos; wood madeiras madeirado; metal metais metálico metálica; steel aço inox inoxidável;
iron ferro ferros; aluminum alumínio; plastic plástico plásticos plástica; rubber borracha borrachas; glass vidro vidros cristal; ceramic cerâmica
cerâmico porcelana; paper papel papéis; cardboard papelão cartolina; stone pedra pedras; marble mármore; gold ouro dourado dourada; silver prata
prateado prateada; foam espuma espumas; velvet veludo; lace renda rendas; color cor cores colorido colorida coloridos; white branco branca brancos
brancas; black preto preta pretos pretas negro negra; red vermelho vermelha vermelhos vermelhas; blue azul azuis; green verde verdes; yellow amarelo
amarela amarelos; orange laranja laranjas; pink rosa rosas; purple roxo roxa lilás violeta; brown marrom marrons castanho castanha; grey cinza cinzas
cinzento; beige bege; light claro clara claros claras luz luzes iluminação iluminar; dark escuro escura escuros escuras; transparent transparente
transparentes; bright brilhante brilhantes brilho; matte fosco fosca mate; striped listrado listrada listras; plain liso lisa lisos; pattern estampa
estampas estampado estampada; size tamanho tamanhos numeração; large grande grandes grandão; small pequeno pequena pequenos pequenas pequenininho;
medium médio média médios; huge enorme enormes gigante; tiny minúsculo; long longo longa longos comprido comprida; short curto curta curtos baixinho;
wide largo larga largos amplo; narrow estreito estreita; tall alto alta altos altas; height altura; low baixa baixos baixas; deep fundo profundo
profundidade; width largura; length comprimento; thick grosso grossa espesso espessura; thin fino fina finos magro; weight peso pesos; weigh pesar
pesa pesam; heavy pesado pesada pesados; lightweight leve leves levinho; measure medida medidas medir mede medem; meter metro metros; centimeter
centímetro centímetros cm; millimeter milímetro milímetros; kilometer quilômetro quilômetros quilómetros; kilo quilo quilos kg; gram grama gramas;
liter litro litros; inch polegada polegadas; diameter diâmetro; capacity capacidade; square quadrado quadrada quadrados; round redondo redonda
redondos; rectangular retangular; shape forma formas formato formatos; tight apertado apertada justo justa; loose solto solta folgado larguinho;
comfortable confortável confortáveis conforto; fit servir serve servem serviu cabe caber cabem; adjust ajustar ajuste ajustável ajustáveis regulável;
try experimentar provar testar experimentei testei; wear vestir visto veste calçar; elegant elegante elegantes; fashion moda modas; style estilo
estilos; design desenho desenhos; handmade artesanal artesanais artesanato; body corpo corpos corporal; head cabeça cabeças; face rosto facial; hair
cabelo cabelos capilar pelo pelos; eye olho olhos; ear orelha orelhas ouvido; nose nariz; mouth boca; tooth dente dentes; tongue língua; lip lábio
lábios; hand mão mãos; arm braço braços; finger dedo dedos; nail unha unhas prego pregos; leg perna pernas; foot pé pés; knee joelho joelhos; back
costas; chest peito; belly barriga; heart coração corações; blood sangue; bone osso ossos; skin pele peles; neck pescoço; beauty beleza; beautiful
lindo linda lindos lindas belo bela lindíssimo; pretty bonito bonita bonitos bonitas bonitinho; ugly feio feia feios; cream creme cremes pomada; soap
sabonete sabonetes sabão; shampoo champô xampu; conditioner condicionador amaciador; perfume perfumes; deodorant desodorante desodorizante; makeup
maquiagem maquilhagem; lipstick batom batons; comb pente pentes pentear; brush escova escovas escovar pincel pincéis; razor barbeador gilete; shave
barbear depilar depilação; haircut corte cortes; dryer secador secadores; mirror espelho espelhos; towel toalha toalhas; sponge esponja esponjas;
sunscreen protetor bronzeador; moisturizing hidratante hidratantes hidratar; oil óleo óleos azeite azeites; wrinkle ruga rugas; tattoo tatuagem
tatuagens; massage massagem massagens massageador; smell cheiro cheiros cheirar cheira cheiroso; hairdresser cabeleireiro cabeleireira salão; health
saúde saudável saudáveis; sick doente doentes; illness doença doenças; pain dor dores doer dói; medicine remédio remédios medicamento medicamentos;
pill comprimido comprimidos pílula; pregnant grávida gestante gravidez; vitamin vitamina vitaminas; mask máscara máscaras; diaper fralda fraldas; food
comida comidas alimento alimentos alimentar; eat comer como come comem comi comeu; drink beber bebo bebe bebida bebidas bebi; lunch almoço almoços
almoçar; dinner jantar jantares janta; snack lanche lanches petisco; hungry fome faminto; thirst sede; bread pão pães pãozinho; bakery padaria
padarias confeitaria; cheese queijo queijos; milk leite leites; butter manteiga; yogurt iogurte iogurtes; egg ovo ovos; meat carne carnes; chicken
frango frangos galinha; beef bovina vaca vacas boi; pork porco suína; ham presunto fiambre; sausage linguiça salsicha salsichas chouriço; fish peixe
peixes; cod bacalhau; tuna atum; salmon salmão; seafood marisco mariscos; shrimp camarão camarões; rice arroz; pasta massa massas macarrão; soup sopa
sopas caldo; salad salada saladas; vegetable legume legumes verdura verduras vegetais; potato batata batatas; tomato tomate tomates; onion cebola
cebolas; garlic alho; carrot cenoura cenouras; lettuce alface; pepper pimenta pimentão pimento; corn milho; bean feijão feijões; fruit fruta frutas
frutos; apple maçã maçãs; banana bananas; lemon limão limões; strawberry morango morangos; grape uva uvas; peach pêssego pêssegos; pear pera peras;
pineapple abacaxi ananás; watermelon melancia; avocado abacate; cherry cereja cerejas; nut noz nozes castanhas porca porcas; almond amêndoa amêndoas;
peanut amendoim amendoins; hazelnut avelã avelãs; sugar açúcar açúcares; salt sal salgado salgada; sweet doce doces docinho; sour azedo ácido; bitter
amargo amarga; spicy picante apimentado; honey mel; jam geleia compota; chocolate chocolates cacau; cake bolo bolos bolinho torta tortas; cookie
bolacha bolachas biscoito biscoitos; icecream sorvete sorvetes gelado gelados; candy bala balas rebuçado guloseima; flour farinha; wheat trigo; gluten
glúten; yeast fermento levedura; vinegar vinagre; sauce molho molhos; spice tempero temperos especiarias; olive azeitona azeitonas oliva; water água
águas; wine vinho vinhos; beer cerveja cervejas cerva; juice suco sucos sumo sumos; coffee café cafés cafezinho; tea chá chás; soda refrigerante
refrigerantes; ice gelo; bottle garrafa garrafas frasco frascos; can lata latas poder posso pode podem podia poderia pude; cup xícara xícaras chávena
caneca canecas; plate prato pratos; bowl tigela tigelas taça taças; spoon colher colheres; fork garfo garfos; knife faca facas; tumbler copo copos;
pot panela panelas tacho; pan frigideira frigideiras; oven forno fornos assar assado assadeira; fridge geladeira geladeiras frigorífico; freezer
congelador congelado congelados; microwave microondas; stove fogão fogões; blender liquidificador varinha; mixer batedeira misturador; toaster
torradeira torrada; kettle chaleira; kitchen cozinha cozinhas; cook cozinhar cozinho cozinheiro cozido; fry fritar frito fritadeira fritas; boil
ferver ferve fervido; recipe receita receitas; taste sabor sabores; delicious delicioso deliciosa gostoso gostosa saboroso; fresh fresco fresca
frescos fresquinho; raw cru crua; ripe maduro madura; expired vencido vencida validade expirado; ingredient ingrediente ingredientes; allergy alergia
alergias alérgico alérgica alergénios alérgenos; vegan vegano vegana veganos; vegetarian vegetariano vegetariana; organic orgânico orgânica biológico
biológica; natural naturais; soy soja; fat gordura gorduras gordo; contain conter contém contêm conteúdo; protein proteína proteínas; calorie caloria
calorias; diet dieta dietas; hypoallergenic hipoalergênico hipoalergénico; furniture móvel móveis mobília mobiliário; table mesa mesas mesinha; chair
cadeira cadeiras cadeirinha; armchair poltrona poltronas; sofa sofá sofás; bed cama camas caminha; mattress colchão colchões; pillow travesseiro
travesseiros almofada almofadas; blanket cobertor cobertores manta mantas; sheet lençol lençóis; quilt edredom edredão colcha; wardrobe armário
armários roupeiro; drawer gaveta gavetas; shelf prateleira prateleiras estante estantes; desk escrivaninha secretária; lamp lâmpada lâmpadas luminária
candeeiro abajur; curtain cortina cortinas; carpet tapete tapetes carpete; window janela janelas; door porta portas; wall parede paredes muro; roof
telhado teto; stairs escada escadas escadaria; bathroom banheiro banheiros; bath banho banhos banheira; shower chuveiro chuveiros ducha duche; toilet
sanita privada; sink pia lavatório; faucet torneira torneiras; balcony varanda sacada; garage garagem garagens; elevator elevador; hook gancho ganchos
cabide cabides; frame moldura molduras; picture quadro quadros; vase jarra vaso vasos; candle vela velas; decoration decoração decorar decorativo
enfeite enfeites; bin lixo lixeira; broom vassoura vassouras; mop esfregona rodo; vacuum aspirador aspiradores aspirar; heater aquecedor aquecedores
aquecimento; fan ventilador ventiladores ventoinha; garden jardim jardins jardinagem; yard quintal; plant planta plantas plantar plantado; flower flor
flores; tree árvore árvores; grass relva capim gramado; seed semente sementes; earth terra terras; leaf folha folhas; root raiz raízes; hose mangueira
mangueiras; watering regar rega irrigação; fence cerca cercas; barbecue churrasqueira churrasco grelhador grelha; pool piscina piscinas; tent barraca
tenda tendas; animal animais bicho bichos; pet estimação bichinho; dog cachorro cachorros cão cães cadela cãozinho cachorrinho; cat gato gatos gata
gatinho gatas; bird pássaro pássaros ave passarinho; rabbit coelho coelhos; horse cavalo cavalos; sheep ovelha ovelhas; mouse rato ratos ratinho;
insect inseto insetos; mosquito mosquitos pernilongo; cage gaiola gaiolas; aquarium aquário; kibble ração rações; vet veterinário veterinária; flea
pulga pulgas; computer computador computadores pc; laptop notebook notebooks portátil portáteis; screen tela telas ecrã ecrãs película; monitor
monitores; keyboard teclado teclados; key tecla teclas chave chaves; printer impressora impressoras; print imprimir imprime impresso impressão; ink
tinta tintas; cable cabo cabos; plug plugue ficha; socket tomada tomadas; charger carregador carregadores; charge carregar carrega carga carregado
recarregável carregamento; battery bateria baterias pilha pilhas; tablet tablets; smartphone smartphones; earphones auricular auriculares fones;
speaker coluna colunas; microphone microfone; television televisão televisões televisor tv; remote controle comando controlo; antenna antena; radio
rádio rádios; camera câmera câmeras câmara câmaras camerazinha; photo foto fotos fotografia fotografias; video vídeo vídeos; record gravar grava
gravação gravações gravado; lens lente lentes; memory memória memórias; disk disco discos; storage armazenamento armazenar; file arquivo arquivos
ficheiro ficheiros; download baixar descarregar; program programa programas programar; app aplicativo aplicativos aplicação; update atualizar
atualização atualizado atualizada; install instalar instalo instala instalação instalado instalador; configure configurar configuração configurações;
connect conectar conecta conectado conexão ligações; network rede redes; internet net; signal sinal sinais; compatible compatível compatíveis
compatibilidade; adapter adaptador adaptadores; device dispositivo dispositivos aparelho aparelhos; machine máquina máquinas; power potência energia;
electric elétrico elétrica elétricos eletricidade; current corrente correntes; electronic eletrônico eletrônica eletrônicos eletrónico; appliance
eletrodoméstico eletrodomésticos; digital digitais; smart inteligente inteligentes; sensor sensores; switch interruptor interruptores; sound som sons;
noise barulho ruído barulhento; silent silencioso silenciosa; quiet quieto tranquilo tranquila calmo; strong forte fortes força; security segurança;
safe seguro segura seguros; alarm alarme alarmes; lock fechadura fechaduras cadeado trancar bloquear; surveillance vigilância vigiar; motion movimento
movimentos; detect detectar detecta detetar detector; thief ladrão ladrões roubo roubar furto; doorbell campainha; fire fogo incêndio; smoke fumaça
fumo; emergency emergência emergências; danger perigo perigoso perigosa; protect proteger protege protegido proteção; outdoor externo externa
exterior; indoor interno interna interior; tool ferramenta ferramentas; hammer martelo martelos; screwdriver parafusadeira aparafusadora; screw
parafuso parafusos aparafusar; drill furadeira berbequim broca furar; saw serrote serrar; pliers alicate alicates; tape fita fitas; glue cola colado
colou; paint pintar pintura pintado pinto pintor; rope corda cordas; chain cadeia; wire fio fios arame; pipe tubo tubos cano canos encanamento; brick
tijolo tijolos; cement cimento; sand areia; concrete betão concreto; tile azulejo azulejos telha; build construir construção construído; building
prédio prédios edifício obra obras; work trabalhar trabalho trabalha trabalham trabalhos trabalhei funcionar funciona funcionam funcionou
funcionamento funcionava; bricklayer pedreiro; carpenter carpinteiro marceneiro; plumber encanador canalizador; electrician eletricista; weld solda
soldar; cut cortar corta cortado cortei; hole buraco furo buracos furos; car carro carros automóvel viatura auto; motorcycle moto motos motocicleta
mota; bicycle bicicleta bicicletas bike; truck caminhão caminhões camião; van furgão carrinha; bus ônibus autocarro autocarros; train trem trens
comboio; plane avião aviões; boat barco barcos navio; taxi táxi; wheel roda rodas; tire pneu pneus; engine motor motores; brake freio freios travão
travar; petrol gasolina combustível; diesel gasóleo; seat assento assentos; steering volante; drive dirigir dirijo conduzir conduz motorista; park
estacionar estacionamento parque parques; helmet capacete capacetes; license licença licenças habilitação; parts reposição sobressalente; scooter
patinete trotinete; road estrada estradas caminho caminhos; trip viagem viagens viajar viajo; traffic trânsito tráfego; sport esporte esportes
desporto esportivo desportivo; ball bola bolas; football futebol; swim nadar nado natação; run correr corro corre corrida corrijo; gym academia
ginásio; training treino treinar treinamento treinador; exercise exercício exercícios; team equipe equipa; player jogador jogadores jogadora; match
partida; win ganhar ganho ganha ganhei ganhou vencer; lose perder perco perde perdi perdeu; fishing pesca pescar; camping acampar campismo; toy
brinquedo brinquedos; doll boneca bonecas boneco bonecos; play brincar brinca jogar joga jogo jogos; book livro livros livrinho; read ler leio lê
lendo leitura lido; write escrever escrevo escreve escrito escrevi; story história histórias conto; novel romance romances; author autor autora
escritor; pencil lápis; pen caneta canetas; notebook caderno cadernos; draw desenhar desenha; magazine revista revistas; newspaper jornal jornais;
music música músicas; song canção canções; guitar violão guitarra guitarras; sing cantar canta canto cantor; dance dançar dança danço; movie filme
filmes; gift presente presentes prenda prendas presentear lembrança; birthday aniversário aniversários aniversariante; party festa festas festinha;
wedding casamento casamentos; christmas natal natalino natalícia; easter páscoa; congratulations parabéns felicitações; celebrate celebrar comemorar
celebração; surprise surpresa surpresas; costume fantasia fantasias; balloon balão balões; luck sorte; repair reparar reparação reparo conserto
consertar consertado arranjar arranjo; fix resolver resolve resolvido resolveram solução soluções; technician técnico técnicos técnica; support
suporte apoio; quality qualidade qualidades; condition estado condição condições; new novo nova novos novas novidade; used usado usada usados usadas;
refurbished recondicionado recondicionada; original originais autêntico; fake falso falsa falsificado imitação; waterproof impermeável impermeáveis;
resistant resistente resistentes resistência; durable durável duradouro duráveis durabilidade; fragile frágil frágeis; soft macio macia suave suaves
mole; hard duro duros; sharp afiado afiada; clean limpo limpa limpar limpeza limpos; dirty sujo suja sujeira sujidade; wet molhado molhada úmido
húmido molhar; dry seco seca secar; wash lavar lava lavo lavagem lavado lavável; washer lavadora; ironing engomar; bleach lixívia alvejante; detergent
detergente detergentes; stain mancha manchas manchar manchado; shrink encolher encolhe encolheu; fade desbotar desbota desbotou; store guardar guarda
guardado; use usar uso usa usam usei utilizar utilização; instructions instruções instrução; manual manuais; assemble montar montagem monta montado;
maintenance manutenção; care cuidado cuidados cuidar cuida; fold dobrar dobrável dobra dobráveis; hang pendurar pendurado; remove tirar tiro tira
tirado remover removível; press apertar aperta pressionar carregue; turn virar vira girar gira; on acender aceso; off desligar desliga apagar
desligado; start começar começo começa iniciar início; finish terminar termina acabar acaba acabou fim; hot quente quentes esquentar aquecer aquece;
heat calor; cold frio fria frios; warm morno quentinho; temperature temperatura temperaturas; business negócio negócios; supplier fornecedor
fornecedores fornecer; distributor distribuidor distribuidora; commercial comercial comerciais; professional profissional profissionais; broken
quebrado quebrada quebrados partido avariado estragado; break quebrar quebra quebrou partiu estragou estragar; fault avaria avarias falha falhas
falhar; defect defeito defeitos defeituoso defeituosa; damage dano danos danificado danificada; scratch risco riscos arranhão riscado; missing faltar
falta faltam faltou faltando; wrong errado errada errados incorreto incorreta enganado; mistake erro erros engano; different diferente diferentes; bad
mau má ruim ruins mal; worse pior piores; terrible péssimo péssima horrível terrível; problem problema problemas; disappointed decepcionado
decepcionada desiludido decepção; angry bravo zangado chateado chateada irritado; lie mentira mentir mentiras; scam golpe burla fraude enganar; shame
vergonha pena; unacceptable inaceitável; lost perdido perdida extraviado; empty vazio vazia vazios; full cheio cheia cheios; complete completo
completa completos completamente; leak vazamento vaza fuga; rust ferrugem enferrujado; stuck preso emperrado travado; be ser é são era foi sou estar
está estão estou estava esteve tou; have ter tenho tem têm tens tinha tive teve; do fazer faço faz fazem fiz fez feito fazendo; say dizer digo diz
disse dito falou; go ir vou vai vão vamos foram indo; come vir venho vem vêm veio vindo; want querer quero quer querem queria quis quiser; must dever
devo deve devem deveria; need precisar preciso precisa precisam precisava necessário necessária necessidade; know saber sei sabe sabem sabia soube;
meet conhecer conheço conhece conhecido encontro; see ver vejo vê veem vi viu; look olhar olha olhe; give dar dou dá dão deu dei; put pôr ponho põe
colocar coloco coloca colocado botar; take pegar pego pega peguei tomar toma; leave deixar deixo deixa deixei deixou; exit sair saio sai saiu saída;
enter entrar entro entra entrou entrada; think pensar penso pensa acho acha achar achei; believe acreditar acredito acredita; like gostar gosto gosta
gostam gostei gostou gostaria; love amar amo ama amor adoro adorei amei; hate odiar odeio odeia; speak falar falo fala falam falei conversar conversa;
listen escutar escuta escuto; hear ouvir ouço ouve ouvi; understand entender entendo entende entendi compreender perceber percebi; learn aprender
aprendo aprende aprendi; teach ensinar ensina ensino; study estudar estudo estuda; remember lembrar lembro lembra; forget esquecer esqueço esqueci
esqueceu; search procurar procuro procura procurando buscar busco busca; find encontrar encontra encontrei encontrado; show mostrar mostra mostre
mostrou; explain explicar explica explicação; follow seguir sigo segue seguinte; stay ficar fico fica ficam fiquei ficou; live viver vivo vive vida
morar moro mora; die morrer morre morreu morto morte; born nascer nasceu nascimento; sleep dormir durmo dorme sono; wake acordar acordo acorda; rest
descansar descanso descansa; walk caminhar andar ando anda caminhada; sit sentar sento senta; feel sentir sinto sente sentimento; cry chorar choro
chora; laugh rir riso ri rindo; smile sorrir sorriso; jump pular saltar pulo; fall cair cai caiu queda; fly voar voa voo; throw atirar lançar; change
mudar mudo muda mudança mudanças alterar alteração; move mover mexer mexe; happen acontecer acontece aconteceu; recommend recomendar recomendo
recomenda recomendado indicar; choose escolher escolho escolhe escolha; prefer preferir prefiro prefere; decide decidir decido decisão; allow permitir
permite; avoid evitar evita evite; accept aceitar aceito aceita aceitam; include incluir inclui incluído incluída; add adicionar acrescentar adiciona;
join juntar juntos junto unir; separate separar separado; check verificar verifico verifique conferir checar; confirm confirmar confirmo confirmação
confirmado confirma; inform informar informação informações informado; notify avisar aviso avisa avise; manage conseguir consigo consegue conseguem
consegui; attempt tentar tento tenta tentei; bring trazer trago traz trouxe; lend emprestar empréstimo; rent alugar aluguel aluguer aluga; save poupar
economizar poupança; spend gastar gasto gasta gastei; count contar; fill encher preencher preencha; cover cobrir cobre capa capas tampa tampas; hold
segurar; pull puxar puxa; push empurrar empurra; hit bater bate bateu; touch tocar toca toque tátil; kiss beijo beijos beijar beijinho; hug abraço
abraços abraçar; marry casar casado casada; hope esperança tomara; wish desejar desejo deseja desejos; dream sonho sonhos sonhar; fear medo medos;
worry preocupar preocupado preocupada preocupação; good bom boa bons boas bonzinho; well bem; better melhor melhores melhorar; excellent excelente
excelentes ótimo ótima óptimo; great fantástico maravilhoso maravilhosa legal bacana fixe; perfect perfeito perfeita perfeitamente perfeitos; happy
feliz felizes contente alegre satisfeito satisfeita; sad triste tristes; tired cansado cansada; easy fácil fáceis facilmente; difficult difícil
difíceis dificuldade; simple simples; important importante importantes; interesting interessante interessantes; strange estranho estranha esquisito;
funny engraçado engraçada divertido; crazy louco louca maluco; stupid burro estúpido idiota; rich rico rica; poor pobre pobres; weak fraco fraca; true
verdade verdadeiro verdadeira; really realmente mesmo mesma mesmos; same igual iguais idêntico; similar parecido semelhante; other outro outra outros
outras; every cada; all todo toda todos todas tudo; nothing nada; something algo; someone alguém; nobody ninguém; some algum alguma alguns algumas;
none nenhum nenhuma; many muitos muitas; much muito muita muitíssimo; little pouco pouca pouquinho; few poucos poucas; more mais; less menos; enough
bastante suficiente suficientes; too demais também demasiado; only só somente apenas único única; almost quase; maybe talvez; alone sozinho sozinha;
exactly exatamente exato; approximately aproximadamente; especially especialmente especial especiais; normal normais normalmente; direct direto direta
diretamente; correct correto correta corretamente; possible possível possíveis possibilidade; impossible impossível; useful útil úteis; ready pronto
pronta prontos preparar; busy ocupado ocupada; famous famoso famosa; public público pública; private privado particular; modern moderno moderna
modernos; classic clássico clássica; thing coisa coisas coisinha; part parte partes; way maneira modo jeito; reason razão motivo; idea ideia ideias;
word palavra palavras; world mundo; weather clima; rain chuva chover chove chuvas; snow neve; sun sol; wind vento ventos; sky céu; star estrela
estrelas; moon lua; god deus; war guerra; law lei leis; police polícia; job emprego empregos; news notícia notícias; opinion opinião opiniões; review
avaliação avaliações; experience experiência; attention atenção atencioso atenciosamente; regards cumprimentos saudações; detail detalhe detalhes
pormenor; difference diferença; option opção opções; example exemplo exemplos; result resultado resultados; minimum mínimo mínima; maximum máximo
máxima; level nível níveis; list lista listas; group grupo grupos; accessory acessório acessórios; edge borda bordas; corner esquina; point ponto
pontos; line linha linhas
`;
