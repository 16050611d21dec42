/** The sets of visitors' questions and the shops that they are put to. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fnv } from '../../server/src/lib/fnv.ts';
import type { IndexDocuments } from '../../server/src/search/documents.ts';
import type { WrittenQuestion } from './judge-reply.ts';
import { exampleShopHost, exampleShopPages, exportedPages, knowledgeOf, readDocuments } from './shop-knowledge.ts';
import type { ShopKnowledge } from './shop-knowledge.ts';

export interface AskedQuestion extends WrittenQuestion {
  id?: string;
  kind?: string;
  /** the truth, in words */
  answer?: string;
}

const here = import.meta.dirname;
const shared = path.resolve(here, '../../../shared/eval');
const own = (name: string) => path.join(here, 'visitor-questions', `${name}.jsonl`);
const evidence = (name: string) => path.join(here, 'evidence-questions', `${name}.jsonl`);
const later = (name: string) => path.join(here, 'later-questions', `${name}.jsonl`);
const hard = (name: string) => path.join(here, 'hard-questions', `${name}.jsonl`);
const everyday = (name: string) => path.join(here, 'everyday-questions', `${name}.jsonl`);
const written = (name: string) => path.join(here, 'written-shops', `${name}.jsonl`);
const published = (name: string) => path.join(shared, 'shops', `${name}.jsonl`);

/** a shop's public name, and what questions of it are written down */
const shopsAsked = [
  {
    shop: 'acmekeywholesale',
    host: 'acmekeywholesale.example',
    brand: 'Acme Lock & Key',
    files: [evidence, later, hard],
  },
  {
    shop: 'classicturkishtowels',
    host: 'classicturkishtowels.example',
    brand: 'Classic Turkish Towels',
    files: [evidence, later, everyday, hard],
  },
  {
    shop: 'myessentiallife',
    host: 'myessentiallife.example',
    brand: 'My Essential Life',
    files: [published, evidence, later, everyday, hard],
  },
  {
    shop: 'seminolecandle',
    host: 'seminolecandle.example',
    brand: 'Seminole Candle',
    files: [published, evidence, later, everyday, hard],
  },
  {
    shop: 'jdcolfashion',
    host: 'jdcolfashion.example',
    brand: 'JDColFashion',
    files: [published, evidence, later, hard],
  },
  { shop: 'kopi-rengganala', host: 'kopirengganala.example', brand: 'Kopi Rengganala', files: [written, later, hard] },
  { shop: 'rumah-tenun', host: 'rumahtenun-kalyasari.example', brand: 'Rumah Tenun', files: [written, later, hard] },
  { shop: 'holzwerk-alm', host: 'holzwerk-alm.example', brand: 'Holzwerk Alm', files: [written, later] },
  { shop: 'casa-arroyo', host: 'casa-arroyo.example', brand: 'Casa Arroyo', files: [written, later] },
  { shop: 'toko-sinar-griya', host: 'sinargriya.example', brand: 'Sinar Griya', files: [everyday] },
  { shop: 'northgate-audio', host: 'northgate-audio.example', brand: 'Northgate Audio', files: [written] },
  { shop: 'pemberley-paws', host: 'pemberleypaws.example', brand: 'Pemberley Paws', files: [written] },
  { shop: 'saltmarsh-outfitters', host: 'saltmarsh-outfitters.example', brand: 'Saltmarsh', files: [written] },
  { shop: 'wade-and-fen', host: 'wade-and-fen.example', brand: 'Wade & Fen', files: [written] },
  { shop: 'hollerbach', host: 'hollerbach-imkereibedarf.example', brand: 'Hollerbach', files: [written] },
  { shop: 'garside-and-pell', host: 'garside-and-pell.example', brand: 'Garside & Pell', files: [written] },
  { shop: 'lurung-sepeda', host: 'lurung-sepeda.example', brand: 'Lurung Sepeda', files: [written] },
  { shop: 'thimbleberry', host: 'thimbleberry.example', brand: 'Thimbleberry', files: [written] },
  { shop: 'ahlbrecht', host: 'ahlbrecht.example', brand: 'Ahlbrecht', files: [written] },
  { shop: 'hobday', host: 'hobday.example', brand: 'Hobday’s Nursery', files: [written] },
  { shop: 'griya-iwak', host: 'griya-iwak.example', brand: 'Griya Iwak Tidar', files: [written] },
  { shop: 'heron-and-hip', host: 'heron-and-hip.example', brand: 'Heron & Hip', files: [written] },
  { shop: 'cremerie-vasselin', host: 'cremerie-vasselin.example', brand: 'Crémerie Vasselin', files: [written] },
  { shop: 'salt-and-fern', host: 'saltandfern.example', brand: 'Salt & Fern', files: [written] },
  { shop: 'meeple-and-moth', host: 'meepleandmoth.example', brand: 'Meeple & Moth', files: [written] },
  { shop: 'olmedo', host: 'cuchilleriaolmedo.example', brand: 'Cuchillería Olmedo', files: [written] },
  { shop: 'hollerkind', host: 'hollerkind.example', brand: 'Hollerkind', files: [written] },
  { shop: 'gannet-row', host: 'gannetrowcoffee.ca', brand: 'Gannet Row', files: [written] },
  { shop: 'tapak-lereng', host: 'tapaklereng.co.id', brand: 'Tapak Lereng', files: [written] },
  { shop: 'brackenlull', host: 'brackenlull.com', brand: 'Brackenlull', files: [written] },
  { shop: 'tilouane', host: 'tilouane.fr', brand: 'Tilouane', files: [written] },
  { shop: 'rumahpintar', host: 'rumahpintar-toko.id', brand: 'RumahPintar', files: [written] },
  { shop: 'snackloud', host: 'snackloudstore.com', brand: 'SnackLoud', files: [written] },
  { shop: 'greenmoor', host: 'greenmoorplants.co.uk', brand: 'Greenmoor Plants', files: [written] },
  { shop: 'pfotenwerk', host: 'pfotenwerk-shop.de', brand: 'Pfotenwerk', files: [written] },
  { shop: 'tarn-and-tether', host: 'tarnandtether.co.uk', brand: 'Tarn & Tether', files: [written] },
  { shop: 'copper-kettle', host: 'copperkettlekitchen.com', brand: 'Copper Kettle Kitchen', files: [written] },
  { shop: 'lindwurm', host: 'lindwurm-schreibwaren.de', brand: 'Lindwurm Schreibwaren', files: [written] },
  { shop: 'sonnet-and-sage', host: 'sonnetandsage.com', brand: 'Sonnet & Sage', files: [written] },
  { shop: 'pedalworth', host: 'pedalworth.co.uk', brand: 'Pedalworth', files: [written] },
  { shop: 'atelier-brindille', host: 'atelier-brindille.fr', brand: 'Atelier Brindille', files: [written] },
  { shop: 'ridgeline-and-rook', host: 'ridgelineandrook.com', brand: 'Ridgeline & Rook', files: [written] },
  { shop: 'orchard-lane', host: 'orchardlaneliving.co.uk', brand: 'Orchard Lane Living', files: [written] },
  { shop: 'tostadora-del-norte', host: 'latostadoradelnorte.es', brand: 'La Tostadora del Norte', files: [written] },
  { shop: 'harrow-and-thistle', host: 'harrowandthistle.co.uk', brand: 'Harrow & Thistle', files: [written] },
  { shop: 'waldkauz', host: 'waldkauz-outdoor.de', brand: 'Waldkauz Outdoor', files: [written] },
  { shop: 'kayu-lawas', host: 'kayulawas.id', brand: 'Kayu Lawas', files: [written] },
  { shop: 'griya-meong', host: 'toko-satu.example', brand: 'Griya Meong', files: [written] },
  { shop: 'sable-bend', host: 'shop-two.example', brand: 'Sable Bend', files: [written] },
  { shop: 'palet-senja', host: 'toko-tiga.example', brand: 'Palet Senja', files: [written] },
  { shop: 'pell-hawthorn', host: 'shop-four.example', brand: 'Pell & Hawthorn', files: [written] },
];

