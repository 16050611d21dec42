/** What Spanish words of shops and of talk mean, by an English word that has a vector: `english form form; ...`. What is not among them means itself. */
export const englishOfSpanish = `
order pedido pedidos encargo encargos encargar encargado pedí orden; ask pedir pido pide pides piden pidió pida preguntar; buy comprar compro compra
compras compré compró comprado compran; buyer comprador compradora compradores compradoras; purchase adquirir adquisición adquirido adquirí; sell
vender vendo vende vendes venden vendí vendió vendido; sale venta ventas rebaja rebajas; seller vendedor vendedora vendedores vendedoras; shop tienda
tiendas comercio comercios negocio tiendita; pay pagar pago pagos paga pagas pagué pagado pagamos; payment abono abonos abonar abonado; price precio
precios precito; cost costar cuesta cuestan costo costos coste costes costó; cheap barato barata baratos baratas económico económica; expensive caro
cara caros caras carísimo; free gratis gratuito gratuita gratuitos gratuitas gratuitamente; discount descuento descuentos descuentito rebajado
rebajada; offer oferta ofertas ofrecer ofrezco ofrece ofrecen ofrecido; promotion promoción promociones promo promos; coupon cupón cupones vales; code
código códigos; card tarjeta tarjetas; cash efectivo contado; money dinero plata pasta guita; bank banco bancos bancario bancaria; transfer
transferencia transferencias transferir transferí transferido; account cuenta cuentas; installments cuotas plazos cuota mensualidades; credit crédito
créditos; debit débito; euro euros; dollar dólar dólares; peso pesos; cent centavo centavos céntimo céntimos; tax impuesto impuestos iva aranceles;
invoice factura facturas facturar facturado facturación; receipt recibo recibos ticket tique comprobante comprobantes; ship enviar envío envíos envía
envían envié enviado enviada barco barcos; send mandar manda mandan mandé mandó mandado manden; deliver entregar entrega entregas entregan entregó
entregado entregada; package paquete paquetes bulto bultos paquetito; box caja cajas cajita cajitas cajón; wrap envolver envuelto envuelta envoltorio
envuelven; packaging embalaje embalajes empaque empaques envase envases; courier mensajería mensajero repartidor repartidores transportista; carry
llevar llevo lleva llevas llevan llevé llevado; address dirección direcciones domicilio domicilios; postal postales; mail correo correos; email mail
emails mails; track rastrear rastreo seguimiento rastreado localizador; arrive llegar llego llega llegan llegó llegado llegue llegaron; receive
recibir recibí recibió recibido recibe reciben recibirlo; return devolver devolución devoluciones devuelvo devuelto devuelven devolverlo devolví;
refund reembolso reembolsos reembolsar reembolsado reintegro; exchange cambiar cambio cambios cambia cambian cambiarlo cambié cambiado; cancel
cancelar cancelo cancelación cancelado cancelada anular anulado; claim reclamar reclamo reclamos reclamación reclamaciones reclamé; complaint queja
quejas quejar quejarme; warranty garantía garantías garantizado garantizar; contact contacto contactos contactar contactarme contáctenos; call llamar
llamo llama llamada llamadas llamé llamado; phone teléfono teléfonos telefónico telefónica tel; mobile móvil móviles celular celulares celu; whatsapp
wasap wsp; message mensaje mensajes mensajito; answer responder respuesta respuestas respondo responden contestar contesta contestan; question
pregunta preguntas consulta consultas consultar; customer cliente clientes clienta clientas clientela; service servicio servicios; help ayuda ayudar
ayudo ayúdame ayudan ayudado; thanks gracias agradezco agradecer agradecido; hello hola buenas saludos holi; goodbye adiós chau chao; please porfavor
porfa porfis; sorry perdón disculpa disculpe disculpen perdona lamento; yes sí sip obvio; okay vale dale ok okey listo; stock existencias inventario;
available disponible disponibles disponibilidad; unavailable agotado agotada agotados agotadas; reserve reservar reserva reservas reservo reservado
apartar; pickup recoger recojo recogida recoge recogerlo retirar retiro; cart carrito carritos cesta; website web página páginas sitio; link enlace
enlaces links; catalog catálogo catálogos; product producto productos; item artículo artículos; brand marca marcas; model modelo modelos; version
versión versiones; type tipo tipos clase clases; kind especie especies amable amables simpático simpática; reference referencia referencias; customs
aduana aduanas aduanero; wholesale mayorista mayoristas mayoreo mayor; retail minorista minoristas menudeo; company empresa empresas compañía
compañías empresarial; quote presupuesto presupuestos cotización cotizar cotizaciones; budget presupuestar presupuestado; contract contrato contratos
contratar contratado; sign firmar firma firmas firmado; register registrar registro registrarme registrado registrada; user usuario usuarios usuaria;
password contraseña contraseñas clave claves; data datos dato; document documento documentos; copy copia copias copiar; form formulario formularios;
hour hora horas; schedule horario horarios; open abrir abro abre abren abierto abierta abiertos abrió; close cerrar cierro cierra cierran cerrado
cerrada cerrados; minute minuto minutos minutito; second segundo segundos; day día días diario diaria; daily diariamente cotidiano; week semana
semanas semanal semanalmente finde; month mes meses mensual mensualmente; year año años anual anuales; today hoy; tomorrow mañana mañanas; yesterday
ayer anteayer; night noche noches nocturno nocturna nocturnos; afternoon tarde tardes tardecita; noon mediodía; midnight medianoche; morning madrugada
matutino; now ahora ahorita; soon pronto próximamente prontito; already ya; later después luego posteriormente; before antes; always siempre; never
nunca jamás; sometimes aveces ocasionalmente; often frecuentemente seguido frecuente frecuentes; still todavía aún; monday lunes; tuesday martes;
wednesday miércoles; thursday jueves; friday viernes; saturday sábado sábados; sunday domingo domingos; holiday feriado feriados festivo festivos;
vacation vacaciones vacacional; january enero; february febrero; march marzo; april abril; may mayo; june junio; july julio; august agosto; september
septiembre setiembre; october octubre; november noviembre; december diciembre; spring primavera; summer verano veranos; autumn otoño; winter invierno
inviernos; time tiempo tiempos vez veces; date fecha fechas; deadline vencimiento límite límites; wait esperar espero espera esperas esperando esperé
esperado; late atrasado atrasada tardío; delay retraso retrasos demora demoras demorar retrasado retrasada; takes tarda tardan tardar tardó tardado;
early temprano tempranito; fast rápido rápida rápidos rápidas rápidamente; quick veloz veloces ágil; urgent urgente urgentes urgencia; slow lento
lenta lentos lentas lentamente; zero cero; one uno una; two dos; three tres; four cuatro; five cinco; six seis; seven siete; eight ocho; nine nueve;
ten diez; eleven once; twelve doce; thirteen trece; fourteen catorce; fifteen quince; twenty veinte; thirty treinta; forty cuarenta; fifty cincuenta;
sixty sesenta; seventy setenta; eighty ochenta; ninety noventa; hundred cien ciento cientos; thousand mil miles; million millón millones; first
primero primera primer primeros; last último última últimos últimas durar duran duró duración; third tercero tercera tercer; half medio media mitad
mitades; double doble dobles; pair par pares; dozen docena docenas; quarter cuartos; number número números num; quantity cantidad cantidades; amount
importe importes monto montos; total totales; unit unidad unidades; piece pieza piezas pedazo trozo trozos; set juego conjunto conjuntos juegos; pack
packs; percent porciento porcentaje; house casa casas casita; home hogar hogares; apartment apartamento apartamentos departamento depa; floor piso
pisos suelo suelos; street calle calles; city ciudad ciudades; village pueblo pueblos pueblito; country país países; neighborhood barrio barrios;
center centro centros; office oficina oficinas despacho; school escuela escuelas colegio colegios; university universidad universidades uni; hospital
hospitales; pharmacy farmacia farmacias; restaurant restaurante restaurantes; bar bares; hotel hoteles; beach playa playas; sea mar mares; mountain
montaña montañas monte; river río ríos; lake lago lagos; field campo campos; forest bosque bosques; island isla islas; airport aeropuerto aeropuertos;
station estación estaciones; church iglesia iglesias; market mercado mercados; supermarket supermercado supermercados; factory fábrica fábricas
fabricante fabricantes; warehouse almacén almacenes depósito bodega; branch sucursal sucursales; premises local locales; spain españa; spanish español
española españoles españolas; mexico méxico mexicano mexicana mexicanos; argentina argentino argentinos; peninsula península peninsular; canaries
canarias; balearics baleares; national nacional nacionales; international internacional internacionales; place lugar lugares; side lado lados; here
aquí acá; there allí allá ahí hay había hubo habrá; near cerca cercano cercana cercanos; far lejos lejano; inside dentro adentro; outside fuera
afuera; up arriba; down abajo; front frente delante delantero delantera; behind detrás atrás trasero trasera; left izquierda izquierdo; right derecha
derecho; man hombre hombres varón; woman mujer mujeres; boy chico chicos muchacho niño; girl chica chicas niña niñas muchacha; child niños infantil
infantiles peque peques crío; baby bebé bebés nene nena; adult adulto adultos adulta; youth joven jóvenes juvenil juventud; old viejo vieja viejos
viejas anciano antiguo antigua; mother madre mamá mami madres mamás; father padre papá papi padres papás; son hijo hijos; daughter hija hijas; brother
hermano hermanos; sister hermana hermanas; grandmother abuela abuelita abuelas; grandfather abuelo abuelos abuelito; uncle tío tíos; aunt tía tías;
cousin primo prima primos primas; nephew sobrino sobrinos; niece sobrina sobrinas; husband marido esposo; wife esposa; boyfriend novio novios;
girlfriend novia; couple pareja parejas; family familia familias familiar familiares; friend amigo amiga amigos amigas amiguito; neighbor vecino
vecina vecinos; people gente personas; person persona; sir señor señores caballero caballeros; lady señora señoras dama damas; boss jefe jefa jefes;
worker trabajador trabajadores obrero empleado empleados; teacher profesor profesora profe maestro maestra; doctor médico doctora médicos; nurse
enfermera enfermero; student estudiante estudiantes alumno alumnos; name nombre nombres apellido; age edad edades; clothes ropa ropas prenda prendas
vestimenta; shirt camisa camisas camiseta camisetas playera remera polera remeras; trousers pantalón pantalones; jeans vaqueros vaquero jean
mezclilla; shorts bermudas bermuda short; dress vestido vestidos vestidito; skirt falda faldas pollera; jacket chaqueta chaquetas campera chamarra
cazadora americana; coat abrigo abrigos abriguito; sweater jersey suéter jerséis suéteres pulóver; sweatshirt sudadera sudaderas buzo; suit traje
trajes; swimsuit bañador bañadores bikini; underwear calzoncillos braga bragas calzón bóxer ropainterior; bra sujetador sujetadores brasier sostén;
sock calcetín calcetines medias; pajamas pijama pijamas; shoe zapato zapatos calzado zapatitos; sneakers zapatillas deportivas zapatilla; sandal
sandalia sandalias chanclas; boot bota botas botín botines; heel tacón tacones; slipper pantuflas pantufla; hat sombrero sombreros; cap gorra gorras
gorro gorros; scarf bufanda bufandas pañuelo pañuelos; glove guante guantes; belt cinturón cinturones; tie corbata corbatas; bag bolso bolsos bolsa
bolsas bolsita; backpack mochila mochilas; suitcase maleta maletas valija; wallet cartera carteras billetera billeteras; watch reloj relojes; ring
anillo anillos sortija; necklace collar collares; earring pendiente pendientes aretes aros; bracelet pulsera pulseras brazalete; jewel joya joyas
joyería; glasses gafas lentes anteojos; umbrella paraguas; pocket bolsillo bolsillos; button botón botones pulsador; zipper cremallera cremalleras
cierre cierres; sleeve manga mangas; neck cuello cuellos; hood capucha capuchas; lining forro forros forrado forrada; fabric tela telas tejido
tejidos; cotton algodón; wool lana lanas; silk seda sedas; linen lino; leather cuero cueros piel; polyester poliéster; nylon nailon; elastic elástico
elástica elásticos elastano licra; wood madera maderas; metal metales metálico metálica; steel acero aceros inoxidable; iron hierro plancha planchar
planchado; aluminum aluminio; plastic plástico plásticos plástica; rubber goma gomas caucho; glass vidrio cristal vidrios cristales; ceramic cerámica
cerámicas cerámico; paper papel papeles; cardboard cartón cartones; stone piedra piedras; marble mármol; gold oro dorado dorada; silver plateado
plateada; bronze bronce; foam espuma espumas; velvet terciopelo; lace encaje encajes; color colores colorido; white blanco blanca blancos blancas;
black negro negra negros negras; red rojo roja rojos rojas; blue azul azules; green verde verdes; yellow amarillo amarilla amarillos amarillas; orange
naranja naranjas anaranjado; pink rosa rosado rosada rosas; purple morado morada violeta lila; brown marrón marrones café castaño; grey gris grises;
beige beis crema; turquoise turquesa; light claro claros clara claras luz luces iluminación iluminar iluminado; dark oscuro oscura oscuros oscuras;
transparent transparente transparentes; bright brillante brillantes brillo; matte mate mates; striped rayas rayado rayada; flowered floreado flores
floral; plain liso lisa lisos lisas; pattern estampado estampada estampados patrón; size tamaño tamaños talla tallas talle talles; large grande
grandes gran grandote; small pequeño pequeña pequeños pequeñas chiquito pequeñito; medium mediano mediana medianos; huge enorme enormes gigante; tiny
diminuto minúsculo; long largo larga largos; short corto corta cortos cortas; wide ancho ancha anchos amplio amplia; narrow estrecho estrecha
estrechos angosto; tall alto alta altos altas; height altura alturas estatura; low bajo baja bajos bajas; deep profundo profunda profundidad fondo;
width anchura; length longitud; thick grueso gruesa gruesos grosor; thin fino fina delgado delgada finos; weight peso; weigh pesar pesa pesan; heavy
pesado pesada pesados pesadas; lightweight ligero ligera ligeros liviano liviana; measure medida medidas medir mide miden mido; meter metro metros;
centimeter centímetro centímetros cm; millimeter milímetro milímetros mm; kilometer kilómetro kilómetros; kilo kilos kilogramo kg; gram gramo gramos;
liter litro litros; inch pulgada pulgadas; diameter diámetro; capacity capacidad capacidades; volume volumen; square cuadrado cuadrada cuadrados;
round redondo redonda redondos; rectangular rectangulares; shape forma formas; tight ajustado ajustada apretado aprieta ceñido; loose suelto suelta
holgado holgada; comfortable cómodo cómoda cómodos cómodas comodidad; fit encajar encaja encajan caber cabe caben quepa; adjust ajustar ajusta ajuste
ajustable ajustables; try probar pruebo prueba probarme probado probé probador; wear vestir visto viste ponerse; elegant elegante elegantes elegancia;
fashion moda modas; style estilo estilos; design diseño diseños diseñado diseñador; handmade artesanal artesanales artesanía artesano; body cuerpo
cuerpos corporal; head cabeza cabezas; face rostro facial faciales; hair pelo cabello pelos cabellos capilar; eye ojo ojos; ear oreja orejas oído;
nose nariz; mouth boca; tooth diente dientes muela; tongue lengua; lip labio labios; hand mano manos; arm brazo brazos; finger dedo dedos; nail uña
uñas clavo clavos clavar; leg pierna piernas; foot pie pies; knee rodilla rodillas; back espalda espaldas; chest pecho pechos; belly barriga panza
vientre abdomen; heart corazón corazones; blood sangre; bone hueso huesos; skin cutis cutáneo; beauty belleza; beautiful hermoso hermosa hermosos
bello bella; pretty bonito bonita bonitos bonitas lindo linda lindos; handsome guapo guapa guapos; ugly feo fea feos feas; cream cremas pomada; soap
jabón jabones; shampoo champú champús; conditioner acondicionador; perfume perfumes colonia; deodorant desodorante desodorantes; makeup maquillaje
maquillar maquillado; lipstick labial pintalabios; comb peine peines peinar peinado; brush cepillo cepillos cepillar brocha; razor afeitadora
rasuradora maquinilla; shave afeitar afeitarse rasurar; haircut corte; dryer secador secadora secadores; mirror espejo espejos retrovisor; towel
toalla toallas; sponge esponja esponjas; toothpaste dentífrico; sunscreen protectorsolar bronceador solar; moisturizing hidratante hidratantes; oil
aceite aceites; wrinkle arruga arrugas antiarrugas; tattoo tatuaje tatuajes; massage masaje masajes masajeador; smell olor olores oler huele;
hairdresser peluquería peluquero peluquera; health salud saludable saludables; sick enfermo enferma enfermos; illness enfermedad enfermedades; pain
dolor dolores doler duele duelen; medicine medicina medicamento medicamentos remedio; pill pastilla pastillas píldora; pregnant embarazada embarazo;
vitamin vitamina vitaminas; mask mascarilla mascarillas máscara; bandage venda vendas; diaper pañal pañales; food comida comidas alimento alimentos
alimenticio; eat comer como come comes comen comí comido; drink beber bebo bebe bebida bebidas bebí bebido tomar; breakfast desayuno desayunos
desayunar; lunch almuerzo almuerzos almorzar; dinner cena cenas cenar; snack merienda meriendas aperitivo botana; hungry hambre hambriento; thirst
sed; bread pan panes pancito barra; bakery panadería pastelería; cheese queso quesos quesito; milk leche leches; butter mantequilla manteca; yogurt
yogur yogures; egg huevo huevos; meat carne carnes; chicken pollo pollos; beef ternera res vacuno; pork cerdo cerdos; ham jamón jamones; sausage
salchicha chorizo embutido salchichas embutidos; fish pescado pescados pez peces; tuna atún; salmon salmón; seafood marisco mariscos; shrimp gamba
gambas camarón camarones; rice arroz; pasta pastas fideos; noodle fideo; soup sopa sopas caldo; salad ensalada ensaladas; vegetable verdura verduras
hortaliza vegetales; potato patata patatas papa papas; tomato tomate tomates jitomate; onion cebolla cebollas; garlic ajo ajos; carrot zanahoria
zanahorias; lettuce lechuga; pepper pimienta pimiento pimientos; corn maíz elote choclo; bean alubias frijoles judías porotos; lentil lentejas
lenteja; chickpea garbanzos; fruit fruta frutas frutal; apple manzana manzanas; banana plátano plátanos; lemon limón limones; strawberry fresa fresas
frutilla; grape uva uvas; peach melocotón durazno duraznos; pear pera peras; pineapple piña; watermelon sandía; avocado aguacate palta aguacates;
cherry cereza cerezas; nut nuez nueces frutossecos tuerca tuercas; almond almendra almendras; peanut cacahuete cacahuetes cacahuate maní; hazelnut
avellana avellanas; sugar azúcar azúcares azucarado; salt sal salado salada; sweet dulce dulces dulcecito; sour ácido ácida agrio; bitter amargo
amarga; spicy picante picantes picoso; honey miel; jam mermelada mermeladas; chocolate chocolates bombones cacao; cake pastel pasteles tarta tartas
torta bizcocho; cookie galleta galletas galletitas; icecream helado helados; candy caramelo caramelos golosinas chuches; flour harina harinas; wheat
trigo; yeast levadura; vinegar vinagre; sauce salsa salsas; spice especias condimento; olive aceituna aceitunas oliva olivo; water agua aguas; wine
vino vinos; beer cerveza cervezas chela birra; juice zumo jugo zumos jugos; coffee cafés cafecito; tea té tés infusión; soda refresco refrescos
gaseosa; ice hielo hielos; bottle botella botellas botellita; can lata latas poder puedo puede puedes pueden podría pudo; cup taza tazas; plate plato
platos; bowl tazón bol cuenco; spoon cuchara cucharas cucharita; fork tenedor tenedores; knife cuchillo cuchillos; tumbler vaso vasos copas copa; pot
olla ollas cacerola maceta macetas; pan sartén sartenes; oven horno hornos hornear horneado; fridge nevera heladera frigorífico refrigerador refri;
freezer congelador congelado congelados congelar; microwave microondas; stove estufa fogón hornalla; blender licuadora batidora; mixer mezclador
amasadora; toaster tostadora tostador tostado; kettle hervidor tetera; kitchen cocina cocinas; cook cocinar cocino cocinero cocinado; fry freír frito
fritos frita freidora; boil hervir hierve hervido; recipe receta recetas; taste sabor sabores sabe; delicious delicioso deliciosa rico rica riquísimo
sabroso; fresh fresco fresca frescos frescas; raw crudo cruda crudos; ripe maduro madura; expired caducado vencido caducidad caduca; ingredient
ingrediente ingredientes; allergy alergia alergias alérgico alérgica alérgeno alérgenos; lactose lactosa; vegan vegano vegana veganos; vegetarian
vegetariano vegetariana; organic orgánico orgánica ecológico ecológica; natural naturales; soy soja soya; fat grasa grasas; contain contener contiene
contienen contenido; protein proteína proteínas; calorie caloría calorías; diet dieta dietas; hypoallergenic hipoalergénico hipoalergénica; irritate
irritar irrita irritación; furniture mueble muebles mobiliario; table mesa mesas mesita; chair silla sillas sillita; armchair sillón sillones butaca;
sofa sofá sofás; bed cama camas camita; mattress colchón colchones; pillow almohada almohadas; cushion cojín cojines almohadón; blanket manta mantas
cobija frazada; sheet sábana sábanas; quilt edredón edredones colcha; wardrobe armario armarios ropero clóset; drawer cajones gaveta; shelf estante
estantes estantería repisa; desk escritorio escritorios; lamp lámpara lámparas; bulb bombilla bombillas foco focos; curtain cortina cortinas; carpet
alfombra alfombras tapete; window ventana ventanas; door puerta puertas; wall pared paredes muro; roof techo techos tejado; stairs escalera escaleras;
room habitación habitaciones cuarto; bedroom dormitorio dormitorios recámara; bathroom baño baños; shower ducha duchas ducharse regadera; bathtub
bañera tina; toilet inodoro váter retrete; sink lavabo fregadero lavamanos; faucet grifo grifos canilla llave; lounge salón sala living; balcony
balcón balcones; terrace terraza terrazas; garage garaje cochera; elevator ascensor elevador; hook gancho ganchos percha perchas; frame marco marcos;
picture cuadro cuadros; vase jarrón florero; candle vela velas; decoration decoración adorno adornos decorar decorativo; bin basura basurero papelera;
broom escoba escobas; mop fregona trapeador; vacuum aspiradora aspirador aspirar; heater calefactor calefacción calentador radiador; fan ventilador
ventiladores; air aire climatizador; garden jardín jardines jardinería; plant planta plantas plantar plantado; flower flor florecer; tree árbol
árboles arbolito; grass césped hierba pasto; seed semilla semillas; earth tierra tierras; soil sustrato; leaf hoja hojas; root raíz raíces; hose
manguera mangueras; watering regar riego riega; lawnmower cortacésped podadora; prune podar poda; fence valla vallas reja; barbecue barbacoa parrilla
asado asador; pool piscina piscinas alberca pileta; hammock hamaca hamacas; tent carpa carpas; animal animales; pet mascota mascotas; dog perro perros
perra perrito perritos cachorro; cat gato gatos gata gatito gatitos; bird pájaro pájaros ave aves; rabbit conejo conejos; horse caballo caballos; cow
vaca vacas; sheep oveja ovejas; mouse ratón ratones; insect insecto insectos bicho bichos; mosquito mosquitos; spider araña arañas; turtle tortuga;
leash correa correas; cage jaula jaulas; aquarium acuario pecera; kibble croquetas; vet veterinario veterinaria; flea pulgas pulga; computer ordenador
ordenadores computadora computador compu pc; laptop portátil portátiles notebook; screen pantalla pantallas; monitor monitores; keyboard teclado
teclados; key tecla teclas llaves llavero; printer impresora impresoras; print imprimir imprime impreso impresión; ink tinta tintas; toner tóner;
cable cables cablecito; plug enchufe enchufes enchufar enchufado clavija; socket toma tomas tomacorriente; charger cargador cargadores; charge cargar
carga cargo cargado cargan recargable recargar; battery batería baterías pila pilas; tablet tableta tabletas; smartphone smartphones; sim chip;
earphones auriculares audífonos cascos; speaker altavoz altavoces parlante bocina; microphone micrófono micrófonos; television televisor tele
televisión televisores tv; remote mando control; antenna antena antenas; radio radios; camera cámara cámaras camarita; photo foto fotos fotografía
fotografías; video vídeo vídeos videos; record grabar graba grabación grabaciones grabado; lens objetivo objetivos lente; tripod trípode; flash
flashes destello; memory memoria memorias; disk disco discos; storage almacenamiento almacenar; file archivo archivos fichero; download descargar
descarga descargas descargado bajar; upload subir sube subo subido; program programa programas programar; software programario; app aplicación
aplicaciones apps; update actualizar actualización actualizado actualizada; install instalar instalo instala instalación instalado instalador;
configure configurar configuración configurado; connect conectar conecta conectado conexión conexiones conectan; wireless inalámbrico inalámbrica
inalámbricos inalámbricas; network red redes; router enrutador; signal señal señales; compatible compatibles compatibilidad; adapter adaptador
adaptadores; device dispositivo dispositivos aparato aparatos; machine máquina máquinas; power potencia energía potencias; electricity electricidad
eléctrico eléctrica eléctricos eléctricas; current corriente corrientes; voltage voltaje voltios; watt vatio vatios; electronic electrónico
electrónica electrónicos; digital digitales; smart inteligente inteligentes; sensor sensores; switch interruptor interruptores; resolution resolución;
pixel píxeles; sound sonido sonidos sonar suena; noise ruido ruidos ruidoso; silent silencioso silenciosa; quiet tranquilo tranquila callado; loud
fuerte fuertes; security seguridad; safe seguro segura seguros seguras; alarm alarma alarmas; lock cerradura cerraduras candado bloquear bloqueado;
surveillance vigilancia vigilar vigila; motion movimiento movimientos; detect detectar detecta detector detección; thief ladrón ladrones robo robar
robaron; doorbell timbre timbres; intercom portero interfono; fire fuego incendio incendios; smoke humo; emergency emergencia emergencias; danger
peligro peligros peligroso peligrosa; protect proteger protege protegido protección protector; outdoor exterior exteriores; indoor interior
interiores; tool herramienta herramientas; hammer martillo martillos; screwdriver destornillador destornilladores desarmador; screw tornillo tornillos
atornillar; drill taladro taladros taladrar perforar; saw sierra sierras serrucho; pliers alicates pinza pinzas; wrench llaveinglesa; tape cinta
cintas; glue pegamento pegar pega pegado cola; paint pintura pinturas pintar pintado pinto pintor; sandpaper lija lijar; ladder escalerilla; rope
cuerda cuerdas soga; chain cadena cadenas; wire alambre alambres; pipe tubo tubos tubería cañería; brick ladrillo ladrillos; cement cemento; sand
arena; concrete hormigón concreto; tile azulejo azulejos baldosa teja; build construir construye construcción construido; work trabajar trabajo
trabaja trabajan trabajos trabajé funcionar funciona funcionan funcionaba funcionó funcionamiento; building edificio edificios obra obras; bricklayer
albañil albañiles; carpenter carpintero carpintería; plumber fontanero plomero fontanería; electrician electricista electricistas; welding soldar
soldadura soldador; cut cortar cortes cortado; hole agujero agujeros hueco; car coche coches auto autos carro carros; motorcycle moto motos
motocicleta; bicycle bicicleta bicicletas bici bicis; truck camión camiones camioneta; van furgoneta furgón; bus autobús autobuses colectivo; train
tren trenes; plane avión aviones; taxi taxis; wheel rueda ruedas; tire neumático neumáticos llanta llantas; engine motor motores; brake freno frenos
frenar; petrol gasolina nafta; diesel diésel gasoil; seat asiento asientos; steering volante; drive conducir conduzco conduce manejar maneja
conductor; park aparcar estacionar estacionamiento aparcamiento parking; helmet casco; license licencia licencias carnet; parts recambio recambios
repuesto repuestos refacciones; scooter patinete monopatín; road carretera carreteras camino caminos; trip viaje viajes viajar viajo viajero; traffic
tráfico tránsito; sport deporte deportes deportivo deportiva deportivos; ball pelota pelotas balón balones; football fútbol futbol; basketball
baloncesto básquet; tennis tenis; swim nadar nado natación; run correr corro corre corriendo carrera; gym gimnasio gimnasios; training entrenar
entrenamiento entreno entrenador; exercise ejercicio ejercicios; team equipo equipos; player jugador jugadores jugadora; match partido partidos; win
ganar gano gana ganó ganado ganador gané; lose perder pierdo pierde perdí perdido perdió; fishing pesca pescar caña; hunting caza cazar; camping
acampar acampada; hike senderismo caminata; racket raqueta raquetas; weights pesas mancuernas; bike ciclismo ciclista; ski esquí esquiar; toy juguete
juguetes juguetería; doll muñeca muñecas muñeco; play jugar juegan juega jugando jugué; puzzle rompecabezas puzle; book libro libros librito; read
leer leo lee leyendo leí leído; write escribir escribo escribe escribí escrito; story cuento cuentos historia historias; novel novela novelas; author
autor autora escritor; pencil lápiz lápices; pen bolígrafo bolígrafos boli lapicera pluma; notebook cuaderno cuadernos libreta; draw dibujar dibujo
dibujos; magazine revista revistas; newspaper periódico diarios; music música musical músico; song canción canciones; guitar guitarra guitarras; sing
cantar canto canta cantante; dance bailar bailo baila baile; movie película películas peli pelis; game videojuego videojuegos consola; gift regalo
regalos regalar regalito regalado regalé; birthday cumpleaños cumple cumpleañero; party fiesta fiestas fiestón; wedding boda bodas; christmas navidad
navidades navideño navideña; easter pascua pascuas; kings reyes; valentine enamorados; anniversary aniversario; congratulations felicidades
enhorabuena felicitaciones; celebrate celebrar celebramos celebración festejar; surprise sorpresa sorpresas sorprender; costume disfraz disfraces;
balloon globo globos; luck suerte; repair reparar reparación reparaciones reparan arreglar arreglo arreglan arreglado; fix solucionar solución
soluciones solucionado; technician técnico técnicos técnica; support soporte apoyo apoyar; quality calidad calidades; condition estado estados
condición condiciones; new nuevo nueva nuevos nuevas novedad; used usado usada usados usadas segundamano; refurbished reacondicionado reacondicionada
reacondicionados restaurado; original originales auténtico; fake falso falsa imitación falsificado; waterproof impermeable impermeables sumergible;
resistant resistente resistentes resistencia; durable duradero duradera duraderos durabilidad; fragile frágil frágiles; soft suave suaves blando
blanda; hard duro dura duros duras; sharp afilado afilada filoso; clean limpio limpia limpiar limpieza limpios; dirty sucio sucia sucios suciedad; wet
mojado mojada húmedo húmeda mojar; dry seco seca secos secar; wash lavar lava lavo lavado lavadora lavable; bleach lejía; detergent detergente
detergentes; stain mancha manchas manchar manchado; shrink encoger encoge encogió encogido; fade desteñir destiñe destiñó; store guardar guarda guardo
guardado; use usar uso usa usan usé utilizar utiliza; instructions instrucciones instrucción; manual manuales; assemble montar montaje monta montado
armar armado; maintenance mantenimiento; care cuidado cuidar cuidados cuida; fold doblar plegable plegar plegables dobla; hang colgar cuelga colgado;
rinse enjuagar; remove quitar quita quito quitado sacar saca; press pulsar pulsa presionar presión apretar; turn girar gira vuelta vueltas; on
encender enciende encendido prender; off apagar apaga apagado; start empezar empieza comenzar comienza inicio iniciar; finish terminar termina
terminado acabar acaba acabado; hot caliente calientes calentar calienta; heat calor calores caluroso; cold frío fría fríos frías; warm cálido cálida
tibio abrigado; temperature temperatura temperaturas; laundry colada; dishwasher lavavajillas lavaplatos; business negocios; freelance autónomo
autónomos; supplier proveedor proveedores; distributor distribuidor distribuidores distribuidora; commercial comercial comerciales; professional
profesional profesionales; tender licitación; vat nif cif rut; broken roto rota rotos rotas averiado; break romper rompe rompió rompen; fault avería
averías falla fallo fallos fallar; defect defecto defectos defectuoso defectuosa; damage daño daños dañado dañada dañados; scratch rayón arañazo
rasguño; missing falta faltan faltaba faltante faltó; wrong equivocado equivocada incorrecto incorrecta equivocación; mistake error errores; different
diferente diferentes distinto distinta; bad malo mala malos malas mal; worse peor peores; terrible pésimo pésima horrible fatal; problem problema
problemas; disappointed decepcionado decepcionada decepción; angry enojado enfadado enojada enfadada; lie mentira mentir miente mentiras; scam estafa
estafas estafador timo estafado; shame vergüenza pena lástima; unacceptable inaceptable; lost extraviado extraviada; empty vacío vacía vacíos; full
lleno llena llenos completo completa; leak fuga gotea goteo; crack grieta agrietado; rust óxido oxidado oxida; stuck atascado trabado; be ser es son
era fue sido siendo estar está están estoy estaba estuvo; have tener tengo tiene tienen tienes tuve tenido; do hacer hago hace hacen hice hizo hecho
haciendo; say decir digo dice dicen dije dijo dicho; go ir voy va vas van vamos iba; come venir vengo viene vienen vine venga; want querer quiero
quiere quieres quieren quería quisiera; must deber debo debe deben debería; need necesitar necesito necesita necesitas necesitan necesitaba necesario
necesaria; know saber sé sabes saben sabía supe; meet conocer conozco conoce conocí conocido; see ver veo ves ven vi vio viendo; look mirar miro mira
mirad miren mirando; give dar doy da das dan dio dado; put poner pongo pone ponen puse puesto; take coger cojo coge agarrar cogido; leave dejar dejo
deja dejan dejé dejado; exit salir salgo sale salen salió salida; enter entrar entro entra entran entró entrada; think pensar pienso piensa pensé creo
cree; believe creer creía creído; like gustar gusta gustan gustó gustaría gustado; love amar amo encanta encantan encantó amor querido; hate odiar
odio odia; speak hablar hablo habla hablas hablan hablé; listen escuchar escucho escucha escuché; hear oír oigo oye oí; understand entender entiendo
entiende entiendes entendí comprender; learn aprender aprendo aprende aprendí; teach enseñar enseña enseñó; study estudiar estudio estudia; remember
recordar recuerdo recuerda acordarse acuerdo; forget olvidar olvido olvidé olvidado; search buscar busco busca buscas buscan buscando buscaba; find
encontrar encuentro encuentra encuentran encontré encontrado; show mostrar muestra muestran mostró demostrar; explain explicar explica explicación;
follow seguir sigo sigue siguen siguiente; stay quedar quedo queda quedan quedó quedarse; live vivir vivo vive viven vivido vida; die morir muere
murió muerto muerte; born nacer nació nacido nacimiento; sleep dormir duermo duerme dormido sueño; wake despertar despierto despierta; rest descansar
descanso descansa; walk caminar camina andar ando anda; sit sentar siento sentarse sentado; feel sentir siente sienten sentí sentimiento; cry llorar
lloro llora; laugh reír risa ríe reírse; smile sonreír sonrisa; jump saltar salto salta; fall caer cae cayó caído caída; fly volar vuela vuelo; throw
tirar tira tiro lanzar echar; catch atrapar capturar; change modificar modificación modificado; move mover mueve mudanza; happen pasar pasa pasó
ocurrir ocurre sucede; serve servir sirve sirven; recommend recomendar recomiendo recomienda recomendado recomendable; choose elegir elijo elige
elegido escoger; prefer preferir prefiero prefiere preferible; decide decidir decido decisión; allow permitir permite permitido; avoid evitar evita
evite; accept aceptar acepto acepta aceptan aceptado; include incluir incluye incluyen incluido incluida; add añadir agregar agregue añade añadido;
join unir juntar unido juntas; separate separar separado separados; check revisar reviso revisa comprobar verificar chequear; confirm confirmar
confirmo confirma confirmación confirmado; inform informar información informe info; notify avisar aviso avisa avisan avísame; solve resolver resuelve
resuelto; manage gestionar gestión lograr conseguir consigo consigue; attempt intentar intento intenta; bring traer traigo trae traen trajo; lend
prestar presta préstamo; rent alquilar alquiler alquila renta; save ahorrar ahorro ahorra; spend gastar gasto gasta gastos; count contar; fill llenar
rellenar; cover cubrir cubre tapa funda fundas cubierta; hold sostener sujetar aguantar aguanta; pull jalar; push empujar empuja; hit golpear golpe
golpes; touch tocar toca toco táctil; kiss beso besos besar besitos; hug abrazo abrazos abrazar; marry casar casarse casado casada; hope ojalá
esperanza; wish desear deseo desea; dream soñar sueños sueña; fear miedo miedos temer; worry preocupar preocupa preocupado; good bueno buena buenos
buen; well bien; better mejor mejores mejorar; excellent excelente excelentes genial estupendo bárbaro; great magnífico fantástico fenomenal chévere
chido guay; perfect perfecto perfecta perfectos perfectamente; happy feliz felices contento contenta alegre; sad triste tristes tristeza; tired
cansado cansada cansados; bored aburrido aburrida aburre; easy fácil fáciles fácilmente; difficult difícil difíciles dificultad; simple sencillo
sencilla simples; important importante importantes; interesting interesante interesantes; strange raro rara extraño extraña; funny gracioso divertido
divertida chistoso; crazy loco loca locos; stupid tonto tonta estúpido idiota; rich ricos; poor pobre pobres; strong fuertemente fuerza robusto
robusta; weak débil débiles; true verdad verdadero cierto cierta; real reales realmente; same mismo misma mismos mismas igual iguales; similar
parecido parecida similares; other otro otra otros otras; every cada; all todo toda todos todas; nothing nada; something algo; someone alguien; nobody
nadie; many muchos muchas; much mucho mucha muchísimo; few pocos pocas; little poco poca poquito; more más; less menos; enough bastante suficiente
suficientes bastantes; too demasiado demasiada demasiados también; very muy súper; only solo sólo solamente único única; almost casi; maybe quizás
quizá talvez acaso; together juntos; alone sola; exactly exactamente exacto exacta; approximately aproximadamente aproximado; especially especialmente
especial especiales; normally normalmente normal normales; really deveras; directly directamente directo directa; correctly correctamente correcto
correcta; possible posible posibles posibilidad; impossible imposible; useful útil útiles; useless inútil inútiles; ready preparado preparada
preparar; busy ocupado ocupada; famous famoso famosa; public público pública; private privado privada; modern moderno moderna modernos; classic
clásico clásica clásicos; young jovencito; complete completos completamente; thing cosa cosas cosita; part parte partes; way manera maneras modo;
reason razón razones motivo; idea ideas; word palabra palabras; world mundo mundial; weather clima; rain lluvia llover llueve lluvias; snow nieve
nevar nieva; sun sol soleado; wind viento vientos; sky cielo cielos; star estrella estrellas; moon luna; god dios; truth verdades; war guerra; law ley
leyes; police policía policías; job empleo empleos oficio; news noticia noticias; doubt duda dudas dudar; opinion opinión opiniones; review reseña
reseñas; experience experiencia experiencias; attention atención atender atento atentamente; cordial cordialmente; detail detalle detalles; difference
diferencia diferencias; option opción opciones; example ejemplo ejemplos; result resultado resultados; minimum mínimo mínima; maximum máximo máxima;
level nivel niveles; list lista listas; group grupo grupos; accessory accesorio accesorios; cleaning limpiador limpiacristales; top superior
superiores; bottom inferior inferiores; edge borde bordes; corner esquina rincón; point punto puntos; line línea líneas; circle círculo
`;
