import { expect, test } from 'vitest';
import { partsOfRun } from './parts-of-run.ts';

test('labels and values in one run are parted at the labels', () => {
  const run =
    'Outdoor camera Sensor: 1/3 inch CMOS Lens: 3.6 mm Night range: 20 m Power: 12 V DC, 2 A Housing: metal, IP66';
  expect(partsOfRun(run)).toEqual([
    'Outdoor camera',
    'Sensor: 1/3 inch CMOS',
    'Lens: 3.6 mm',
    'Night range: 20 m',
    'Power: 12 V DC, 2 A',
    'Housing: metal, IP66',
  ]);
});

test('a list without an end is parted at its commas', () => {
  const list =
    'four channels, 1080p recording, HDMI output, VGA output, two USB ports, one disk slot up to 6 TB, mobile viewing, motion detection, audio in and out, 12 V power supply, metal case, remote control, mouse';
  expect(partsOfRun(list)).toContain('one disk slot up to 6 TB');
});

test.each([
  'Woven in Donegal from the wool of mountain sheep, washed soft, and finished with a fringe that is twisted by hand.',
  'Note: this ships later. Delivery takes five days. Returns: thirty days.',
  'Where: Ireland | How long: 1 to 2 working days | Price: €4.90 | Free: from €80 | By: An Post, tracked all the way',
])('what is no run stays whole: %s', (line) => {
  expect(partsOfRun(line)).toEqual([line]);
});

test('an endless line is read in bounded time', () => {
  for (const line of ['Label Label Label Label '.repeat(50_000), 'A: b, '.repeat(100_000)])
    expect(() => partsOfRun(line)).not.toThrow();
});

test('a value in capitals belongs to the label before it', () => {
  const line = 'Bahan : Rotan Ukuran : 60 x 70 cm Warna : Coklat Tua Finishing : Melamine';
  expect(partsOfRun(line, { labels: 3, length: 40 })).toEqual([
    'Bahan : Rotan',
    'Ukuran : 60 x 70 cm',
    'Warna : Coklat Tua',
    'Finishing : Melamine',
  ]);
  expect(partsOfRun(line)).toEqual([line]);
});

test('a label that "and" joins to the words before it begins with them', () => {
  const run =
    'Home orders: 1-3 business days Other countries: Canada and Europe: 4-15 business days Rest of world: 8-15 business days';
  expect(partsOfRun(run, { labels: 3, length: 40 })).toEqual([
    'Home orders: 1-3 business days',
    'Other countries: Canada and Europe: 4-15 business days',
    'Rest of world: 8-15 business days',
  ]);
});

test('a list that lost its lines has one part for each of its marks', () => {
  const run =
    '2 Megapixel Dome Camera Features * Up to 2 megapixel (1920 × 1080) * PoE * Built-in card slot, up to 128 GB * IP66';
  expect(partsOfRun(run)).toEqual([
    '2 Megapixel Dome Camera Features',
    'Up to 2 megapixel (1920 × 1080)',
    'PoE',
    'Built-in card slot, up to 128 GB',
    'IP66',
  ]);
});

test('a label of three words with a small one between is no two labels', () => {
  const run =
    'Image Sensor: 1MP CMOS Lens: 3.6mm (2.8mm, 6mm optional), Angle of View: 70.9 (3.6mm), 92 (2.8mm) Shutter Time: 1/25 s Signal: PAL';
  expect(partsOfRun(run)).toContain('Angle of View: 70.9 (3.6mm), 92 (2.8mm)');
});
