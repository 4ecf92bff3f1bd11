import denago from './brand-pages/denago.json' with { type: 'json' }
import evolution from './brand-pages/evolution.json' with { type: 'json' }

/** The content of a brand's page, and the cart on its social card. `pictures` has the alternative texts by picture name. */
type BrandPage = Omit<typeof evolution, 'pictures'> & {
  pictures: Record<string, string>
  lineup: { driveType?: string }
}

/** By the brand's slug. */
export const BRAND_PAGES: Record<string, BrandPage> = { denago, evolution }
