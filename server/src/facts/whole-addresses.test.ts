/** An address is one fact, however many lines and pages it stands on. */
import { expect, test } from 'vitest';
import { read, under } from './read-facts.fixture.ts';

test('an address on several lines is one statement', () => {
  const lines = ['Hearth & Loom', 'The Old Mill, 3 Weir Lane', 'Kilkenny, R95 X0X0', 'Ireland', 'Sunday: closed'];
  const address = (text: string, language = 'en') =>
    read(under('Contact', text, { language, kind: 'page' }))
      .filter(({ topic }) => topic === 'contact.address')
      .map(({ text: said }) => said);
  expect(address(lines.join('\n'))).toEqual(['The Old Mill, 3 Weir Lane, Kilkenny, R95 X0X0, Ireland']);
  expect(address('Webstuhl GmbH\nLindenstraße 5,\n10969 Berlin\nTelefon 030 123', 'de')).toEqual([
    'Lindenstraße 5, 10969 Berlin',
  ]);
  expect(address('118 North Queen Street\nLancaster, PA 17603\nMonday: Closed')).toEqual([
    '118 North Queen Street, Lancaster, PA 17603',
  ]);
  expect(address('Visit us at 3 Weir Lane\nMade here since 2019')).toEqual([]);
});

test('an address is told whole, and from the page of contacts', () => {
  const street = 'Jl. Melati No. 48, Ruko B-12, Lowokwaru';
  const town = 'Kota Malang, Jawa Timur 65142';
  const back = under('Alamat retur', `${street}\n${town}`, { language: 'id', url: 'https://toko.example/retur' });
  const contacts = under('Toko', `${street}, ${town}`, {
    language: 'id',
    kind: 'page',
    url: 'https://toko.example/kontak',
  });
  const short = under('Beranda', 'Jl. Melati No. 48, Kota Malang', { language: 'id', url: 'https://toko.example/' });
  expect(read(back, short, contacts).filter(({ topic }) => topic === 'contact.address')).toMatchObject([
    { text: `${street}, ${town}`, url: 'https://toko.example/kontak' },
  ]);
});
