import { describe, expect, test } from 'vitest';
import { checkAddress, isPublicAddress } from './guarded-web-address.ts';

describe('CW-01 CW-02 hosts that are an address or a private name', () => {
  const hosts = [
    'localhost',
    'LOCALHOST.',
    'shop.localhost',
    'intranet',
    '127.0.0.1',
    '127.1',
    '0',
    '0x7f.1',
    '0177.0.0.1',
    '2130706433',
    '１２７.０.０.１',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '8.8.8.8',
    '[2606:4700::1]',
    '[fe80::1]',
    '[64:ff9b::7f00:1]',
    'printer.local',
    'db.internal',
    'shop..example',
    '.example',
  ];
  test.each(hosts)('%s is refused', (host) => {
    expect(checkAddress(`http://${host}/`).refusal).not.toBeNull();
  });
});

describe('CW-05 CW-07 CW-08 schemes, ports, credentials', () => {
  const addresses = [
    'file:///etc/passwd',
    'ftp://shop.example/',
    'gopher://shop.example/',
    'data:text/html,x',
    'javascript:alert(1)',
    'https://shop.example:22/',
    'https://shop.example:5432/',
    'http://shop.example:0/',
    'http://shop.example:65536/',
    'https://user:pw@shop.example/',
    'https://user@shop.example/',
    '//shop.example',
    'shop.example',
    '',
  ];
  test.each(addresses)('%s is refused', (address) => {
    expect(checkAddress(address).refusal).not.toBeNull();
  });

  test('what is checked is what is used: one parser, one trailing dot undone', () => {
    expect(checkAddress('https://shop.example\\@evil.example/x').url?.hostname).toBe('shop.example');
    expect(checkAddress('https://evil.example#@shop.example').url?.hostname).toBe('evil.example');
    expect(checkAddress('ht\ttps://Shop.Exa\nmple./a').url?.href).toBe('https://shop.example/a');
    expect(checkAddress('http://shop.example:443/').refusal).toBeNull();
  });
});

describe('CW-02 CW-04 addresses in DNS answers', () => {
  const hidden = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '240.0.0.1',
    '0.0.0.0',
    '203.0.113.9',
    '::1',
    '::',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '100::1',
    'ff02::1',
    '4000::1',
    'not an address',
  ];
  test.each(hidden)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(['8.8.8.8', '93.184.216.34', '2606:4700::6810:84e5'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});
