/** How owners reach us. */
export const supportEmail = 'support@vitrine.example';
