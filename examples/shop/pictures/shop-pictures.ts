import { products } from '../catalogue.ts';
import { drawPicture } from './draw-picture.ts';
import { mark } from './mark.ts';
import { picturePath } from './picture-path.ts';
import { room } from './room.ts';

export const shopPictures = (): Map<string, string> => {
  const pictures = new Map([
    ['/pictures/mark.svg', mark],
    ['/pictures/room.svg', room],
  ]);
  for (const product of products) {
    pictures.set(picturePath(product), drawPicture(product.picture));
    for (const variant of product.options?.variants ?? []) {
      if (variant.colour === undefined) continue;
      pictures.set(picturePath(product, variant), drawPicture({ ...product.picture, colour: variant.colour }));
    }
  }
  return pictures;
};
