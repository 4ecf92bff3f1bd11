import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openTestFolder } from '#graph/testing/folder.ts'
import { reencode, writeMedia } from './stored-picture.ts'

const folder = await openTestFolder()
const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#486' }, limitInputPixels: false })
const isoMedia = (...brands: string[]) => {
  const file = Buffer.alloc(400)
  file.writeUInt32BE(8 + 4 * brands.length)
  file.write(`ftyp${brands.join('')}`, 4, 'latin1')
  return file
}
const half = async (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff') => {
  const whole = await paint(900, 600).toFormat(format).toBuffer()
  return whole.subarray(0, whole.length * 0.6)
}

const HEIC = /^is not a JPEG but a HEIC picture/
const CUT = /^did not arrive whole: send it again/

it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['nothing', () => Buffer.alloc(0), /^is empty$/],
  ['words', () => Buffer.from('no picture'), /^is not a JPEG, PNG, WebP/],
  ['a film', () => isoMedia('qt  ', '\0\0\0\0', 'qt  '), /^is not a JPEG, PNG, WebP/],
  ...['heic', 'heix', 'hevc', 'mif1', 'msf1'].map(
    (brand) => [brand, () => isoMedia(brand, '\0\0\0\0'), HEIC] as [string, () => Buffer, RegExp],
  ),
  ['a brand behind others', () => isoMedia('xxxx', '\0\0\0\0', 'yyyy', 'heic'), HEIC],
  ...(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const).map(
    (format) => [`a part of a ${format}`, () => half(format), CUT] as [string, () => Promise<Buffer>, RegExp],
  ),
  ['the first bytes of a JPEG', async () => (await half('jpeg')).subarray(0, 50), CUT],
  ['a small one', () => paint(399, 300).png().toBuffer(), /^is not a picture of at least 400 × 300 pixels/],
  ['a long one', () => paint(500, 20_000).png().toBuffer(), /^is too long for its width: 500 × 20000 pixels$/],
  ['a large PNG', () => paint(9000, 8000).png().toBuffer(), /^has 72 megapixels; 60 are the most$/],
  ['a large progressive JPEG', () => paint(9000, 7000).jpeg({ progressive: true }).toBuffer(), /^has 63 megapixels/],
])('%s is refused with its reason', async (_what, bytes, reason) => {
  await expect(reencode(await bytes())).rejects.toThrow(reason)
})

it('a JPEG of 108 megapixels is made smaller, and an AVIF with the brand of its container is one', async () => {
  const large = await sharp(await reencode(await paint(12_000, 9000).jpeg().toBuffer())).metadata()
  expect(large).toMatchObject({ width: 1600, height: 1200 })
  const avif = await paint(400, 300).avif().toBuffer()
  expect(avif.toString('latin1', 8, 32)).toContain('mif1')
  await expect(reencode(avif)).resolves.toBeInstanceOf(Buffer)
})

it('a file that cannot be finished leaves nothing', async () => {
  await mkdir(join(folder, 'taken'))
  await expect(writeMedia(join(folder, 'taken'), 'a')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['taken'])
})
