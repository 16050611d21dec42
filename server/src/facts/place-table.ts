/**
 * Parts of countries that parcels go to: regions, states, islands and the biggest cities, as shops and visitors call them. A line names the
 * country, then the parts that hold what follows, then what is in them, states parted by `;`, each with its cities; `|` parts the names of one place, `@pt` keeps a name to one language and `!id` keeps it out of one. Names that are also words stand in none.
 * `XF` is no country: what is sent to France is seldom sent overseas at that price, so that its name alone does not promise it.
 */
export const placeTable = `
US > contiguous|contiguous us|contiguous states|contiguous united states|contiguous usa|lower 48|lower 48 states|48 states|continental us|continental usa|continental united states|mainland us|mainland usa|us mainland|48 contiguous states: Alabama; Arizona > Tucson; Arkansas > Little Rock; California > Los Angeles, San Francisco, San Diego, Sacramento; Colorado > Denver, Boulder; Connecticut > Hartford; Delaware; Florida > Miami, Orlando, Tampa, Jacksonville; Georgia > Atlanta, Savannah; Idaho > Boise; Illinois > Chicago; Indiana > Indianapolis; Iowa > Des Moines; Kansas > Wichita; Kentucky > Louisville; Louisiana > New Orleans; Maine; Maryland > Baltimore; Massachusetts > Boston; Michigan > Detroit; Minnesota > Minneapolis; Mississippi; Missouri > St Louis|St. Louis|Saint Louis, Kansas City; Montana; Nebraska > Omaha; Nevada > Las Vegas; New Hampshire; New Jersey; New Mexico > Albuquerque; New York|NYC|New York City|Brooklyn|Manhattan > Buffalo NY; North Carolina > Charlotte NC, Raleigh; North Dakota; Ohio > Cleveland, Cincinnati; Oklahoma > Tulsa, Oregon; Pennsylvania > Philadelphia, Pittsburgh; Rhode Island; South Carolina; South Dakota; Tennessee > Nashville, Memphis; Texas > Houston, Dallas, Austin, San Antonio, El Paso; Utah > Salt Lake City; Vermont; Virginia; Washington DC|Washington D.C.; Washington|Washington State > Seattle, Spokane; West Virginia; Wisconsin > Milwaukee; Wyoming
US: Alaska > Anchorage; Hawaii > Honolulu; Puerto Rico; Guam; US Virgin Islands; American Samoa
US: APO|APO/FPO|APO FPO|FPO|DPO|military addresses
CA: Ontario > Toronto, Ottawa, Mississauga; Quebec|Québec > Montreal|Montréal, Quebec City, Gatineau; British Columbia > Vancouver, Victoria BC; Alberta > Calgary, Edmonton; Manitoba > Winnipeg; Saskatchewan > Saskatoon, Regina SK; Nova Scotia > Halifax; New Brunswick > Fredericton, Moncton; Newfoundland|Newfoundland and Labrador; Prince Edward Island|PEI; Yukon; Nunavut; Northwest Territories
GB > UK mainland|mainland UK|mainland Britain|GB mainland|mainland GB: England > London, Manchester, Birmingham, Liverpool, Leeds, Bristol, Sheffield, Newcastle, Nottingham, Leicester; Scotland > Edinburgh, Glasgow, Aberdeen; Wales > Cardiff, Swansea
GB: Northern Ireland > Belfast; Scottish Highlands|Highlands|Highlands and Islands; Isle of Wight; Isle of Man; Channel Islands > Jersey CI, Guernsey
IE: Dublin, Galway, Limerick, Kilkenny, Waterford
AU > Australian mainland|mainland Australia: New South Wales|NSW > Sydney; Canberra; Victoria Australia|VIC@en > Melbourne; Queensland|QLD > Brisbane, Gold Coast, Cairns; Western Australia|WA@en > Perth, Fremantle; South Australia|SA@en > Adelaide; Northern Territory|NT@en > Darwin
AU: Tasmania|TAS@en > Hobart, Launceston
NZ: North Island > Auckland, Wellington; South Island > Christchurch, Dunedin
IN: Delhi|New Delhi, Mumbai, Bangalore|Bengaluru, Chennai, Kolkata, Hyderabad, Pune, Kerala, Goa
ID > Jawa|Java|Pulau Jawa > Jabodetabek|Jabotabek: Jakarta|DKI Jakarta|Jakarta Selatan|Jakarta Barat|Jakarta Pusat|Jakarta Timur|Jakarta Utara|Jkt, Bogor, Depok, Tangerang|Tangsel, Bekasi
ID > Jawa: Jawa Barat|West Java|Jabar > Bandung, Cirebon, Cimahi, Sukabumi, Tasikmalaya, Garut, Karawang; Banten > Serang Banten, Cilegon; Jawa Tengah|Central Java|Jateng > Semarang, Surakarta|Kota Solo, Purwokerto, Magelang, Tegal, Kudus; Yogyakarta|Jogja|Yogya|Jogjakarta|DIY Yogyakarta; Jawa Timur|East Java|Jatim > Surabaya, Malang, Sidoarjo, Kediri, Jember, Gresik, Banyuwangi; Madura
ID: Bali > Denpasar, Ubud; Sumatera|Sumatra > Medan!sv, Palembang, Padang, Pekanbaru, Lampung|Bandar Lampung, Batam, Jambi, Aceh|Banda Aceh, Bengkulu, Riau; Kalimantan|Borneo > Balikpapan, Samarinda, Pontianak, Banjarmasin, Palangkaraya; Sulawesi > Makassar, Manado, Kendari; Papua > Jayapura, Sorong, Timika; Maluku > Ambon, Ternate; Nusa Tenggara|NTT|NTB > Lombok|Mataram, Kupang, Flores@id
MY > West Malaysia|Peninsular Malaysia|Semenanjung Malaysia|Semenanjung: Kuala Lumpur, Penang, Johor|Johor Bahru, Selangor
MY > East Malaysia|Sabah Sarawak: Sabah > Kota Kinabalu; Sarawak > Kuching
PH: Metro Manila > Manila, Quezon City, Luzon; Visayas > Cebu; Mindanao > Davao
DE > deutsches Festland|Festland@de: Bayern|Bavaria > München|Munich|Muenchen, Nürnberg|Nuremberg|Nuernberg, Augsburg, Regensburg, Würzburg; Baden-Württemberg > Stuttgart, Karlsruhe, Mannheim, Freiburg, Heidelberg, Ulm; Berlin; Brandenburg > Potsdam; Bremen; Hamburg; Hessen|Hesse > Frankfurt|Frankfurt am Main, Wiesbaden, Kassel, Darmstadt; Mecklenburg-Vorpommern > Rostock, Schwerin; Niedersachsen|Lower Saxony > Hannover|Hanover, Braunschweig, Oldenburg, Göttingen; Nordrhein-Westfalen|NRW > Köln|Cologne|Koeln, Düsseldorf|Duesseldorf, Dortmund, Duisburg, Bochum, Bonn, Münster, Aachen, Bielefeld, Wuppertal; Rheinland-Pfalz > Mainz, Trier, Koblenz; Saarland > Saarbrücken; Sachsen|Saxony > Leipzig, Dresden, Chemnitz; Sachsen-Anhalt > Magdeburg; Schleswig-Holstein > Kiel, Lübeck; Thüringen|Thuringia > Erfurt, Jena, Weimar
DE > deutsche Inseln|German islands: Sylt, Helgoland, Norderney, Borkum
AT: Wien|Vienna, Salzburg, Graz, Linz, Innsbruck, Tirol|Tyrol, Steiermark, Kärnten, Vorarlberg
CH: Zürich|Zurich, Genf|Geneva|Genève, Basel, Bern, Lausanne, Luzern|Lucerne, Winterthur, St. Gallen
ES > Península|Peninsula|España peninsular|peninsular@es|peninsula iberica: Madrid, Barcelona, Cataluña|Catalonia, Valencia, Sevilla|Seville, Málaga|Malaga, Zaragoza, Bilbao, Murcia, Alicante, Granada@es, Andalucía|Andalusia, Galicia, Asturias, País Vasco|Basque Country, Castilla y León, Vigo, Gijón, Salamanca
ES: Baleares|Islas Baleares|Balearic Islands|Balearics|Illes Balears > Mallorca|Palma de Mallorca|Majorca, Menorca, Ibiza|Eivissa; Canarias|Islas Canarias|Canary Islands|Canaries > Tenerife, Gran Canaria|Las Palmas, Lanzarote, Fuerteventura; Ceuta; Melilla
FR > métropolitaine|France métropolitaine|metropolitan France|mainland France|France continentale: Paris|Île-de-France, Marseille, Lyon, Toulouse, Nantes, Strasbourg|Strassburg, Montpellier, Bordeaux, Lille, Rennes, Reims, Grenoble, Dijon, Bretagne|Brittany, Normandie|Normandy, Alsace, Provence
FR: Corse|Corsica > Ajaccio, Bastia
XF > DOM-TOM|DOM TOM|outre-mer|DROM-COM|DOM@fr|French overseas territories|overseas France: Guadeloupe, Martinique, La Réunion|Réunion|Reunion Island, Guyane|Guyane française|French Guiana|Französisch-Guayana|Guayana Francesa|Guiana Francesa|Guyana francese|Frans-Guyana, Mayotte, Nouvelle-Calédonie|New Caledonia, Polynésie|Polynésie française|French Polynesia|Tahiti, Saint-Pierre-et-Miquelon, Wallis-et-Futuna
MC: Monte Carlo
BE: Brussel|Brussels|Bruxelles, Antwerpen|Antwerp|Anvers, Gent|Ghent|Gand, Liège|Luik, Brugge|Bruges, Vlaanderen|Flanders, Wallonie|Wallonië|Wallonia
NL: Amsterdam, Rotterdam, Den Haag|The Hague, Utrecht, Eindhoven, Groningen, Tilburg, Almere, Breda, Nijmegen, Haarlem, Maastricht, Waddeneilanden|Texel
IT > Italia peninsulare|peninsulare: Roma|Rome, Milano|Milan, Napoli|Naples, Torino|Turin, Bologna, Firenze|Florence, Genova|Genoa, Venezia|Venice, Verona, Bari!id, Padova, Trieste, Toscana|Tuscany, Lombardia|Lombardy, Puglia, Calabria, Piemonte, Veneto; Südtirol|Alto Adige|South Tyrol|Sudtirolo|Haut-Adige|Tirol del Sur|Zuid-Tirol|Sydtyrolen > Bozen|Bolzano, Meran|Merano, Brixen|Bressanone, Bruneck|Brunico, Sterzing|Vipiteno
IT > isole@it|isole maggiori: Sicilia|Sicily > Palermo, Catania, Messina; Sardegna|Sardinia > Cagliari, Sassari
IT: Livigno, Campione d'Italia
SM: San Marino
VA: Vatican|Vaticano|Vatican City
PT > Portugal continental|continente@pt: Lisboa|Lisbon, Porto|Oporto, Braga, Coimbra, Faro@pt, Algarve, Aveiro, Setúbal
PT > ilhas@pt: Açores|Azores|Ponta Delgada, Madeira|Funchal
BR > Sudeste: São Paulo|Sao Paulo, Campinas, Rio de Janeiro, Niterói; Minas Gerais > Belo Horizonte|BH@pt, Uberlândia; Espírito Santo > Vitória@pt
BR > região Sul|Sul@pt: Paraná > Curitiba, Londrina; Santa Catarina > Florianópolis|Floripa, Joinville; Rio Grande do Sul > Porto Alegre, Caxias do Sul
BR > Nordeste: Bahia > Salvador@pt; Pernambuco > Recife; Ceará > Fortaleza@pt; Maranhão > São Luís; Paraíba > João Pessoa, Rio Grande do Norte; Alagoas > Maceió; Sergipe > Aracaju; Piauí > Teresina
BR > região Norte|Norte@pt: Amazonas > Manaus, Belém; Rondônia > Porto Velho; Acre@pt > Rio Branco, Roraima, Amapá; Tocantins > Palmas@pt
BR > Centro-Oeste: Brasília|Distrito Federal; Goiás > Goiânia; Mato Grosso > Cuiabá; Mato Grosso do Sul > Campo Grande
MX: Ciudad de México|CDMX|Mexico City, Guadalajara, Monterrey, Puebla, Tijuana, Cancún|Cancun, Mérida, Querétaro
AR: Buenos Aires|CABA|Capital Federal, Rosario, Mendoza, Patagonia
CO: Bogotá|Bogota, Medellín|Medellin, Cali@es, Barranquilla
CL: Santiago de Chile|Santiago, Valparaíso
PE: Lima!id, Arequipa
PL: Warszawa|Warsaw, Kraków|Krakow|Cracow, Łódź|Lodz, Wrocław|Wroclaw, Poznań|Poznan, Gdańsk|Gdansk, Szczecin, Katowice, Lublin, Białystok, Gdynia
TR: İstanbul|Istanbul, Ankara, İzmir|Izmir, Bursa, Antalya, Adana, Konya, Gaziantep, Kayseri, Trabzon, Eskişehir, Mersin, Diyarbakır, Anadolu
KT: Kıbrıs|KKTC|Kuzey Kıbrıs
JP: 北海道|Hokkaido > 札幌|Sapporo; 沖縄|沖縄県|Okinawa > 那覇|Naha
JP > 本州|Honshu: 東北 > 仙台|Sendai; 関東 > 東京|東京都|Tokyo, 横浜|Yokohama|神奈川, 千葉|Chiba, 埼玉|Saitama; 中部 > 名古屋|Nagoya|愛知; 静岡; 新潟; 関西|近畿 > 大阪|大阪府|Osaka, 京都|京都府|Kyoto, 神戸|Kobe|兵庫, 奈良|Nara; 中国地方 > 広島|Hiroshima, 岡山
JP: 四国|Shikoku; 九州|Kyushu > 福岡|Fukuoka, 熊本|Kumamoto, 鹿児島, 長崎|Nagasaki; 離島|一部離島
KR: 서울|Seoul, 부산|Busan, 대구|Daegu, 인천|Incheon, 광주|Gwangju, 대전|Daejeon, 울산, 경기도|경기, 강원도
KR > 도서산간|도서산간지역|도서 산간: 제주|제주도|Jeju, 울릉도
CN: 北京|Beijing, 上海|Shanghai, 广州|Guangzhou, 深圳|Shenzhen, 成都|Chengdu, 杭州, 武汉, 重庆, 南京, 西安, 天津, 苏州
CN > 偏远地区|边远地区: 新疆|Xinjiang, 西藏|Tibet, 内蒙古, 青海, 宁夏
TW: 台北|臺北|Taipei, 高雄|Kaohsiung, 台中|臺中|Taichung, 澎湖, 金門
SE: Stockholm, Göteborg|Gothenburg, Malmö|Malmo, Uppsala, Gotland
DK: København|Copenhagen, Aarhus|Århus, Odense, Aalborg, Bornholm
NO: Oslo, Bergen, Trondheim, Stavanger, Tromsø|Tromso, Svalbard
FI: Helsinki|Helsingfors, Espoo, Tampere, Turku, Oulu, Lappi@fi|Lapland, Ahvenanmaa|Åland
CZ: Praha|Prague|Prag, Brno, Ostrava, Plzeň, Liberec, Olomouc
SK: Bratislava, Košice
HU: Budapest, Debrecen, Szeged, Pécs, Győr
RO: București|Bucuresti|Bucharest, Cluj|Cluj-Napoca, Timișoara|Timisoara, Iași|Iasi, Constanța, Brașov
GR > ηπειρωτική Ελλάδα|mainland Greece: Αθήνα|Athens|Athina, Θεσσαλονίκη|Thessaloniki, Πάτρα|Patras
GR > νησιά@el|Greek islands|ελληνικά νησιά: Κρήτη|Crete|Ηράκλειο|Heraklion, Ρόδος|Rhodes, Κέρκυρα|Corfu, Κυκλάδες
RU: Москва|Moscow|МКАД, Санкт-Петербург|Saint Petersburg|СПб|Петербург, Новосибирск, Екатеринбург, Казань, Сибирь, Дальний Восток, Крым, Калининград, Владивосток
UA: Київ|Киев|Kyiv|Kiev, Львів|Lviv|Львов, Одеса|Odesa|Odessa, Харків|Kharkiv, Дніпро|Dnipro
SA: الرياض|Riyadh, جدة|Jeddah, الدمام|Dammam, مكة|مكة المكرمة, المدينة المنورة
AE: دبي|Dubai, أبوظبي|أبو ظبي|Abu Dhabi, الشارقة|Sharjah
EG: القاهرة|Cairo, الإسكندرية|Alexandria
MA: الدار البيضاء|Casablanca, الرباط|Rabat, Marrakech
IL: תל אביב|Tel Aviv, ירושלים|Jerusalem, חיפה|Haifa, באר שבע, אילת|Eilat
ZA: Johannesburg, Cape Town, Durban, Pretoria
TH: Bangkok, Chiang Mai, Phuket
VN: Hanoi|Hà Nội, Ho Chi Minh City|Hồ Chí Minh|Saigon
NG: Lagos, Abuja
KE: Nairobi, Mombasa
BG: Sofia
HR: Zagreb
RS: Belgrade|Beograd
`;

