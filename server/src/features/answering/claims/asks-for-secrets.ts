/** Whether a sentence asks the visitor for what no shop's chat needs: card numbers, codes, passwords, logins. In any language of the packs, and failing closed. */
import { saysNo } from './promise-words.ts';
import { separatorOf } from './segments.ts';

const code =
  'codes?|códigos?|codici?e?|kod\\p{L}{0,3}|kód\\p{L}{0,3}|kode\\p{L}{0,2}|koodi\\p{L}{0,3}|codul|cod|κωδικ\\p{L}{1,3}|код\\p{L}{0,3}|ال?رمز|رمز|كود|קוד|コード|代码|代碼|코드|digits|ziffern|chiffres|cifre|cifras|cijfers|cyfr\\p{L}{0,2}|цифр\\p{L}{0,2}';
/** who sends what proves that one is oneself */
const senders =
  'sms\\p{L}{0,2}|смс|text message|bank(?! ?transfer)(?:en|ens|i|u|a|ą|ą|ki|kt|ınız|anız)?|banque|banco|banca|banka\\p{L}{0,3}|banc[ăa]|pank\\p{L}{1,3}|τράπεζ\\p{L}{1,2}|банк\\p{L}{0,2}|بنكك?|البنك|מהבנק|הבנק|銀行|银行|은행|authenticator|card issuer';
/** "the code that the bank sent you" */
const sentCode = new RegExp(
  `(?<!\\p{L})(?:${code})(?!\\p{L})[^.!?;]{0,60}(?:${senders})(?!\\p{L})|(?<!\\p{L})(?:${senders})(?!\\p{L})[^.!?;]{0,60}(?<!\\p{L})(?:${code})(?!\\p{L})`,
  'iu',
);

