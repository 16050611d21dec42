/** Passwords that fall in the first seconds of any guessing, of the allowed length (T34). */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 password password1 passw0rd qwerty qwerty123 qwertyuiop abc123 abcdef
   111111 000000 123123 654321 666666 121212 112233 iloveyou letmein welcome monkey dragon football baseball sunshine
   princess admin123 administrator secret master shadow superman batman trustno1 michael jordan23 login123 hello123
   azerty azertyuiop 1q2w3e 1q2w3e4r 1qaz2wsx zaq12wsx asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx password123 changeme
   default guest123 test123 testtest vitrine 555555 777777 888888 999999 987654321 aaaaaa`.split(/\s+/),
);

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
