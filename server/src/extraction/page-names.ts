/** How pages that tell a shop's terms are called, in addresses, titles and links of many languages. */

const termWords =
  /shipping|deliver(?!ed)|\breturns?\b|refund|exchange|polic(y|ies)|\bterms\b|conditions|privacy|warrant|guarantee|payment|\bfaqs?\b|frequently.asked|\bhelp\b|customer.(service|care)|support\b|legal|billing|chargeback|international.orders|klarna|afterpay|size.?(guide|chart)|care.(guide|instructions)|versand|liefer|r(ü|ue?)ck(gabe|send)|umtausch|widerruf|\bagb\b|impressum|datenschutz|garantie|zahlung|h(ä|ae?)ufige.fragen|\bhilfe\b|kundenservice|gr(ö|oe?)(ß|ss)entabelle|livraison|exp[ée]dition|retours?\b|rembours|mentions.l[ée]gales|paiement|\bcgv\b|\baide\b|questions.fr[ée]quentes|guide.des.tailles|env[ií]os?\b|entrega|devoluci|reembolso|condiciones|\bpagos?\b|ayuda|preguntas|aviso.legal|gu[ií]a.de.tallas|spedizion|consegn|\bresi?\b|rimbors|condizion|pagament|domande|\baiuto|trocas?\b|devolu[cç]|prazos?\b|ajuda|perguntas|frete|verzend|bezorg|retourn|betal|veelgestelde|klantenservice|voorwaarden|dostaw|wysy[lł]k|zwrot|reklamac|regulamin|p[lł]atno|pomoc|\bkargo|teslimat|iade|de[ğg]i[şs]im|[öo]deme|s[ıi]k[çc]a.sorulan|s[öo]zle[şs]me|gizlilik|leverans|frakt|retur|k[öo]pvillkor|levering|handelsbetingelser|toimitus|palautus|doprava|vr[aá]cen|obchodn[ií].podm[ií]nky|sz[aá]ll[ií]t|livrare|retururi|доставк|возврат|оплат|гаранти|вопрос|повернення|питання|配送|送料|返品|特定商取引|支払|よくある|退货|退換|运费|支付|常见问题|배송|반품|교환|환불|자주.묻는|การจัดส่ง|คืนสินค้า|คำถาม|vận chuyển|đổi trả|thanh toán|câu hỏi|الشحن|الإرجاع|الأسئلة|משלוח|החזר|משלוחים|תקנון|שאלות|תשלום|سياسة|الدفع|الشروط|αποστολ|επιστροφ|πληρωμ|[όο]ροι|πολιτικ|συχν[έε]ς|pengiriman|pengembalian|penukaran|garansi|pembayaran|cara.(order|pesan|pemesanan|belanja|beli|pembelian|bayar)|syarat|ketentuan|kebijakan|privasi|bantuan|tanya.jawab|panduan.ukuran|ongkir|[áa]szf|felt[ée]telek|gar[áa]ci|gyakori|condi[țt]ii|garan[țt]i|plat[ăa]\b|[îi]ntreb[ăa]ri|ehdot|maksu|usein.kysyt|vilk[åa]r|betingelser|sp[øo]rsm[åa]l|sp[øo]rgsm[åa]l|vanliga.fr[åa]gor|\bplatb|ot[áa]zky|reklamace/iu;

const shopWords =
  /\bcontacts?\b|\bkontakt|contacto|contatti|contato|\bcontact(ez|er)?\b|i?leti[şs]im|контакт|お問い合わせ|联系|문의|ติดต่อ|liên hệ|اتصل|\babout\b|our.story|who.we.are|(ü|ue)ber.uns|qui.sommes|[àa].propos|sobre.(nosotros|n[óo]s)|qui[ée]nes.somos|chi.siamo|over.ons|o.nas\b|hakk[ıi]m[ıi]zda|om.(oss|os)\b|meist[äa]|о.нас|о.компании|会社概要|关于|회사.?소개|เกี่ยวกับ|về chúng tôi|find.us|visit.us|locations?\b|opening.hours|stores?\b|stockists?|wholesale|bulk.orders|gro(ß|ss)handel|tentang.(kami|toko)|\bkontak\b|hubungi|alamat.(kami|toko)|lokasi|profil.(toko|perusahaan)|rólunk|kapcsolat|despre.noi|yhteyst|meistä|om.os\b|επικοινων|σχετικά|ποιοι.ε[ίι]μαστε|צור.קשר|אודות|من.نحن|про.нас/iu;

/** `/pages/%C3%BCber-uns` is `/pages/über uns` */
export function readableAddress(url: string): string {
  const path = URL.parse(url)?.pathname ?? '';
  try {
    return decodeURIComponent(path).replace(/[-_+.]/g, ' ');
  } catch {
    return path.replace(/[-_+.]/g, ' ');
  }
}

/** shipping, returns, payment, frequent questions, size guides */
export const tellsTerms = (name: string): boolean => termWords.test(name.slice(0, 300));

/** contact, about, stores, wholesale */
export const isShopPage = (name: string): boolean => shopWords.test(name.slice(0, 300));