/** `floor`: the share of right replies that was reached */
export const sets = [
  { shop: 'example-shop', host: exampleShopHost, brand: 'Hearth & Loom', file: own, floor: 0.95 },
  { shop: 'acmekeywholesale', host: 'acmekey.example', brand: 'Acme Lock & Key', file: own, floor: 0.95 },
  { shop: 'classicturkishtowels', host: 'towels.example', brand: 'Classic Turkish Towels', file: own, floor: 0.94 },
  ...shopsAsked.flatMap(({ files, ...shop }) => files.map((file) => ({ ...shop, file, floor: 0 }))),
];

export type QuestionSet = (typeof sets)[number];

/** What measures all that is learned, and is learned from by nothing. */
export const isKeptApart = (set: QuestionSet): boolean => labelOf(set).includes('everyday');

const shopFolds = 7;
/** Shops that are left out together when what is learned is measured on shops that it did not see. */
export const shopFold = (name: string): string =>
  `shops ${[...new Set(sets.map(({ shop }) => shop))].indexOf(name) % shopFolds}`;

export const matchFolds = 3;
/** The same for the vectors that match questions with statements, which everything else that is learned builds on. */
export const matchFold = (name: string): number => fnv(name) % matchFolds;

/** `beside`: a folder of question sets, with their shops' pages in folders of their names or, packed, in `../sites` */
function pagesOf(name: string, host: string, beside: string | null) {
  if (host === exampleShopHost) return exampleShopPages();
  const folders = [path.join(here, 'written-shops', name), ...(beside === null ? [] : [path.join(beside, name)])];
  const open = folders.find((one) => existsSync(one));
  if (open !== undefined) return exportedPages(open, host);
  const packed = [path.join(shared, 'sites'), ...(beside === null ? [] : [path.join(beside, '../sites')])];
  const archive = packed.map((one) => path.join(one, `${name}.tar.xz`)).find((one) => existsSync(one));
  if (archive === undefined) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-questions-'));
  try {
    execFileSync('tar', ['-xJf', archive, '-C', folder]);
    return exportedPages(path.join(folder, name), host);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const shops = new Map<string, ShopKnowledge>();
/** null where the shop's pages are not beside the project */
export async function shopOf(name: string, host: string, beside: string | null = null): Promise<ShopKnowledge | null> {
  const known = shops.get(host);
  if (known !== undefined) return known;
  const documents = await documentsOfShop(name, host, beside);
  if (documents === null) return null;
  const shop = knowledgeOf(host, documents);
  shops.set(host, shop);
  return shop;
}

/** null where the shop's pages are not beside the project */
export async function documentsOfShop(
  name: string,
  host: string,
  beside: string | null = null,
): Promise<IndexDocuments | null> {
  const pages = pagesOf(name, host, beside);
  return pages === null ? null : await readDocuments(pages);
}

const parse = (line: string): AskedQuestion => JSON.parse(line);

export const questionsIn = (file: string): AskedQuestion[] => readFileSync(file, 'utf8').trim().split('\n').map(parse);

/** null where the file is not there */
export function questionsOf({ shop, file }: QuestionSet): AskedQuestion[] | null {
  const from = file(shop);
  return existsSync(from) ? questionsIn(from) : null;
}

export const labelOf = ({ shop, file }: QuestionSet): string => `${shop} (${path.basename(path.dirname(file(shop)))})`;