/** What opens a purse and has no other use in a chat. */
const secrets = new RegExp(
  [
    // cards
    'cvv2?|cvc2?|cvn|c\\.v\\.v|(?<!\\p{L}|\\d[ -]?)pin(?:s|-?(?:code|nummer|number|kod\\p{L}*|код\\p{L}*))?(?!\\p{L})|пин-?код\\p{L}*|пін-?код\\p{L}*|пин(?!\\p{L})',
    '(?:credit|debit|bank|payment)?[ -]?card(?:holder)?[ -]?(?:number|no\\.|details|data|info\\p{L}*|credentials)|(?:number|digits|details|photo|picture) (?:of|on|from) (?:your|the) (?:\\p{L}+ )?card|(?:kredit|debit|bank|ec-?)?karten(?:nummer|daten|prüfnummer|prüfziffer)\\p{L}*|prüfziffer\\p{L}*|(?:numéros?|coordonnées|données|détails|informations) (?:de )?(?:(?:votre|la|ta|sa) )?(?:carte|bancaires)\\p{L}*(?: bancaire)?|cryptogramme|(?:número|numero|datos|dados|dati|numeri|cifre|detalles|detalhes)s? (?:d(?:e|a|el|ella|o|i) )?(?:(?:tu|su|la|sua|tua|seu|vostra|o|a) )?(?:tarjeta|cartão|carta)\\p{L}*|kaart(?:nummer|gegevens)\\p{L}*|(?:čísl\\p{L}+|údaje?) (?:\\p{L}+ )?kart\\p{L}+|kort(?:nummer|oplysning\\p{L}*|opplysning\\p{L}*|uppgift\\p{L}*|detalj\\p{L}*)\\p{L}*|korttinumero\\p{L}*|kortti(?:tiedot|si numero)\\p{L}*|kortin (?:numero|tiedot)\\p{L}*|αριθμ\\p{L}+ (?:της )?(?:\\p{L}+ )?κάρτας|στοιχεία (?:της )?κάρτας|kártya(?:szám|adat)\\p{L}*|bankkártya(?:szám|adat)\\p{L}*|nomor kartu|data kartu|numer\\p{L}* (?:\\p{L}+ )?kart\\p{L}+|dan\\p{L}+ kart\\p{L}+|număr\\p{L}* (?:de )?card\\p{L}*|datele (?:de pe )?card\\p{L}*|(?:номер\\p{L}*|данн\\p{L}+|реквизит\\p{L}+|дан\\p{L}+|реквізит\\p{L}+) (?:\\p{L}+ )?(?:карт\\p{L}+|картк\\p{L}+)|kart (?:numara|bilgi)\\p{L}*|kart(?:ınızın|ının) (?:numara|bilgi)\\p{L}*|رقم (?:ال)?بطاق\\p{L}+|بيانات (?:ال)?بطاق\\p{L}+|מספר (?:ה)?כרטיס\\p{L}*|פרטי (?:ה)?(?:כרטיס|אשראי)\\p{L}*|カード(?:番号|情報)|卡号|卡號|银行卡信息|信用卡信息|信用卡資料|카드 ?(?:번호|정보)|số thẻ',
    '(?:card )?(?:security|verification|validation) (?:code|number)|sicherheits(?:code|nummer)|code de sécurité|código de (?:seguridad|segurança|verificaci[oó]n|verificação)|codice di (?:sicurezza|verifica)|(?:beveiligings|veiligheids|verificatie)code|bezpečnostní kód|sikkerhedskode|sikkerhetskode|säkerhetskod|turvakoodi|κωδικ\\p{L}+ (?:ασφαλείας|επαλήθευσης|μίας χρήσης)|biztonsági kód\\p{L}*|kode (?:keamanan|verifikasi|otp)|kod (?:bezpieczeństwa|weryfikacyjny|sms)|cod(?:ul)? de (?:securitate|verificare)|код\\p{L}* (?:безопасности|подтверждения|безпеки|підтвердження|из смс|з смс)|güvenlik kodu\\p{L}*|doğrulama kodu\\p{L}*|onay kodu\\p{L}*|رمز (?:ال)?(?:أمان|تحقق|التحقق|الأمان)|קוד (?:ה)?(?:אימות|אבטחה|ביטחון)|セキュリティコード|認証コード|確認コード|验证码|驗證碼|安全码|인증 ?번호|보안 ?코드|mã xác (?:minh|nhận)|otp',
    'one[- ]?time[- ]?(?:code|pass\\p{L}*|pin)|(?:sms|text message|verification)[- ]?code|einmal(?:code|passwort|kennwort|pin)\\p{L}*|(?:sms-?|bestätigungs)code|(?<!\\p{L})tan(?!\\p{L})|code (?:à usage unique|sms|reçu par sms)|código (?:sms|de un solo uso|único)|codice (?:otp|sms|monouso)|eenmalige code|sms-?kod\\p{L}*|jednorázov\\p{L}+ kód|engångskod|engangskode|kertakäyttöi\\p{L}+ koodi\\p{L}*|egyszeri kód|kode sekali pakai|jednorazow\\p{L}+ kod\\p{L}*|cod unic|одноразов\\p{L}+ (?:код|парол)\\p{L}*|tek kullanımlık|رمز لمرة واحدة|קוד חד[- ]פעמי|ワンタイム|一次性(?:密码|验证码)|일회용',
    // words that open accounts
    'pass(?:word|code|phrase)s?|pw(?!\\p{L})|passw[oö]rt\\p{L}*|kennwort\\p{L}*|mots? de passe|contraseñas?|parola d.ordine|parol[ăae](?!s)|wachtwoord\\p{L}*|palavras?-passe|senhas?(?!\\p{L})|hesl[oauem]+(?!\\p{L})|adgangskode\\p{L}*|passord\\p{L}*|lösenord\\p{L}*|salasana\\p{L}*|κωδικ\\p{L}+ πρόσβασης|κωδικ[όο] σας|jelsz[óa]\\p{L}*|kata sandi|hasł[oaeu]\\p{L}*|парол[ьяею]\\p{L}*|şifre\\p{L}*|parola\\p{L}*(?= )|كلم[ةه] (?:ال)?(?:مرور|سر)|סיסמ\\p{L}+|パスワード|暗証番号|密码|密碼|비밀번호|mật khẩu|รหัสผ่าน',
    '(?:online[- ])?bank(?:ing)?[- ]?(?:log-?in|credentials|password|access)|log-?in (?:details|data|credentials)|bank login|zugangsdaten|bank(?:ing)?-?login\\p{L}*|anmeldedaten|identifiants? (?:bancaires?|de connexion)|credenciales|credenciais|credenziali|inloggegevens|přihlašovací údaje|login(?:oplysninger|uppgifter|detaljer)|innloggings\\p{L}+|inloggningsuppgifter|bankkod\\p{L}*|pankkitunnu\\p{L}+|verkkopankkitunnu\\p{L}+|στοιχεία σύνδεσης|belépési adat\\p{L}*|data login|dane (?:do )?logowania|date(?:le)? de (?:autentificare|conectare|logare)|(?:данные|дані) (?:для )?(?:входа|входу)|giriş bilgi\\p{L}*|بيانات (?:الدخول|تسجيل)|פרטי (?:ה)?(?:התחברות|כניסה)|ログイン情報|登录信息|登錄資訊|로그인 ?정보|social security number|bank-?id(?!\\p{L})|personnummer\\p{L}*|cpr-?nummer|fødselsnummer|henkilötunnu\\p{L}+|passport number|ausweisnummer|numéro de (?:passeport|sécurité sociale)|codice fiscale|pesel(?!\\p{L})|kimlik numara\\p{L}*|(?<!\\p{L})ssn(?!\\p{L})|bitcoin wallet|seed phrase|private key',
  ].join('|'),
  'iu',
);

/** "your PIN or CVV": the list goes on */
const goesOn = /^(?:\S+\s){0,2}$/u;

/** Telling people to keep them is not asking for them, where the clause does nothing else. */
export function asksForSecrets(text: string, language: string, isSaidByShop: (words: string) => boolean): boolean {
  const isSentCode = (part: string) => sentCode.test(part) && !saysNo(part) && !isSaidByShop(part);
  if (text.split(/[.!?。！？]/u).some(isSentCode)) return true;
  if (!secrets.test(text)) return false;
  let isForbidden = false;
  return text
    .split(separatorOf(language))
    .flatMap((part) => part.split(/[.!?。！？]/u))
    .some((clause) => {
      const found = secrets.exec(clause);
      const isListed = isForbidden && found !== null && goesOn.test(clause.slice(0, found.index));
      isForbidden = found !== null && (isListed || saysNo(clause));
      return found !== null && !isForbidden && !isSaidByShop(clause);
    });
}
