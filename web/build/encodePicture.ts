import type { Sharp } from 'sharp'

// AVIF at effort 2 is a third smaller than WebP; at 4 it would take four times as long to save a tenth more.
export const ENCODERS = {
  webp: (picture: Sharp) => picture.webp({ quality: 76 }),
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 2 }),
}
export type PictureFormat = keyof typeof ENCODERS
export const PICTURE_FORMATS = Object.keys(ENCODERS) as PictureFormat[]

/** Writes a picture, given as its file or its bytes, at this width at most. */
export const encodePicture = async (original: string | Buffer, width: number, format: PictureFormat, file: string) => {
  // sharp is loaded with the first picture: a server that makes none keeps the memory.
  const { default: sharp } = await import('sharp')
  await ENCODERS[format](sharp(original).resize({ width, withoutEnlargement: true })).toFile(file)
}
