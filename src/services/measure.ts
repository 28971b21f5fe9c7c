import { MEDIA_LIMITS } from '../contract/media';
import type { Inspection } from '../machines/upload/types';

const loaded = (image: HTMLImageElement, url: string): Promise<boolean> =>
  new Promise((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = url;
  });

const decoded = (image: HTMLImageElement): Promise<boolean> =>
  image.decode().then(
    () => true,
    () => false,
  );

/**
 * Width and height of an image file in pixels, as it is shown; 'unreadable' when the browser can't draw it.
 * One with too many pixels is not decoded: that is how a small file fills the memory.
 */
export async function measureImage(file: Blob): Promise<Inspection> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    if (!(await loaded(image, url)) || image.naturalWidth === 0) return 'unreadable';
    const sides = { width: image.naturalWidth, height: image.naturalHeight };
    const decodable = sides.width * sides.height <= MEDIA_LIMITS.pixels;
    return decodable && !(await decoded(image)) ? 'unreadable' : sides;
  } finally {
    URL.revokeObjectURL(url);
    image.src = '';
  }
}
