import type { PixelSize } from './imageHeader';

/**
 * The size of an image as it is shown, turned as its camera says. The browser decodes it beside the page; null for one that is
 * damaged or not whole, of which a page would show nothing or a half.
 */
export const decodedSize = async (file: Blob): Promise<PixelSize | null> => {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
};
