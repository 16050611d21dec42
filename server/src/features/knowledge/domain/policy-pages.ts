/** Which pages hold a shop's rules. */
const policyWords =
  /shipping|deliver|return|refund|exchange|polic|terms|condition|privacy|warrant|guarantee|payment|faq|versand|liefer|r(ü|ue?)ck(gabe|send)|umtausch|widerruf|agb|datenschutz|garantie|zahlung|livraison|exp[ée]dition|retour|rembours|conditions|paiement|env[ií]o|entrega|devoluci|reembolso|condicion|pago|spedizion|conseg|reso|resi\b|rimbors|condizion|pagament|verzend|bezorg|betal|dostaw|zwrot|regulamin|kargo|teslimat|iade|de[ğg]i[şs]im|доставк|возврат|оплат|гаранти|配送|送料|返品|退货|退換|运费|支付|การจัดส่ง|คืนสินค้า|vận chuyển|đổi trả/iu;

export const isPolicyPage = (url: string, title: string): boolean => {
  const path = new URL(url).pathname;
  return policyWords.test(title) || policyWords.test(safeDecode(path));
};

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
