/** What can be asked of a thing in so many words ("how wide", "Spannung", "lingkar dada"), in questions and in shops' labels alike, and how a value of it looks. */
import type { Concept } from '../../../languages/concepts.ts';

interface Aspect {
  name: string;
  /** of questions and labels; `*` any letters; languages that share a word share its meaning here */
  words: string;
  /** only in questions */
  asked?: string;
  /** what a question or a label is about when none of the words stand there */
  concepts?: readonly Concept[];
  /** a value that says it without a label, or under a wider one */
  value?: RegExp;
  /** a part of another: who asks for the whole is told all parts */
  within?: string;
}

const length = String.raw`(?:mm|cm|m|metres?|meters?|in|inch(?:es)?|inci|ft|feet|["”″]|zoll|pulgadas|pouces|pollici|centimet\p{L}*|santimet\p{L}*|см|мм|英寸|厘米|公分|センチ|센티|ס"מ|سم)`;
const anyLength = new RegExp(String.raw`\d\s?${length}(?![\p{L}\p{N}])`, 'iu');
const extent = new RegExp(String.raw`\d["”″\p{L}.\s/]{0,12}(?:[x×*]|\bby\b)\s*\d|\d\s?${length}(?![\p{L}\p{N}])`, 'iu');
const mass =
  /\d\s?(?:kg|kgs|kilos?|kilogram\p{L}*|g|gr|gm|grams?|gramm|gramos|grammes?|lbs?|pounds?|oz|ounces?|pfund|кг|г|公斤|克|千克|그램|ק"ג|كجم|كغ|غ)(?![\p{L}\p{N}/])/iu;
const volume =
  /\d\s?(?:ml|cl|dl|l|lit(?:er|re)s?|litros?|fl\.? ?oz|oz|ounces?|gal(?:lons?)?|quarts?|cups?|cc|л|мл|升|毫升|リットル)(?![\p{L}\p{N}])/iu;

const measures: Aspect[] = [
  {
    name: 'length',
    words:
      'length,länge,gesamtlänge,longueur,largo,longitud,lunghezza,lengte,comprimento,panjang*,boyu,uzunluk*,długość*,длина,довжина,délka,hossz*,lungime,længde,lengde,längd,pituus,μήκος,长度,長さ,着丈,总长,길이,총장,אורך,طول',
    asked:
      'how long,inches long,cm long,wie lang,qué tan largo,cuánto mide de largo,quanto è lung*,hoe lang,que longueur,jak długi*,jak dlouh*,hvor lang*,hur lång*,longer,länger,más largo',
  },
  {
    name: 'width',
    words:
      'width,wide,breite,largeur,ancho,anchura,larghezza,breedte,largura,lebar*,genişlik*,szerokość*,ширина,šířka,szélesség*,lățime*,bredde,bredd,leveys,πλάτος,宽度,宽,幅,너비,폭,רוחב,عرض',
    asked: 'how wide,wie breit,qué tan ancho,hoe breed,quanto è largo,hvor bred*,hur bred*,wider,breiter,lebih lebar',
  },
  {
    name: 'height',
    words:
      'height,tall,high,höhe,hauteur,alto,altura,altezza,hoogte,tinggi,tingginya,yükseklik*,wysokość*,высота,висота,výška,magasság*,înălțime*,højde,høyde,höjd,korkeus,ύψος,高度,高さ,높이,גובה,ارتفاع',
    asked:
      'how tall,how high,wie hoch,qué tan alto,hoe hoog,quanto è alto,hvor høy*,hvor høj*,hur hög*,taller,higher,höher,lebih tinggi',
  },
  {
    name: 'depth',
    words:
      'depth,deep,tiefe,profondeur,profundidad,fondo,profondità,diepte,profundidade,kedalaman,derinlik*,głębokość*,глубина,глибина,hloubka,mélység*,adâncime*,dybde,djup,syvyys,βάθος,深度,奥行*,깊이,עומק,عمق',
    asked: 'how deep,wie tief,hoe diep,qué tan profundo',
  },
  {
    name: 'diameter',
    words:
      'diameter*,durchmesser,diamètre,diámetro,diâmetro,diametro,çap,średnica,диаметр,діаметр,průměr,átmérő*,diametru,halkaisija,διάμετρος,直径,직경,지름,קוטר,قطر',
  },
  {
    name: 'thickness',
    words:
      'thickness,thick,dicke,stärke,épaisseur,grosor,espesor,spessore,dikte,espessura,tebal*,ketebalan,kalınlık*,grubość*,толщина,товщина,tloušťka,vastagság*,grosime,tykkelse,tjocklek,paksuus,πάχος,厚度,厚さ,두께,עובי,سمك',
    asked: 'how thick,wie dick,hoe dik,thicker,thinner,dicker,dünner,lebih tebal',
  },
  {
    name: 'chest',
    words:
      'chest,bust,brust*,poitrine,pecho,busto,petto,borst*,peito,lingkar dada,ld,göğüs,biust,klatka*,грудь,обхват груди,груди,hrudník,mellbőség,piept,bryst*,byst*,rinta*,στήθος,胸围,胸囲,バスト,身幅,가슴*,חזה,صدر',
  },
  {
    name: 'waist',
    words:
      'waist*,taillen*,tour de taille,cintura,girovita,vita,lingkar pinggang,lp,bel çevresi,talia,obwód talii,талия,талія,обхват талии,derékbőség,talie,talje,midja,vyötärö*,μέση,腰围,ウエスト,허리*,מותן,خصر',
  },
  {
    name: 'hips',
    words:
      'hip,hips,hüft*,hüfte,hanches,cadera*,fianchi,heup*,quadril,lingkar pinggul,kalça,biodra,бедра,бёдра,стегна,boky,csípő*,șold*,hofte*,höft*,lantio,γοφ*,臀围,ヒップ,엉덩이*,ירכיים,ورك',
  },
  {
    name: 'inseam',
    words:
      'inseam,inside leg,schrittlänge,innenbein*,entrejambe,entrepierna,tiro,cavallo,binnenbeen*,panjang kaki,iç bacak,nogawk*,股下,内长',
  },
  {
    name: 'sleeve',
    words:
      'sleeve*,ärmel*,manche*,manga,manica,mouw*,panjang lengan,lengan,kol boyu,rękaw*,рукав*,袖长,袖丈,소매*,שרוול,كم',
  },
  {
    name: 'shoulder',
    words:
      'shoulder*,schulter*,épaule*,hombro*,spalla,spalle,schouder*,ombro*,bahu,lebar bahu,omuz,ramion*,плеч*,肩宽,肩幅,어깨*,כתף,كتف',
  },
  {
    name: 'foot',
    words:
      'foot length,fußlänge,longueur du pied,largo del pie,lunghezza del piede,voetlengte,panjang telapak kaki,insole*,innensohle*,длина стопы,足长',
  },
  {
    name: 'heel',
    words: 'heel*,absatz*,absatzhöhe,talon,tacón,tacco,hak,hakhoogte,salto,tinggi hak,topuk,obcas,каблук*',
  },
];

const aspects: Aspect[] = [
  ...measures.map((one): Aspect => ({ ...one, within: 'size', value: anyLength })),
  {
    name: 'size',
    words:
      'dimension*,measurement*,maß,maße,masse,abmessung*,mesures,medidas,dimensioni,misure,afmeting*,dimensi,ölçü*,wymiar*,габарит*,rozměr*,dimensiuni,mål,mitat,διαστάσεις,规格,寸法,크기,מידות,أبعاد',
    asked:
      'how big,how large,how small,wie groß,wie gross,quelle taille fait,qué tan grande,cuánto mide,quanto è grande,quanto misura,hoe groot,seberapa besar,berapa cm,berapa besar,ne kadar büyük,boyutları*,hvor stor*,hur stor*,jak duż*,jak velk*,milyen nagy,cât de mare,какого размера,多大,どのくらい大きい,얼마나 큰,bigger,larger,smaller,größer,kleiner,más grande,más pequeño,plus grand,plus petit,più grande,groter,lebih besar,lebih kecil,daha büyük',
    concepts: ['size'],
    value: extent,
  },
  {
    name: 'weight',
    words:
      'weight,weigh*,gewicht*,poids,pèse*,peso,pesa,pesan,berat*,ağırlık*,waga,waży,вес,весит,вага,важить,hmotnost*,súly*,greutate*,vægt*,vejer,vekt,veier,vikt,väger,paino,painaa,βάρος,ζυγίζει,重量,多重,重さ,무게,משקל,وزن',
    asked:
      'how heavy,wie schwer,qué tan pesado,hoe zwaar,heavier,lighter,heaviest,lightest,gsm,grammage,gramasi,schwerer,leichter,más pesado,más ligero,plus lourd,plus léger,più pesante,zwaarder,lichter,lebih berat,lebih ringan,ağır,daha ağır,kaç kilo,kaç kg,combien pèse,сколько весит,скільки важить',
    concepts: ['weight'],
    value: mass,
  },
  {
    name: 'load',
    words:
      'weight limit,weight capacity,max load,maximum load,load,load capacity,max. weight,maximum weight,traglast,tragkraft,belastbar*,charge maximale,carga máxima,peso máximo,portata,draagkracht,draagvermogen,beban maks*,kapasitas beban,nośność,udźwig,нагрузка*,承重,耐荷重',
    asked:
      'how much weight can,how much weight does,how much can it hold,how much can it carry,wie viel gewicht,wieviel gewicht,wie viel kilo,cuánto peso aguanta,cuánto peso soporta',
    value: mass,
  },
  {
    name: 'capacity',
    words:
      'capacity,volume,fassungsvermögen,volumen,füllmenge,inhalt,contenance,capacidad,capacità,capacidade,inhoud,kapasitas,isi bersih,netto,hacim,kapasite,pojemność*,объем,объём,об’єм,objem,űrtartalom,capacitate,kapacitet,tilavuus,χωρητικότητα,容量,용량,נפח,سعة',
    asked: 'hold,holds,muat,menampung,nampung,menyimpan berapa,menyimpan sampai berapa,simpan berapa,fasst,cabe,caben',
    concepts: ['capacity'],
    value: volume,
  },
  {
    name: 'thread count',
    words: 'thread count,fadenzahl,fadendichte,nombre de fils,número de hilos,hilos,numero di fili,jumlah benang',
  },
  {
    name: 'voltage',
    words:
      'voltage,volts?,spannung,tension,voltaje,tensión,tensione,spanning,voltagem,tegangan,voltase,voltaj,gerilim,napięcie,напряжение,напруга,napětí,feszültség,tensiune,spænding,spenning,jännite,τάση,电压,電圧,전압,מתח,جهد',
    value: /\d\s?(?:v|volts?)(?![\p{L}\p{N}])/iu,
  },
  {
    name: 'power',
    words:
      'wattage,watts?,power,power consumption,leistung,leistungsaufnahme,puissance,potencia,potenza,vermogen,potência,daya,güç,мощность,потужність,výkon,teljesítmény,putere,effekt,teho,ισχύς,功率,消費電力,전력,הספק,قدرة',
    value: /\d\s?(?:k?w|watts?)(?![\p{L}\p{N}])/iu,
  },
  {
    name: 'light',
    words:
      'lumens?,brightness,helligkeit,lichtstrom,luminosité,lúmenes,kelvin,colour temperature,color temperature,farbtemperatur',
    value: /\d\s?(?:lm|lumens?)(?![\p{L}\p{N}])/iu,
  },
  {
    name: 'battery',
    words:
      'battery,battery life,akku*,akkulaufzeit,batterie*,autonomie,batería,autonomía,batteria,accu*,bateria,baterai,pil,akumulator*,батаре*,аккумулятор*,电池,バッテリー,배터리,סוללה,بطارية',
  },
  { name: 'cable', words: 'cable length,cord length,cable,cord,kabel*,kabellänge,câble,cordon' },
  {
    name: 'range',
    words:
      'range,reichweite,reach,alcance,actieradius,bereik,jangkauan,jarak tempuh,menzil*,zasięg*,räckvidd,rækkevidde,rekkevidde,dojezd,dosah,hatótáv*',
    asked: 'how far,wie weit,hasta dónde,quanti chilometri,hoe ver,seberapa jauh,jauhnya',
    value: /\d\s?(?:miles?|mi|km|kilomet\p{L}*)(?![\p{L}\p{N}])/iu,
  },
  {
    name: 'count',
    words:
      'quantity*,pack size,pieces,number of *,stückzahl,anzahl,packungsgröße,nombre de *,cantidad,unidades,quantità,pezzi,aantal,quantidade,jumlah,isi,adet,ilość,liczba *,количество,кількість,počet,mennyiség,antal,antall,määrä,数量,入数,개수,수량',
    asked:
      'how many,wie viele,wieviele,combien de,cuántos,cuántas,quanti,quante,hoeveel,quantos,quantas,berapa banyak,berapa buah,berapa pcs,isi berapa,kaç adet,kaç tane,ile sztuk,сколько штук,скільки,kolik kusů,hány darab,câte,câți,hvor mange,hur många,几个,幾個,몇 개',
  },
  {
    name: 'contents',
    words:
      "includes,including,included,contents,contains,in the box,what's in the box,set of,lieferumfang,packungsinhalt,enthält,contenu,contient,incluye,contenido,contenuto,include,inclus*,conteúdo,inbegrepen,isi,isi paket,isi kotak,kelengkapan,kutu içeriği,zawartość,комплект*,комплектація,obsah balení,csomag tartalma,包装内容,セット内容,付属品,구성품,תכולה,محتويات",
    concepts: ['contents'],
  },
  {
    name: 'care',
    words:
      'care,care instruction*,washing instruction*,pflege*,waschanleitung,entretien,cuidado*,lavado,cura,lavaggio,onderhoud,wasvoorschrift*,perawatan,cara cuci,cara mencuci,bakım*,yıkama*,pielęgnacja,уход,догляд,údržba,kezelés*,îngrijire,pleje,vedlikehold,skötsel,skötselråd,hoito-ohje*,φροντίδα,洗涤*,保养,お手入れ*,洗濯*,세탁*,כביסה,غسيل',
    concepts: ['wash'],
  },
  {
    name: 'taste',
    words: 'taste*,flavou?r*,tasting notes,geschmack*,sabor*,goût*,gusto,smaak*,rasa,вкус,schmeckt,sabe',
  },
  {
    name: 'pages',
    words:
      'pages,page count,seiten,seitenzahl,páginas,pagine,pagina’s,halaman,jumlah halaman,strony,страниц*,页数,ページ数',
    value: /\d\s?(?:pages|seiten|páginas|pagine|halaman)(?!\p{L})/iu,
  },
  {
    name: 'age',
    words:
      'age,recommended age,alter,altersempfehlung,âge,edad,età,leeftijd,idade,usia,umur,yaş,wiek,возраст,вік,年龄,対象年齢,연령',
    asked: 'how old',
  },
  {
    name: 'brand',
    words:
      'brand,marke,hersteller,marque,marca,merk,merek,marka,бренд,značka,márka,mærke,merke,märke,merkki,μάρκα,品牌,ブランド,브랜드,מותג,ماركة',
  },
  { name: 'model', words: 'model number,model no,model,modellnummer,article number,item number,artikelnummer,sku,mpn' },
];

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function patternOf(list: string): RegExp {
  const forms = list.split(',').map((form) =>
    form
      .trim()
      .replaceAll(/[.+()]/g, String.raw`\$&`)
      .replaceAll('*', String.raw`\p{L}*`)
      .replaceAll(' ', String.raw`[\s-]+`),
  );
  const whole = forms.filter((form) => !unspaced.test(form)).join('|');
  const anywhere = forms.filter((form) => unspaced.test(form));
  return new RegExp([String.raw`(?<![\p{L}\p{N}])(?:${whole})(?:nya)?(?![\p{L}\p{N}])`, ...anywhere].join('|'), 'iu');
}

export type ReadAspect = Aspect & Record<'inLabel' | 'inQuestion', RegExp>;

export const readAspects: readonly ReadAspect[] = aspects.map((one) => ({
  ...one,
  inLabel: patternOf(one.words),
  inQuestion: patternOf(one.asked === undefined ? one.words : `${one.words},${one.asked}`),
}));
