import denago from './brand-pages/denago.json' with { type: 'json' }
import evolution from './brand-pages/evolution.json' with { type: 'json' }
import type { AuthorizedBrand } from './brands.ts'

/** The content of a brand's page, and the cart on its social card. `pictures` has the alternative texts by picture name. */
type BrandPage = Omit<typeof evolution, 'pictures'> & {
  pictures: Record<string, string>
  lineup: { driveType?: string }
}

export const BRAND_PAGES: Record<AuthorizedBrand['slug'], BrandPage> = { denago, evolution }
