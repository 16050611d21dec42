import { describe, expect, test } from 'vitest';
import { visitorLanguage } from './visitor-language.ts';

/** One to three words, as people type them into a shop's chat in the shop's own language. */
const short: Record<string, string> = {
  en: 'hat,hats,stock?,in stock?,customs,customs fees,sizes,sizes?,size,size m?,gift,gifts,gift ideas,pants,mat,bath mat,mats,rolls,made in,made in porto,medium,large,small,sale,sale?,any sale,on sale,cap,caps,red cap,porto,bad,too bad,hell,hell no,bed,beds,king bed,men,mens,women,kids,kid,baby,robe,robes,lamp,lamps,red lamp,candle,candles,linen,linen robe,silk,wool,wool hat,material,material?,composition,fabric,cotton,100% cotton,return,returns,returns?,return label,refund,refund?,exchange,exchange?,swap,warranty,garantie?,contact,contact?,email,phone,phone number,address,location,hours,open today?,open sunday,order,my order,order status,cancel,cancel order,coupon,promo,promo code,discount,discount?,bulk,wholesale,minimum,minimum order,price,price?,prices,cost?,how much,how much?,cheap,cheapest,expensive,free shipping,shipping,shipping?,ship to canada,delivery,delivery time,express,overnight,tracking,track,pickup,collect,store,stores,shop,job,jobs,hiring?,blog,faq,terms,privacy,login,account,vegan,vegan?,gluten,allergy,scent,scents,lavender,vanilla,rose,sandalwood,burn time,wick,wash,machine wash,iron,care,weight,dimensions,color,colors,colours?,black,white,pink,rosa,beige,orange,grey,navy,necklace,ring,rings,bracelet,key,keys,lock,key blanks,pillow,throw,table,chair,mug,mugs,shirt,dress,skirt,shoes,jacket,bag,tote bag,jeans,denim,leggings,capri,adele jeans,maux,weppa,fit?,true to size,petite,plus size,xl,xxl,set of 4,combo,sample,samples,restock,restock?,new,whats new,best seller,popular,reviews,help,hello,hi,hey,thanks,thank you,ok,ok?,yes,no,sure,cool,nice,great,bye,sorry,what,why,when,where,who,how,really?,and blue?,in blue?,in red,and xl?,the second,second one,last one,both,more,others?,for men,for kids,for her,mat size,die cut,gift box,old,war,art,art prints,fast,rot,arm,hand,hut,land,note,notes,pan,pans,tan,ten,tin,tins,ton,van,via,son,sin,sol,mas,mini,normal,natural,original,total,actual,formal,general,local,final,real,ideal,special,usual,casual,solid,double,simple,table lamp,salon,gala,mala beads,salsa,casa,mesa,villa,panama hat,fedora,sombrero,kimono,poncho,tapas plates,paella pan,pasta bowl,pizza stone,espresso cup,cafe mug,latte mug,tea,soap,oil,oils,diffuser,roller bottle,stand,rug,rugs,curtain,curtains,apron,tray,vase,clock,clocks,mirror,frame,frames,kettle,desk,sofa,bench,basket',
  de: 'hut,mütze,hose,hosen,mantel,rock,bett,bad,badematte,matte,matten,rolle,rollen,made in,made in germany,medium,sale,sale?,cap,porto,porto?,hell,hell oder dunkel,größe,größen?,grösse m,größe xl,material,material?,stoff,zoll,zoll?,zollgebühren,geschenk,geschenke,geschenkidee,gutschein,gutscheine,rabatt,rabattcode,versand,versand?,versandkosten,lieferzeit,lieferung,express,expressversand,retoure,rückgabe,rückgabe?,umtausch,garantie,garantie?,kontakt,telefon,adresse,öffnungszeiten,laden,bestellung,stornieren,rechnung,paypal,paypal?,klarna,kreditkarte,ratenzahlung,newsletter,jobs,job,preis,preis?,wie teuer,was kostet,kosten,billig,günstigste,vorrätig?,auf lager?,ausverkauft?,wieder da?,neu,neuheiten,farben,farbe,schwarz,rot,blau,grün,rosa,beige,orange,gold,silber,leder,holz,wolle,baumwolle,seide,leinen,kissen,decke,decken,lampe,kerze,kerzen,duftkerze,tasse,tassen,handtuch,handtücher,bademantel,shirt,jeans,tasche,taschen,schuhe,kette,ring,armband,schlüssel,schloss,baby,kinder,damen,herren,männer,frauen,mann,set,sets,muster,probe,proben,waschen,waschbar?,trockner?,pflege,bügeln,gewicht,maße,brenndauer,docht,vegan,vegan?,bio,allergie,duft,düfte,lavendel,vanille,hallo,hi,hey,moin,servus,danke,dankeschön,ok,okay,ja,nein,super,top,prima,cool,nice,tschüss,ciao,hilfe,bitte,warum,wann,wo,wer,wie,was,wirklich?,und blau?,in blau?,in rot,und xl?,die zweite,beide,mehr,andere?,für herren,für kinder,für sie,die letzte,wie lange,wie groß,warm,kalt,alt,art,arten,land,hand,rest,restposten,service,support,chat,team,account,login,status,tracking,ups,dhl,blog,faq,agb,impressum,datenschutz,e-mail,email,whatsapp,instagram,outlet,shop,store,filiale,teppich,vase,uhr,spiegel,rahmen,sofa,tisch,stuhl,regal,tee,seife,öl,pfanne,vorhang',
  fr: 'chapeau,bonnet,casquette,pantalon,robe,robes,veste,lit,bain,tapis,rouleau,made in,made in france,medium,taille,tailles?,taille m,soldes,solde,promo,code promo,réduction,cadeau,cadeaux,idée cadeau,carte cadeau,douane,douane?,frais de port,livraison,livraison?,délai,délais?,express,suivi,retour,retours?,échange,remboursement,garantie,garantie?,contact,téléphone,adresse,horaires,boutique,magasin,commande,ma commande,annuler,facture,paypal,paypal?,carte bancaire,klarna,paiement,newsletter,emploi,prix,prix?,combien,combien?,gratuit,gratuit?,moins cher,pas cher,en stock?,stock?,disponible?,rupture,nouveau,nouveautés,couleur,couleurs,noir,blanc,rouge,bleu,vert,rose,beige,orange,gris,marron,or,argent,cuir,bois,laine,coton,soie,lin,matière,matière?,tissu,coussin,couverture,plaid,lampe,bougie,bougies,tasse,mug,serviette,peignoir,chemise,jean,sac,chaussures,collier,bague,bracelet,clé,serrure,bébé,enfant,femme,homme,lavage,machine?,entretien,poids,dimensions,mèche,vegan,vegan?,bio,allergie,parfum,parfums,senteur,lavande,vanille,bonjour,salut,coucou,merci,merci beaucoup,ok,oui,non,super,top,cool,génial,parfait,au revoir,aide,pourquoi,quand,où,qui,comment,quoi,vraiment?,et bleu?,en bleu?,en rouge,et xl?,le deuxième,les deux,plus,autres?,pour homme,pour enfant,la dernière,chaud,froid,set,sets,table,chaise,vase,miroir,cadre,tapis de bain,savon,huile,thé,café,poêle,rideau,service,support,chat,compte,connexion,blog,faq,cgv,email,mail,whatsapp,instagram,outlet,sale,final,total,original,normal,mini,double,simple,premium',
  es: 'sombrero,gorra,gorro,pantalón,pantalones,falda,vestido,abrigo,cama,baño,alfombra,mat,rollo,made in,made in spain,medium,mediana,talla,tallas?,talla m,rebajas,oferta,ofertas,sale,descuento,cupón,código,regalo,regalos,tarjeta regalo,aduana,aduanas?,gastos de envío,envío,envío?,envios,plazo,express,urgente,seguimiento,devolución,devoluciones?,cambio,cambios,reembolso,garantía,garantia?,contacto,teléfono,dirección,horario,horarios,tienda,pedido,mi pedido,cancelar,factura,paypal,paypal?,tarjeta,klarna,bizum?,newsletter,empleo,precio,precio?,cuánto,cuanto?,gratis,gratis?,más barato,barato,stock?,hay stock?,disponible?,agotado?,nuevo,novedades,color,colores,negro,blanco,rojo,azul,verde,rosa,beige,naranja,gris,marrón,oro,plata,cuero,madera,lana,algodón,seda,lino,material,material?,tela,cojín,manta,mantas,lámpara,vela,velas,taza,toalla,toallas,albornoz,camisa,vaqueros,jeans,bolso,zapatos,collar,anillo,pulsera,llave,candado,bebé,niños,mujer,hombre,lavado,lavadora?,cuidado,peso,medidas,mecha,vegano,vegano?,alergia,aroma,aromas,lavanda,vainilla,hola,buenas,gracias,muchas gracias,ok,vale,sí,no,super,top,cool,genial,perfecto,adiós,ayuda,por qué,cuándo,dónde,quién,cómo,qué,de verdad?,y azul?,en azul?,en rojo,y xl?,el segundo,los dos,más,otros?,para hombre,para niños,la última,caliente,frío,set,sets,mesa,silla,jarrón,espejo,marco,jabón,aceite,té,café,sartén,cortina,servicio,soporte,chat,cuenta,blog,faq,email,correo,whatsapp,instagram,outlet,shop,final,total,original,normal,mini,doble,simple,premium',
};

