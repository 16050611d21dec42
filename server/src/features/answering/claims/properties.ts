/** What a sentence grants of a thing in one word: that it may be tumble dried, is waterproof, has its bulb with it, may come back after use. Each must be granted by the shop data too. */
import { patternOf, saysNo } from './promise-words.ts';

const granted: [name: string, pattern: RegExp][] = [
  [
    'tumble drying',
    patternOf(
      'tumble[- ]?dr\\p{L}+|(?:in the |a )(?:tumble )?dryer|wäschetrockner|trockner(?:geeignet)?|trocknergeeignet|sèche-linge|secadora|asciugatrice|(?:was)?droger|droogtrommel|máquina de secar|secador|suszar\\p{L}+|sušič\\p{L}+|tørretumble\\p{L}*|tørketromme\\p{L}*|torktumla\\p{L}*|kuivausrumpu\\p{L}*|rumpukuiva\\p{L}*|στεγνωτήρι\\p{L}*|szárítógép\\p{L}*|mesin pengering|uscător\\p{L}*|сушильн\\p{L}+ машин\\p{L}+|сушилк\\p{L}+|сушарк\\p{L}+|kurutma makine\\p{L}*|kurutucu\\p{L}*|مجفف\\p{L}*|المجفف\\p{L}*|מייבש\\p{L}*',
      '乾燥機|烘干|건조기',
    ),
  ],
  [
    'the dishwasher',
    patternOf(
      'dish-?washers?|spülmaschine\\p{L}*|geschirrspüler\\p{L}*|lave-vaisselle|lavavajillas|lavaplatos|lavastovigli\\p{L}*|vaatwasser\\p{L}*|afwasmachine|máquina de lavar (?:a )?louça|lava-louças?|zmywar\\p{L}+|myčk\\p{L}+|opvaskemaskine\\p{L}*|oppvaskmaskin\\p{L}*|diskmaskin\\p{L}*|astianpesukone\\p{L}*|πλυντήριο πιάτων|mosogatógép\\p{L}*|mesin cuci piring|mașina de spălat vase|посудомоечн\\p{L}+|посудомийн\\p{L}+|bulaşık makine\\p{L}*|غسالة (?:ال)?(?:صحون|أطباق)|מדיח\\p{L}*',
      '食洗機|食器洗|洗碗机|식기세척기',
    ),
  ],
  [
    'the microwave',
    patternOf(
      'microwav\\p{L}+|mikrowelle\\p{L}*|micro-ondes|microondas|microonde|magnetron|mikrofal\\p{L}*|mikrovln\\p{L}*|mikroovn\\p{L}*|mikrobølge\\p{L}*|mikrovågs\\p{L}*|mikro(?:ssa)?|φούρνο μικροκυμάτων|mikrohullám\\p{L}*|mikró\\p{L}*|microunde|микроволнов\\p{L}+|мікрохвил\\p{L}+|mikrodalga\\p{L}*|(?:ال)?ميكروويف|מיקרוגל',
      '電子レンジ|微波炉|전자레인지',
    ),
  ],
  [
    'machine washing',
    patternOf(
      'machine[- ]wash\\p{L}*|(?:washed|wash it|washable) (?:\\p{L}+ )?in (?:the|a) (?:washing )?machine|maschinenwäsche|(?:in der |wasch)maschine(?: \\p{L}+)? wasch\\p{L}*|waschmaschine\\p{L}*|maschinenwaschbar|lav(?:e|er|able|ée?) en machine|(?:à la|en) machine|a máquina|lavadora|in lavatrice|lavatrice|wasmachine|machinewasbaar|máquina de lavar(?! (?:a )?lou)|à máquina|w pralce|praln\\p{L}+|pralk\\p{L}+|v pračce|pračk\\p{L}+|vaskemaskine\\p{L}*|maskinvask\\p{L}*|tvättmaskin\\p{L}*|maskintvätt\\p{L}*|konepes\\p{L}+|pesukone\\p{L}*|πλυντήριο(?! πιάτων)|mosógép\\p{L}*|mesin cuci(?! piring)|mașina de spălat(?! vase)|стиральн\\p{L}+|машинн\\p{L}+ (?:стирк|прання)\\p{L}*|пральн\\p{L}+|çamaşır makine\\p{L}*|(?:ال)?غسالة(?! (?:ال)?(?:صحون|أطباق))|מכונת כביסה',
      '洗濯機|机洗|洗衣机|세탁기',
    ),
  ],
  [
    'bleach or ironing',
    patternOf(
      'bleach\\p{L}*|iron(?:ed|ing)|bleich\\p{L}*|bügel\\p{L}*|javel|blanchi(?:r|ment)|repass\\p{L}+|lej[ií]a|planch(?:ar|ado)\\p{L}*|candeggi\\p{L}+|stir(?:are|ato|ata)|bleekmiddel|strijk\\p{L}+|lixívia|passar a ferro|wybiela\\p{L}+|prasowa\\p{L}+|běl(?:it|idl)\\p{L}*|žehl\\p{L}+|blegemiddel|stryg\\p{L}+|blekemiddel|stryk\\p{L}+|blekmedel|valkais\\p{L}+|silit\\p{L}+|χλωρίνη|σιδερ\\p{L}+|fehérít\\p{L}+|vasal\\p{L}+|pemutih|disetrika|înălbitor\\p{L}*|călc\\p{L}+|отбелив\\p{L}+|глад(?:ить|ят)|відбілю\\p{L}+|прасува\\p{L}+|çamaşır suyu|ütüle\\p{L}*|مبيض|كي(?=ّ)|אקונומיקה|גיהוץ',
      '漂白|アイロン|漂白剂|熨烫|표백|다림질',
    ),
  ],
  [
    'that it may get under water',
    patternOf(
      'water[- ]?proof\\p{L}*|(?:immers|submerg)\\p{L}+|under ?water|swim\\p{L}*|(?:in|of) the (?:pool|sea|bath|shower)|schwimm\\p{L}*|nadar|piscina|nager|piscine|nuot\\p{L}+|zwem\\p{L}+|wasserdicht\\p{L}*|wasserfest\\p{L}*|(?:ins|im|unter) (?:\\p{L}*)?wasser (?:ge|ein|unter)?tauch\\p{L}*|unter ?wasser|(?:ein|unter)(?:ge)?tauch\\p{L}*|imperméable\\p{L}*|étanche\\p{L}*|immerg\\p{L}+|plong(?:er|ée?)(?= dans)|sous l.eau|impermeable\\p{L}*|sumerg\\p{L}+|bajo el agua|impermeabil\\p{L}+|immers\\p{L}+|sott.acqua|waterdicht\\p{L}*|onderdompel\\p{L}*|onder water|impermeáv\\p{L}+|à prova de água|submers\\p{L}+|submerg\\p{L}+|wodoodporn\\p{L}+|wodoszczeln\\p{L}+|zanurz\\p{L}+|voděodoln\\p{L}+|vodotěsn\\p{L}+|ponoř\\p{L}+|vandtæt\\p{L}*|vanntett\\p{L}*|vattentät\\p{L}*|(?:under ?van[dn]|under ?vatten)|vedenpitäv\\p{L}+|upot\\p{L}+|αδιάβροχ\\p{L}+|βυθί\\p{L}+|vízálló\\p{L}*|vízhatlan|víz alá|kedap air|direndam|impermeabil\\p{L}*|scufund\\p{L}+|водонепроница\\p{L}+|погруж\\p{L}+|водонепроник\\p{L}+|занур\\p{L}+|su geçirmez|suya batır\\p{L}+|مقاوم\\p{L}* للماء|تحت الماء|אטו?ם\\p{L}* למים|מתחת למים',
      '完全防水|水中|水に沈め|浸水|水下|완전 방수|물속',
    ),
  ],
  [
    'water resistance',
    patternOf(
      'water[- ]?(?:proof|resistant|repellent)|weather-?proof|splash-?proof|wasserdicht\\p{L}*|wasserfest\\p{L}*|wetterfest\\p{L}*|wasserabweisend\\p{L}*|imperméable\\p{L}*|étanche\\p{L}*|impermeable\\p{L}*|resistente al agua|impermeabil\\p{L}+|resistente all.acqua|waterdicht\\p{L}*|waterbestendig|waterafstotend|impermeáv\\p{L}+|à prova de água|wodoodporn\\p{L}+|voděodoln\\p{L}+|vandtæt\\p{L}*|vanntett\\p{L}*|vattentät\\p{L}*|vedenpitäv\\p{L}+|αδιάβροχ\\p{L}+|vízálló\\p{L}*|tahan air|rezistent\\p{L}* la apă|водонепроница\\p{L}+|водостойк\\p{L}+|водонепроник\\p{L}+|su geçirmez|مقاوم\\p{L}* للماء|עמיד\\p{L}* במים',
      '防水|방수',
    ),
  ],
  [
    'outdoor use',
    patternOf(
      'outdoors?|outside use|in the rain|im freien|außenbereich|draußen|en extérieur|al aire libre|exteriores|all.aperto|per esterni|buitengebruik|voor buiten|ao ar livre|na zewnątrz|venkovní\\p{L}*|udendørs|utendørs|utomhus|ulkokäyt\\p{L}+|εξωτερικούς? χώρους?|kültéri\\p{L}*|luar ruangan|în aer liber|на улице|надворі|dış mekan\\p{L}*|في الخارج|בחוץ',
      '屋外|户外|야외|실외',
    ),
  ],
  [
    'an oven, a hob or the freezer',
    patternOf(
      'oven[- ]?(?:safe|proof)|freezers?|broiler|gefrier\\p{L}+|backofen\\p{L}*|congélateur|congelador|congelatore|vriezer|congelar|zamrażar\\p{L}+|mrazá\\p{L}+|fryser\\p{L}*|frys\\p{L}*|pakast\\p{L}+|καταψύκτη|fagyaszt\\p{L}+|congelator|морозил\\p{L}+|dondurucu\\p{L}*|مجمد|מקפיא',
      '冷凍|冷冻|냉동',
    ),
  ],
  [
    'being vegan, organic or without harm',
    patternOf(
      'vegan\\p{L}*|cruelty[- ]free|hypo-?allerg\\p{L}+|non-?toxic|biodegradab\\p{L}+|compostab\\p{L}+|carbon[- ]neutral|climate[- ]neutral|fair[- ]?trade|flame[- ]?(?:retardant|proof)|fire-?proof|végan\\p{L}*|hypoallerg\\p{L}+|biologisch abbaubar|klimaneutral\\p{L}*|kompostierbar\\p{L}*|feuerfest\\p{L}*|schwer entflammbar|biodégradable\\p{L}*|neutre\\p{L}? en carbone|commerce équitable|ignifug\\p{L}+|vegan[oa]s?|hipoalerg\\p{L}+|ipoallergenic\\p{L}+|comercio justo|neutro en carbono|biodegradabil\\p{L}+|veganistisch|hypoallergeen|afbreekbaar|wegańsk\\p{L}+|hipoalergicz\\p{L}+|vegansk\\p{L}*|hypoalergenn\\p{L}+|allergivenlig\\p{L}*|hypoallergeeni\\p{L}*|hipoallergén\\p{L}*|вегетариан\\p{L}+|веган\\p{L}+|веган\\p{L}+|гипоаллерген\\p{L}+|гіпоалерген\\p{L}+|hipoalerjenik|υποαλλεργικ\\p{L}+|hipoalergenik|نباتي\\p{L}*|مضاد للحساسية|טבעוני\\p{L}*|היפואלרגני\\p{L}*',
      'ビーガン|ヴィーガン|低アレルギー|素食|低敏|비건|저자극',
    ),
  ],
  [
    'organic growing',
    patternOf(
      'organic\\p{L}*|bio-?(?:baumwoll\\p{L}+|qualität|leinen)|ökologisch\\p{L}*|biologique\\p{L}*|orgánic\\p{L}+|ecológic\\p{L}+|biologic[oaih]\\p{L}*|biologisch\\p{L}*|orgânic\\p{L}+|biológic\\p{L}+|organiczn\\p{L}+|ekologiczn\\p{L}+|økologisk\\p{L}*|ekologisk\\p{L}*|luomu\\p{L}*|βιολογικ\\p{L}+|organikus\\p{L}*|biopamut\\p{L}*|organik\\p{L}*|органическ\\p{L}+|органічн\\p{L}+|عضوي\\p{L}*|אורגני\\p{L}*',
      'オーガニック|有机|有機|유기농',
    ),
  ],
  [
    'recycled material',
    patternOf(
      'recycled|recycel\\p{L}+|recyclé\\p{L}*|reciclad\\p{L}+|riciclat\\p{L}+|gerecycled\\p{L}*|recyklingu|recyklovan\\p{L}+|genanvend\\p{L}+|genbrug\\p{L}*|resirkulert\\p{L}*|återvun\\p{L}+|kierrätet\\p{L}+|ανακυκλωμέν\\p{L}+|újrahasznosít\\p{L}+|daur ulang|reciclat\\p{L}*|переработан\\p{L}+|перероблен\\p{L}+|geri dönüştürül\\p{L}+|معاد تدوير\\p{L}*|ממוחזר\\p{L}*',
      'リサイクル|再生|재활용',
    ),
  ],
  [
    'feathers, down, fur, silk or cashmere',
    patternOf(
      'feathers?|goose down|duck down|down[- ]fill\\p{L}*|fur|cashmere|silk|mohair|\\p{L}*daunen\\p{L}*|(?:gänse|enten)?feder(?:n|füllung)|kaschmir\\p{L}*|seide|pelz\\p{L}*|plumes?|duvet d\\p{L}+|cachemire|soie|fourrure|plumas?|plumón|cachemira|seda|pium[ae]|piumino d\\p{L}+|cashmere|seta|pelliccia|veren|dons|kasjmier|zijde|bont|penas|pluma|caxemira|pierz\\p{L}*|puch\\p{L}*|kaszmir\\p{L}*|jedwab\\p{L}*|peří|kašmír\\p{L}*|hedvábí|fjer|dun|kashmir|silke|fjädrar|dun|kaschmir|höyhen\\p{L}*|untuva\\p{L}*|silkki\\p{L}*|φτερ[άό]|πούπουλ\\p{L}+|μετάξι|κασμίρ\\p{L}*|toll\\p{L}*|pehely\\p{L}*|selyem|kasmír\\p{L}*|bulu angsa|sutra|kasmir|pene|puf|mătase|cașmir|пух\\p{L}*|перь\\p{L}+|кашемир\\p{L}*|шёлк\\p{L}*|шелк\\p{L}*|пір\\p{L}+|кашемір\\p{L}*|шовк\\p{L}*|kaz tüyü|tüy\\p{L}*|ipek|kaşmir|ريش|كشمير|حرير|נוצות|פלומה|קשמיר|משי',
      '羽毛|ダウン|カシミヤ|シルク|羽绒|羊绒|丝绸|오리털|거위털|캐시미어|실크',
    ),
  ],
  [
    'real leather or plastic',
    patternOf(
      'leather|(?:echt)?leder|cuir|cuero|cuoio|leer|couro|skór[ay]\\p{L}*|kůže|læder|lær|läder|nahka\\p{L}*|kulit(?= asli)|кожа|кожи|шкіра|جلد(?= طبيعي)|עור(?= אמיתי)',
      '本革|真皮|가죽',
    ),
  ],
  [
    'that it is safe',
    patternOf(
      '(?<!-)safe(?= (?:to|for|near|around|with|even|in|on|while|when|under)(?!\\p{L}))|(?<!feel )safely|no (?:danger|risk|hazard)|harmless|unbedenklich\\p{L}*|ungefährlich\\p{L}*|gefahrlos\\p{L}*|bedenkenlos|sicher (?:für|zu verwenden|zu benutzen)|sans (?:aucun )?(?:danger|risque|crainte)|en toute sécurité|inoffensi\\p{L}+|sin (?:ningún )?(?:peligro|riesgo)|segur[oa]s? para|inofensiv[oa]s?|innocu[oa]|senza (?:alcun )?(?:pericol[oi]|risch(?:io|i))|sicur[oaie] per|in tutta sicurezza|veilig (?:voor|te|om|in)|ongevaarlijk|zonder (?:gevaar|risico)|sem (?:qualquer )?(?:perigo|risco|receio)|com segurança|inofensiv[oa]|bezpieczn\\p{L}+ (?:dla|w)|bezpiecznie|bez (?:ryzyka|obaw|zagrożenia)|nieszkodliw\\p{L}+|bezpečn\\p{L}+ pro|bez (?:rizika|nebezpečí|obav)|sikker\\p{L}? (?:for|å|at|til)|ufarlig\\p{L}*|säker\\p{L}* (?:för|att)|ofarlig\\p{L}*|turvalli\\p{L}+|vaara(?:ton|ttom\\p{L}+)|ασφαλ\\p{L}+ (?:για|να)|ακίνδυν\\p{L}+|biztonságos\\p{L}*|veszélytelen\\p{L}*|aman (?:untuk|bagi|dipakai|digunakan)|sigur[ăe]? pentru|fără (?:niciun )?(?:pericol|risc)|безопас\\p{L}+|безвред\\p{L}+|безпечн\\p{L}+|нешкідлив\\p{L}+|güvenle|güvenli(?:dir)? (?:için)?|zararsız\\p{L}*|آمن(?:ة)? (?:ل|على)\\p{L}*|בטוח\\p{L}* (?:ל|עבור)\\p{L}*',
      '安全に使|安全です|安心して使|可以安全|是安全的|안전하게|안전합니다|안전해',
    ),
  ],
  [
    'a battery',
    patternOf(
      'batter(?:y|ies)|batter(?:y-)?(?:powered|operated)|cordless|rechargeable|akku\\p{L}*|batterie\\p{L}*|aufladbar\\p{L}*|kabellos\\p{L}*|sur (?:pile|batterie)s?|à (?:pile|batterie)s?|une (?:pile|batterie)|rechargeables?|sans fil|bater[ií]as?|(?:a|con|de|sin) pilas|recargables?|inalámbric[oa]s?|a batteri[ae]|(?:la|una|di) batteri[ae]|ricaricabil[ei]|senza fil[io]|batterij\\p{L}*|accu|oplaadba\\p{L}+|draadlo\\p{L}+|(?:a|com) pilhas?|recarregáve\\p{L}+|sem fios?|bateri\\p{L}{1,3}|akumulator\\p{L}*|bezprzewodow\\p{L}+|akumulátor\\p{L}*|dobíje\\p{L}+|bezdrátov\\p{L}+|batteri\\p{L}{0,3}|oppladba\\p{L}+|genopladel\\p{L}+|trådlø\\p{L}+|uppladdningsba\\p{L}+|sladdlö\\p{L}+|akku\\p{L}*|langat\\p{L}+|μπαταρί\\p{L}+|επαναφορτιζόμεν\\p{L}+|ασύρματ\\p{L}+|akkumulátor\\p{L}*|elem(?:mel|es)|baterai|isi ulang|nirkabel|tanpa kabel|reîncărcabil\\p{L}*|батаре\\p{L}+|аккумулятор\\p{L}*|беспроводн\\p{L}+|акумулятор\\p{L}*|бездротов\\p{L}+|pille|pilli|şarj edilebilir|kablosuz|بطاري\\p{L}+|לاسلكي|סולל\\p{L}+|נטענ\\p{L}+',
      '充電式|電池|バッテリー|コードレス|电池|充电式|无线|배터리|충전식|무선',
    ),
  ],
  [
    'an app or a wireless connection',
    patternOf(
      'bluetooth|wi-?fi|wlan|alexa|google home|siri|homekit|smart ?home|(?:smartphone|handy|mobile|phone)[- ]app|zigbee|nfc',
      'スマホアプリ|手机应用|스마트폰 앱',
    ),
  ],
  [
    'being made by hand',
    patternOf(
      'hand-?(?:made|crafted|woven|knotted|painted|thrown|poured|stitched)|by hand|handgemacht\\p{L}*|handgefertigt\\p{L}*|handgewebt\\p{L}*|von hand|(?:fait|tissé|peint)\\p{L}* (?:à la )?main|à la main|hech[oa]s? a mano|a mano|fatt[oaie] a mano|handgemaakt\\p{L}*|met de hand|feit[oa]s? à mão|ręcznie|ručně|håndlav\\p{L}+|håndlag\\p{L}+|handgjor\\p{L}+|käsin\\p{L}*|χειροποίητ\\p{L}+|kézzel|kézműves|buatan tangan|manual\\p{L}*|вручную|ручной работы|вручну|ручної роботи|el yapımı|يدوي\\p{L}*|עבודת יד',
      '手作り|手織り|手工|수제|손으로',
    ),
  ],
];

