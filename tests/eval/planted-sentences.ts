/** How shops say a term otherwise, in their languages: what `measure-contradictions` writes into their pages. {n} days, {a} to {b} days, {m} money, {y} years. */
import type { FactTopic } from '../../server/src/facts/fact.ts';

export type Planted = FactTopic | 'dispatch';

const en: Partial<Record<Planted, readonly string[]>> = {
  'returns.window': [
    'You have {n} days from delivery to send an item back.',
    'Returns are accepted up to {n} days after you receive your order.',
    'Changed your mind? Send it back to us within {n} days of receiving it.',
    'Our return window is {n} days.',
    'Unused items can be returned for a refund within {n} days.',
    'We take back unopened items for {n} days after delivery.',
  ],
  'delivery.time': [
    'Standard delivery takes {a} to {b} business days.',
    'Your parcel arrives within {a}-{b} working days.',
    'Please allow {a} to {b} business days for delivery.',
    'Expect your order to arrive in {a} to {b} days.',
  ],
  dispatch: [
    'We dispatch every order within {a} to {b} business days.',
    'Orders are processed in {a}-{b} working days before they ship.',
    'Your order leaves our warehouse within {a} to {b} business days.',
    'Orders ship within {a}-{b} business days.',
  ],
  'delivery.cost': [
    'Shipping costs {m}.',
    'We charge a flat {m} for delivery.',
    'Postage is {m} per order.',
    'Standard shipping is {m}, whatever you order.',
  ],
  'delivery.free_from': [
    'Free shipping on orders over {m}.',
    'Delivery is free from {m}.',
    'Orders above {m} ship for free.',
    'Spend {m} or more and shipping is free.',
  ],
  'returns.cost': ['Return shipping costs {m}.', 'We deduct {m} from your refund for the return label.'],
  'refund.time': [
    'Refunds are issued within {n} days of receiving your return.',
    'Your refund is processed {n} business days after your return arrives.',
    'Please allow {n} days for your refund.',
  ],
  warranty: [
    'All our products come with a {y} year warranty.',
    'We give a warranty of {y} years on everything we sell.',
    'Everything is covered by a {y}-year guarantee.',
  ],
  exchange: ['We do not offer exchanges.', 'Sorry, items cannot be exchanged.', 'Exchanges are not possible.'],
};

const id: typeof en = {
  'returns.window': [
    'Barang bisa diretur dalam {n} hari sejak diterima.',
    'Masa retur kami {n} hari setelah paket diterima.',
    'Berubah pikiran? Kirim kembali dalam {n} hari sejak barang sampai.',
    'Retur diterima paling lambat {n} hari setelah pesanan diterima.',
  ],
  'delivery.time': [
    'Pengiriman reguler memakan waktu {a} sampai {b} hari kerja.',
    'Paket Anda sampai dalam {a}-{b} hari kerja.',
    'Estimasi pengiriman {a}–{b} hari.',
  ],
  dispatch: [
    'Pesanan dikirim dari gudang kami dalam {a}-{b} hari kerja.',
    'Kami memproses dan mengirim pesanan dalam {a} sampai {b} hari kerja.',
  ],
  'delivery.cost': ['Ongkos kirim {m}.', 'Biaya pengiriman {m} per pesanan.', 'Ongkir {m}, berapa pun belanjanya.'],
  'delivery.free_from': [
    'Gratis ongkir untuk belanja di atas {m}.',
    'Pengiriman gratis mulai {m}.',
    'Belanja minimal {m}, ongkirnya gratis.',
  ],
  'returns.cost': ['Biaya retur {m}.', 'Kami memotong {m} dari refund untuk ongkir retur.'],
  'refund.time': [
    'Refund kami proses dalam {n} hari setelah barang retur kami terima.',
    'Dana kembali dalam {n} hari kerja setelah retur sampai di gudang kami.',
  ],
  warranty: ['Semua produk kami bergaransi {y} tahun.', 'Garansi {y} tahun untuk semua barang.'],
  exchange: ['Kami tidak melayani penukaran barang.', 'Maaf, barang tidak bisa ditukar.'],
};

const byLanguage: Partial<Record<string, typeof en>> = { en, id };

/** null where none were written in it */
export const sentencesIn = (language: string): typeof en | null => byLanguage[language] ?? null;
