/** Words for those who pay for a subscription or a membership, in the languages of the packs. */
const members =
  /(?<!\p{L})(?:subscri(?:bers?|ptions?)|members?(?:hip)?|\p{L}*abonn?ent\p{L}*|abo|abos|abonnements?|mitglied\p{L}*|abonné\p{L}*|membres?|suscri\p{L}+|abonad[oa]s?|soci[oa]s?|miembros?|abbona\p{L}+|iscritt\p{L}|abonnees?|leden|assinant\p{L}+|assinatur\p{L}+|subskry\p{L}+|członk\p{L}+|předplat\p{L}+|abonnenter\p{L}*|prenumerant\p{L}*|medlem\p{L}*|tilaaj\p{L}+|συνδρομητ\p{L}+|előfizet\p{L}+|pelanggan|anggota|abonaț\p{L}+|подписчик\p{L}*|подписк\p{L}*|передплат\p{L}+|abone\p{L}*|üye\p{L}*|مشترك\p{L}*|מנוי\p{L}*)(?!\p{L})|定期|会員|会员|訂閱|订阅|구독|회원/iu;
/** What holds for subscribers holds for them alone. */
export const isForMembers = (text: string): boolean => members.test(text);
