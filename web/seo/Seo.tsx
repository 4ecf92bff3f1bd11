import { lazy, Suspense } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { useSite } from '#web/app/site.ts'

const Helmet = lazy(async () => ({ default: (await import('react-helmet-async')).Helmet }))

type Props = {
  /** At most 60 characters together with the dealer's name, which is added unless `isFullTitle`. */
  title: string
  isFullTitle?: boolean
  /** 70 to 160 characters. */
  description: string
  keywords?: string
  /** Path of the one address under which search engines list the page. */
  canonical?: string
  /** Path of the social picture, 1200 × 630. */
  image?: string
  noIndex?: boolean
  /** Of a vehicle's page; the price is in USD. */
  product?: { price: number; isInStock: boolean; isNew: boolean }
}

const SHARE_PICTURE = '/media/og-default.webp'

/**
 * The page's head tags; exactly one on a page. It is lazy: the tags are in the server's HTML, and the browser needs the
 * code behind them only for the next page.
 */
export const Seo = (props: Props) => {
  const { title, isFullTitle, description, keywords, canonical, image = SHARE_PICTURE, noIndex, product } = props
  const site = useSite()
  const fullTitle = isFullTitle ? title : `${title} | ${DEALER.name}`
  const address = canonical && site.url + canonical
  return (
    <Suspense>
      <Helmet>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        {keywords && <meta name="keywords" content={keywords} />}
        {noIndex && <meta name="robots" content="noindex" />}
        {address && <link rel="canonical" href={address} />}
        {address && <meta property="og:url" content={address} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={DEALER.name} />
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={site.url + image} />
        {product && <meta property="product:price:amount" content={String(product.price)} />}
        {product && <meta property="product:price:currency" content="USD" />}
        {product && <meta property="product:availability" content={product.isInStock ? 'in stock' : 'out of stock'} />}
        {product && <meta property="product:condition" content={product.isNew ? 'new' : 'used'} />}
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
    </Suspense>
  )
}
