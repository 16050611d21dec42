/** Addresses that shops leave behind: both stand in the sitemap, as they do in real ones. */
export const redirects: ReadonlyMap<string, string> = new Map([['/products/aran-throw', '/products/aran-wool-throw']]);

export const goneProduct = { path: '/products/harbour-bath-mat', updated: '2025-11-28' } as const;
