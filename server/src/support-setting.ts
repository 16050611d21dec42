/** How owners reach whoever runs this server: what its operator set and nothing else, so that no invented address is ever shown. */
export interface Support {
  email: string | null;
  phone: string | null;
  whatsApp: string | null;
  bookingUrl: string | null;
}

/** Every mistake goes to `mistakes`, with the variable's name. */
export function parseSupport(text: (name: string) => string | null, mistakes: string[]): Support {
  const read = (name: string, isRight: (value: string) => boolean, what: string): string | null => {
    const value = text(name);
    if (value === null || isRight(value)) return value;
    mistakes.push(`${name} is "${value}", but must be ${what}`);
    return null;
  };
  return {
    email: read('SUPPORT_EMAIL', (value) => /^[^\s<>@,;]+@[^\s<>@,;]+\.[^\s<>@,;]+$/.test(value), 'one e-mail address'),
    phone: read('SUPPORT_PHONE', isPhone, 'a telephone number, such as +351 123 456 789'),
    whatsApp: read(
      'SUPPORT_WHATSAPP',
      (value) => isPhone(value) || isSecure(value),
      'a number with its country code, or a https link',
    ),
    bookingUrl: read('BOOKING_URL', isSecure, 'an address that starts with https://'),
  };
}

const isPhone = (value: string): boolean => /^\+?[\d\s().-]{6,30}$/.test(value) && /(?:\D*\d){6}/.test(value);
const isSecure = (value: string): boolean => URL.parse(value)?.protocol === 'https:';
