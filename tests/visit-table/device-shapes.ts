/** Twelve screens that a shop's visitors have, in CSS pixels. */
export interface DeviceShape {
  name: string;
  width: number;
  height: number;
  devicePixelRatio: number;
}

const shape = (name: string, width: number, height: number, devicePixelRatio = 1): DeviceShape => ({
  name,
  width,
  height,
  devicePixelRatio,
});

export const deviceShapes: readonly DeviceShape[] = [
  shape('small phone', 320, 568, 2),
  shape('Android phone', 360, 640, 3),
  shape('phone', 390, 844, 3),
  shape('large phone', 430, 932, 3),
  shape('phone above its keyboard', 390, 420, 3),
  shape('phone, landscape', 844, 390, 3),
  shape('small phone, landscape', 568, 320, 2),
  shape('tablet', 768, 1024, 2),
  shape('tablet, landscape', 1024, 768, 2),
  shape('desktop', 1280, 800),
  shape('desktop at 200 %', 640, 400, 2),
  shape('desktop at 400 %', 320, 256, 4),
];