/** what comes with a thing, or is left out of its price */
const inclusion = patternOf(
  'nella (?:scatola|confezione)|dans (?:la|sa) boîte|en la caja|im karton|in der (?:schachtel|packung|box)|in de doos|w pudełku|v krabici|i (?:kartongen|lådan|æsken|esken)|na caixa|kutu(?:sun)?da\\p{L}*|included|includes?|including|comes? with|supplied with|in the box|inklusive|enthalten|inbegriffen|im lieferumfang|lieg(?:t|en) (?:\\S+ )?bei|beiliegend\\p{L}*|mitgeliefert|(?:ist|sind) dabei|inclus\\p{L}*|compris\\p{L}*|fourni\\p{L}*|livrée?s? avec|incluye\\p{L}*|incluid\\p{L}+|viene con|comprende|compres[oaie]|inclus[oaie]|in dotazione|inbegrepen|inclusief|meegeleverd|wordt geleverd met|inclui|incluíd\\p{L}+|vem com|w zestawie|w komplecie|dołączon\\p{L}+|součástí|v ceně|medfølger|inkluder\\p{L}+|følger med|ingår|medföljer|sisälty\\p{L}+|mukana|περιλαμβάν\\p{L}+|συνοδεύ\\p{L}+|mellékel\\p{L}+|termasuk|disertakan|include|inclus\\p{L}*|входит|входят|в комплекте|включ[её]н\\p{L}*|прилага\\p{L}+|входить|входять|додається|включен\\p{L}*|dahil\\p{L}*|içerir|birlikte gelir|يشمل|تشمل|مرفق\\p{L}*|متضمن\\p{L}*|يأتي مع|تأتي مع|כלול\\p{L}*|מגיע\\p{L}? עם|בערכה',
  '付属|含まれ|付き|包含|包括|附带|附送|포함|동봉',
);

