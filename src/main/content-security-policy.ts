/** What the app's page may do (DE-17). The server is reached through the app's own address, so the page connects to nobody else. */
export function contentSecurityPolicy(serverOrigin: string): string {
  const rules = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    // pictures of products stand on the shops' own hosts
    'img-src': `'self' data: https: ${serverOrigin}`,
    'frame-src': serverOrigin,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