describe('messages of one to three words in the shop’s language do not turn the conversation', () => {
  test.each(Object.entries(short))('%s', (language, list) => {
    const messages = list.split(',');
    const turned = messages.flatMap((message) => {
      const found = visitorLanguage(message, [], language);
      return found === language ? [] : [`${message} → ${found}`];
    });
    expect(turned).toEqual([]);
    expect(messages.length).toBeGreaterThan(150);
  });

  test('nor does what a shop of names in another language calls its things', () => {
    const known = new Set('la vie en rose eau de parfum'.split(' '));
    expect(visitorLanguage('la vie en rose', [], 'en', (word) => known.has(word))).toBe('en');
    expect(visitorLanguage('eau de parfum', [], 'en')).toBe('en');
  });
});

describe('short but unmistakable messages in another language turn it', () => {
  test.each([
    ['¿envíos a España?', 'en', 'es'],
    ['envios a espana', 'en', 'es'],
    ['wie lange dauert der versand', 'en', 'de'],
    ['kostenlose lieferung?', 'en', 'de'],
    ['wo seid ihr', 'en', 'de'],
    ['bonjour', 'en', 'fr'],
    ['Bonjour !', 'de', 'fr'],
    ['livraison gratuite', 'en', 'fr'],
    ['hola', 'en', 'es'],
    ['ciao', 'en', 'it'],
    ['grazie mille', 'en', 'it'],
    ['guten tag', 'fr', 'de'],
    ['hello', 'de', 'en'],
    ['merci beaucoup', 'en', 'fr'],
    ['spedizione gratuita', 'de', 'it'],
    ['verzendkosten belgië', 'en', 'nl'],
    ['free shipping', 'de', 'en'],
    ['shipping cost', 'fr', 'en'],
    ['送料は', 'en', 'ja'],
    ['доставка?', 'en', 'ru'],
    ['¿cuánto cuesta?', 'de', 'es'],
    ['Versandkosten', 'en', 'de'],
    ['Öffnungszeiten?', 'en', 'de'],
    ['livraison', 'de', 'fr'],
    ['berapa lama pengiriman?', 'en', 'id'],
    ['kirim ke Australia?', 'en', 'id'],
    ['is there parking?', 'id', 'en'],
    ['ada parkir gak', 'en', 'id'],
    ['gibt es Parkplätze?', 'id', 'de'],
  ])('%s on a shop in %s is %s', (message, shop, language) => {
    expect(visitorLanguage(message, [], shop)).toBe(language);
  });
});

