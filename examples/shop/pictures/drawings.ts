import { bathMat, bathTray, dispenser, robe, towelStack } from './bath-drawings.ts';
import { candleHolders, diffuser, jarCandle, taperCandles } from './candle-drawings.ts';
import { basket, bedsideTable, bench, ladder, mirror, stool } from './furniture-drawings.ts';
import { apron, breadBoard, casserole, hangingTowels, laidTable, mugs, plates, teapot } from './kitchen-drawings.ts';
import { floorLamp, pendant, portableLamp, readingLamp, tableLamp, wallLight } from './lighting-drawings.ts';
import type { Drawing } from './shapes.ts';
import {
  bed,
  cushion,
  drapedThrow,
  foldedBlanket,
  meadowCushion,
  pillowStack,
  rolledDuvet,
} from './textile-drawings.ts';

export const drawings = {
  apron,
  basket,
  bathMat,
  bathTray,
  bed,
  bedsideTable,
  bench,
  breadBoard,
  candleHolders,
  casserole,
  cushion,
  diffuser,
  dispenser,
  drapedThrow,
  floorLamp,
  foldedBlanket,
  hangingTowels,
  jarCandle,
  ladder,
  laidTable,
  meadowCushion,
  mirror,
  mugs,
  pendant,
  pillowStack,
  plates,
  portableLamp,
  readingLamp,
  robe,
  rolledDuvet,
  stool,
  tableLamp,
  taperCandles,
  teapot,
  towelStack,
  wallLight,
} satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;