/** a state in which shops mostly take nothing back */
const states: [name: string, pattern: RegExp][] = [
  [
    'after burning',
    patternOf(
      'lit|burn(?:t|ed)|angezündet\\p{L}*|angebrannt\\p{L}*|benutzte kerze|allumé\\p{L}*|brûlé\\p{L}*|encendid\\p{L}+|encendí|quemad\\p{L}+|acces[aeio]|bruciat\\p{L}+|aangestoken|gebrande?|aces[ao]s?|queimad\\p{L}+|zapalon\\p{L}+|palon\\p{L}+|zapálen\\p{L}+|tændt\\p{L}*|brændt\\p{L}*|tent|brent|brennt|tänd\\p{L}*|bränd\\p{L}*|brunnit|sytytet\\p{L}+|poltet\\p{L}+|αναμμέν\\p{L}+|ανάψ\\p{L}+|meggyújt\\p{L}+|dinyalakan|dibakar|aprins\\p{L}*|ars\\p{L}?|зажж[её]н\\p{L}*|горевш\\p{L}+|зажига\\p{L}+|запален\\p{L}+|yakıl(?!ma)\\p{L}+|yanmış|مشتعل\\p{L}*|إشعال\\p{L}*|أشعل\\p{L}*|הודלק\\p{L}*|הדלק\\p{L}*|דולק',
      '火をつけ|点火|使用したキャンドル|点燃|点过|불을 붙|태운',
    ),
  ],
  [
    'after washing',
    patternOf(
      'washed|after washing|laundered|gewaschen\\p{L}*|nach dem waschen|lavé\\p{L}*|après lavage|lavad[oa]s?|lavarl\\p{L}|lavat[oaie]|lavaggio|gewassen|wypran\\p{L}+|upran\\p{L}+|po praniu|vypran\\p{L}+|vyprán\\p{L}*|vasket|tvättat?s?|tvättad\\p{L}*|pest\\p{L}+|πλυμέν\\p{L}+|πλύσ\\p{L}+|kimos\\p{L}+|mosott|dicuci|spălat\\p{L}*|постиран\\p{L}+|стирк\\p{L}+|випран\\p{L}+|прання|yıkan(?!ma)\\p{L}+|yıkadıktan|غسل\\p{L}*|مغسول\\p{L}*|כביסה|שנשטפ\\p{L}*|כובס\\p{L}*',
      '洗濯し|洗った|洗过|洗后|洗涤|세탁한|세탁 후|세탁하',
    ),
  ],
  [
    'after use',
    patternOf(
      'used|worn|opened|even (?:if|when) (?:it is|they are|you) \\p{L}+|gebraucht\\p{L}*|benutzt\\p{L}*|getragen\\p{L}*|geöffnet\\p{L}*|utilisé\\p{L}*|porté\\p{L}*|usad[oa]s?|utilizad[oa]s?|abiert[oa]s?|usat[oaie]|apert[oaie]|gebruikt\\p{L}*|gedragen|geopend|abert[oa]s?|używan\\p{L}+|noszon\\p{L}+|otwart\\p{L}+|použit\\p{L}+|nošen\\p{L}+|otevřen\\p{L}+|brugt\\p{L}*|åbnet|brukt\\p{L}*|åpnet|använt\\p{L}*|använd|öppnad\\p{L}*|käytet\\p{L}+|avat\\p{L}+|χρησιμοποιημέν\\p{L}+|φορεμέν\\p{L}+|ανοιγμέν\\p{L}+|használt\\p{L}*|viselt|felbontott|bekas|terpakai|dibuka|folosit\\p{L}*|purtat\\p{L}*|deschis\\p{L}*|использован\\p{L}+|нош\\p{L}+|вскрыт\\p{L}+|використан\\p{L}+|ношен\\p{L}+|відкрит\\p{L}+|kullanıl(?!ma)\\p{L}+|giyilmiş|açılmış|مستعمل\\p{L}*|مستخدم\\p{L}*|استعمال\\p{L}*|استخدامه\\p{L}*|מפתוח\\p{L}*|משומש\\p{L}*|שנעשה בו שימוש',
      '使用済み|使用した|着用|开封|使用过|用过|穿过|사용한|착용|개봉',
    ),
  ],
  [
    'after assembly',
    patternOf(
      'assembled|aufgebaut\\p{L}*|montiert\\p{L}*|zusammengebaut\\p{L}*|monté\\p{L}*|assemblé\\p{L}*|montad[oa]s?|montat[oaie]|gemonteerd\\p{L}*|in elkaar gezet|złożon\\p{L}+|zmontowan\\p{L}+|smontovan\\p{L}+|sestaven\\p{L}+|monterad\\p{L}*|montere\\p{L}*|samlet|koot\\p{L}+|συναρμολογημέν\\p{L}+|összeszerelt\\p{L}*|dirakit|asamblat\\p{L}*|собранн\\p{L}+|зібран\\p{L}+|monte edil(?!me)\\p{L}+|kurul(?!ma)\\p{L}+|مركب\\p{L}*|מורכב\\p{L}*',
      '組み立てた|组装过|组装后|조립한',
    ),
  ],
  [
    'made to order',
    patternOf(
      'personali[sz]ed|customi[sz]ed|engraved|monogram\\p{L}*|made[- ]to[- ](?:order|measure)|personalisiert\\p{L}*|graviert\\p{L}*|maßgefertigt\\p{L}*|personnalisé\\p{L}*|gravé\\p{L}*|sur mesure|personalizad[oa]s?|grabad[oa]s?|a medida|personalizzat\\p{L}|incis[oaie]|su misura|gepersonaliseerd\\p{L}*|gegraveerd\\p{L}*|op maat|gravad[oa]s?|por medida|personalizowan\\p{L}+|grawerowan\\p{L}+|personalizovan\\p{L}+|personlig\\p{L}* tilpass\\p{L}*|graveret|gravert|graverad\\p{L}*|personoi\\p{L}+|εξατομικευμέν\\p{L}+|egyedi\\p{L}*|gravíroz\\p{L}+|personalizat\\p{L}*|персонализирован\\p{L}+|гравиров\\p{L}+|персоналізован\\p{L}+|kişiselleştiril\\p{L}+|مخصص\\p{L}*|מותאם אישית|חריטה',
      '名入れ|オーダーメイド|定制|刻字|맞춤|각인',
    ),
  ],
];

