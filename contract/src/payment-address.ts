/** Which addresses a payment call may lead to (PA-22): the provider's own pages over https, or our own origin, where the sandbox stands. */
const providerHosts: readonly string[] = ['checkout.stripe.com', 'billing.stripe.com', 'buy.stripe.com'];

const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** One server on the owner's own machine has several names. */
const isSameServer = (one: URL, other: URL) =>
  one.origin === other.origin ||
  (one.protocol === other.protocol &&
    one.port === other.port &&
    loopbackHosts.includes(one.hostname) &&
    loopbackHosts.includes(other.hostname));

/** The address when it may be followed, else null. It is read as a browser would, so that no spelling slips through. */
export function paymentAddress(url: string, ownOrigin: string): string | null {
  const address = URL.parse(url);
  const own = URL.parse(ownOrigin);
  if (address === null || address.username !== '' || address.password !== '') return null;
  const isProvider = address.protocol === 'https:' && address.port === '' && providerHosts.includes(address.hostname);
  const isOwn = own !== null && /^https?:$/.test(address.protocol) && isSameServer(address, own);
  return isProvider || isOwn ? address.href : null;
}