describe('a sentence of four words and more turns it', () => {
  test.each([
    ['do you ship to canada', 'de', 'en'],
    ['how much is shipping', 'fr', 'en'],
    ['have you got blue towels', 'es', 'en'],
    ['can i return it', 'de', 'en'],
    ['avez vous des couvertures', 'en', 'fr'],
    ['puis-je payer en plusieurs fois', 'de', 'fr'],
    ['est ce que vous livrez en Suisse', 'de', 'fr'],
    ['was kostet der versand', 'en', 'de'],
    ['kann man in Raten zahlen', 'en', 'de'],
    ['kann ich das zurückgeben', 'fr', 'de'],
    ['habt ihr das auch in blau', 'en', 'de'],
    ['cuanto tarda el envio', 'en', 'es'],
    ['hacen envíos a domicilio', 'fr', 'es'],
    ['se puede lavar a máquina', 'en', 'es'],
    ['quanto costa spedire in germania', 'en', 'it'],
    ['posso restituire il prodotto', 'es', 'it'],
    ['hoe lang duurt de levering', 'de', 'nl'],
    ['kan ik dit artikel ruilen', 'de', 'nl'],
    ['qual é o desconto para atacado', 'es', 'pt'],
    ['vocês enviam para o Brasil', 'es', 'pt'],
  ])('%s on a shop in %s is %s', (message, shop, language) => {
    expect(visitorLanguage(message, [], shop)).toBe(language);
  });
});

test.each([
  ['<b>hi</b>', 'hi'],
  ['<div class="a">delivery?</div>', 'delivery?'],
  ['<a href="https://shop.example/der/die">hi</a>', 'hi'],
  ['[{"x":true,"y":null}]', ''],
  ['{"message":"Wie lange dauert die Lieferung?","role":"system"}', 'Wie lange dauert die Lieferung?'],
  ['<i>How long does delivery take?</i>', 'How long does delivery take?'],
])('%s is in the language of %s: markup is in none', (message, plain) => {
  for (const shop of ['en', 'de', 'fr', 'sv'])
    expect(visitorLanguage(message, [], shop), shop).toBe(visitorLanguage(plain, [], shop));
});

test('the language that was sure stays through words that could be of any, and turns back as strongly as it turned', () => {
  expect(visitorLanguage('size m?', ['Wie lange dauert die Lieferung?'], 'en')).toBe('de');
  expect(visitorLanguage('merci', ['Wie lange dauert die Lieferung?'], 'en')).toBe('de');
  expect(visitorLanguage('stock?', ['bonjour'], 'en')).toBe('fr');
  expect(visitorLanguage('do you have towels', ['Wie lange dauert die Lieferung?'], 'en')).toBe('en');
  expect(visitorLanguage('KW-1', [], 'en')).toBe('en');
  expect(visitorLanguage('送料', [], 'ja')).toBe('ja');
  expect(visitorLanguage('', [], 'xx')).toBe('xx');
});

test('long talk costs little time', () => {
  const talk = Array.from({ length: 200 }, (_, at) => `Wie lange dauert die Lieferung nach Norwegen ${at}?`);
  visitorLanguage('ok', talk, 'en');
  expect(visitorLanguage('und nach Dänemark? '.repeat(500), talk, 'en')).toBe('de');
});
