/** How owners reach us. */
export const supportEmail = 'support@vitrine.example';
/** for people and for tel: links; the number is one of those that are kept free for examples */
export const supportPhone = { shown: '+44 20 7946 0018', digits: '442079460018' } as const;
/** where Enterprise begins */
export const bookingCalendar = 'https://cal.vitrine.example/enterprise';