const marks = /[.!?;:,。！？；：，、،؛()\n]|\s[–—-]\s/u;
const instead =
  /-free(?!\p{L})|(?<!\p{L})(?:free of|in place of|instead of|rather than|frei von|statt|anstelle|au lieu de|en lugar de|en vez de|invece d\p{L}+|in plaats van|em vez de|zamiast|místo|i stedet for|istället för|sijaan|αντί|helyett|вместо|замість|yerine|بدلا من|במקום)(?!\p{L})|frei(?!\p{L})/iu;
/** "without any danger" grants, though it says no */
const grantsIn = (text: string, pattern: RegExp): boolean =>
  pattern.test(text) &&
  text.split(marks).some((part) => pattern.test(part) && !saysNo(part.replace(pattern, ' ')) && !instead.test(part));

/** what a thing has or has not by itself: the shop's terms for its kind do not say which of them has it */
const ofThingAlone = new Set(['a battery', 'an app or a wireless connection']);

export interface Grant {
  name: string;
  /** whether a statement grants it too */
  isIn: (statement: string) => boolean;
  /** only the thing's own page can tell */
  isOwn: boolean;
}

/** What a sentence grants of what it is about. */
export const grantedIn = (text: string): Grant[] =>
  granted.flatMap(([name, pattern]) =>
    grantsIn(text, pattern)
      ? [{ name, isIn: (statement) => grantsIn(statement, pattern), isOwn: ofThingAlone.has(name) }]
      : [],
  );

export const saysIncluded = (text: string): boolean => grantsIn(text, inclusion);
export const saysLeftOut = (text: string): boolean => inclusion.test(text) && saysNo(text);

/** The states in which it says that things may come back. */
export const statesIn = (text: string): Grant[] =>
  saysNo(text)
    ? []
    : states.flatMap(([name, pattern]) =>
        pattern.test(text)
          ? [{ name, isIn: (statement) => pattern.test(statement) && !saysNo(statement), isOwn: false }]
          : [],
      );