const eu = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
const europe = `${eu} GB CH NO IS UA RS AL BA ME MK MD LI MC SM VA AD TR FO`;
const southEastAsia = 'ID MY SG TH VN PH BN KH LA MM';
const gulf = 'SA AE KW QA BH OM';
const middleEast = `${gulf} IL JO LB IQ EG TR`;
const asia = `${southEastAsia} JP CN KR TW HK MO IN PK BD LK NP KZ UZ ${middleEast}`;
const southAmerica = 'BR AR CL CO PE UY PY BO EC VE';
const africa = 'ZA NG KE EG MA TN DZ GH ET TZ UG SN CI';

/** Groups of countries by the code that `Intl` names them with, else by the names given here. */
export const countryGroups: { code: string; members: string; names: string }[] = [
  {
    code: 'EU',
    members: eu,
    names:
      'eu!pt!ro|ue|e.u.|european union|eu countries|eu-länder|eu-ausland|ες|ευρωπαϊκή ένωση|евросоюз|ес|єс|евросоюза|ab ülkeleri|avrupa birliği|欧盟|유럽연합|الاتحاد الأوروبي',
  },
  {
    code: '150',
    members: europe,
    names:
      "europe|european countries|europa|europe de l'ouest|continental europe|avrupa|ヨーロッパ|欧州|欧洲|歐洲|유럽|أوروبا|европа|європа",
  },
  {
    code: '035',
    members: southEastAsia,
    names: 'southeast asia|south east asia|asia tenggara|東南アジア|东南亚|asean',
  },
  { code: '142', members: asia, names: 'asia|asien|asie|azja|asya|アジア|亚洲|亞洲|아시아|آسيا|азия' },
  {
    code: '145',
    members: middleEast,
    names: 'middle east|naher osten|moyen-orient|oriente medio|medio oriente|الشرق الأوسط',
  },
  { code: 'gulf', members: gulf, names: 'gcc|gulf countries|gulf states|دول الخليج|الخليج' },
  {
    code: '003',
    members: 'US CA MX',
    names: 'north america|nordamerika|amérique du nord|américa del norte|norteamérica|nord america|北米|北美',
  },
  {
    code: '005',
    members: southAmerica,
    names: 'south america|südamerika|amérique du sud|sudamérica|américa del sur|南米|南美',
  },
  {
    code: '419',
    members: `${southAmerica} MX CR PA DO GT CU`,
    names: 'latin america|latinoamérica|américa latina|lateinamerika',
  },
  { code: '002', members: africa, names: 'africa|afrika|afrique|áfrica|アフリカ|非洲|أفريقيا' },
  { code: '009', members: 'AU NZ FJ PG', names: 'oceania|ozeanien|océanie|oceanía|australasia|オセアニア|大洋洲' },
  {
    code: 'nordic',
    members: 'SE NO DK FI IS',
    names:
      'nordic countries|nordics|norden|skandinavien|scandinavia|skandinavia|scandinavie|escandinavia|skandynawia|pohjoismaat|pohjoismaihin',
  },
  { code: 'benelux', members: 'BE NL LU', names: 'benelux|benelux countries' },
  { code: 'dach', members: 'DE AT CH', names: 'dach-region|d-a-ch' },
  { code: 'baltic', members: 'EE LV LT', names: 'baltics|baltic states|baltikum|pays baltes' },
];
