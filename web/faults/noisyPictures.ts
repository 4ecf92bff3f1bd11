import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { runProgram } from '#web/e2e/startSite.ts'

const PICTURES = 6

/**
 * Imports a cart with pictures of noise, which take an encoder the longest, into the site with these settings; returns
 * their names in its media folder.
 */
export const importNoise = async (settings: { DATA_DIR: string; DATABASE_URL: string }): Promise<string[]> => {
  const source = await mkdtemp(join(tmpdir(), 'ridgeline-pictures-'))
  const files = Array.from({ length: PICTURES }, (_, index) => `noise-${index}.png`)
  for (const file of files) {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    await sharp({ create: { width: 1800, height: 1400, channels: 3, background: 'black', noise } }).toFile(
      join(source, file),
    )
  }
  const cart = { id: 'noisy', name: 'Noisy', brand: 'Evolution', category: 'Used', price: 5495, images: files }
  await writeFile(join(source, 'stock.json'), JSON.stringify([{ ...cart, description: 'A cart.', inStock: true }]))
  await runProgram('inventory', ['import', join(source, 'stock.json')], settings)
  await rm(source, { recursive: true })
  return (await readdir(join(settings.DATA_DIR, 'media/uploads'))).map((file) => file.replace('.webp', ''))
}
