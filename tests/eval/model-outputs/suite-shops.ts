/** The shops that written model outputs speak of. */
import path from 'node:path';
import { exampleShopHost, exampleShopPages, exportedPages } from '../shop-knowledge.ts';

interface ShopProfile {
  folder?: string;
  host: string;
  brand: string;
  offer: string;
  mail: string;
  phone: string;
}

const exampleShop: ShopProfile = {
  host: exampleShopHost,
  brand: 'Hearth & Loom',
  offer: 'Blankets',
  mail: 'hello@hearthandloom.example',
  phone: '+353 20 914 0137',
};

/** Made up for one suite each, so that the check is tried on shops by which nobody built it. */
const suiteShops = {
  fernhill: {
    host: 'fernhillcoffee.example',
    brand: 'Fernhill Coffee',
    offer: 'Coffee',
    mail: 'hello@fernhillcoffee.example',
    phone: '01743 555 018',
  },
  nordkamm: {
    host: 'nordkamm.example',
    brand: 'Nordkamm',
    offer: 'Bergausrüstung',
    mail: 'service@nordkamm.example',
    phone: '08321 555 730',
  },
  'pemberley-paws': {
    host: 'pemberleypaws.example',
    brand: 'Pemberley Paws',
    offer: 'Pet food and toys',
    mail: 'help@pemberleypaws.example',
    phone: '+1 423 555 0142',
    /** its pages are those of another set */
    folder: '../written-shops',
  },
  'saltmarsh-outfitters': {
    host: 'saltmarsh-outfitters.example',
    brand: 'Saltmarsh Outfitters',
    offer: 'Outdoor clothing and camp gear',
    mail: 'ahoy@saltmarsh-outfitters.example',
    phone: '(03) 7010 4419',
    folder: '../written-shops',
  },
  'northgate-audio': {
    host: 'northgate-audio.example',
    brand: 'Northgate Audio',
    offer: 'Hi-fi',
    mail: 'hello@northgate-audio.example',
    phone: '01756 555 0148',
    folder: '../written-shops',
  },
  'casa-arroyo': {
    host: 'casa-arroyo.example',
    brand: 'Casa Arroyo',
    offer: 'Cosmética y velas',
    mail: 'hola@casa-arroyo.example',
    phone: '+34 952 555 014',
    folder: '../written-shops',
  },
  'holzwerk-alm': {
    host: 'holzwerk-alm.example',
    brand: 'Holzwerk Alm',
    offer: 'Holzspielzeug',
    mail: 'servus@holzwerk-alm.example',
    phone: '08052 555 21',
    folder: '../written-shops',
  },
  'rumah-tenun': {
    host: 'rumahtenun-kalyasari.example',
    brand: 'Rumah Tenun Kalyasari',
    offer: 'Kain tenun dan batik',
    mail: 'sugeng@rumahtenun-kalyasari.example',
    phone: '+62 813 0000 2190',
    folder: '../written-shops',
  },
  'wade-and-fen': {
    host: 'wade-and-fen.example',
    brand: 'Wade & Fen',
    offer: 'Planted aquariums',
    mail: 'hello@wade-and-fen.example',
    phone: '715-555-0193',
    folder: '../written-shops',
  },
  hollerbach: {
    host: 'hollerbach-imkereibedarf.example',
    brand: 'Hollerbach Imkereibedarf',
    offer: 'Imkereibedarf',
    mail: 'servus@hollerbach-imkereibedarf.example',
    phone: '+49 89 99998417',
    folder: '../written-shops',
  },
} as const satisfies Record<string, ShopProfile>;

export type SuiteShop = keyof typeof suiteShops;

export const profileOf = (shop: SuiteShop | undefined) => (shop === undefined ? exampleShop : suiteShops[shop]);

export function pagesOf(shop: SuiteShop | undefined) {
  if (shop === undefined) return exampleShopPages();
  const { host, folder = 'shops' }: ShopProfile = suiteShops[shop];
  return exportedPages(path.join(import.meta.dirname, folder, shop), host);
}
