/** One asker, one name: an IPv6 customer has a whole /64 to ask from, and IPv4 has two spellings. */
import ipaddr from 'ipaddr.js';

export function clientAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
