import { type ComponentType, createContext, Fragment, type ReactNode, useContext } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { useSite } from '#web/environment/site.ts'
import { useIsServerHtml } from '#web/islands/serverHtml.ts'
import { InPlaceOfServerTags, useInPlaceOfServerTags } from './headTags.ts'

/** Puts tags into the head: Helmet on the server. In the browser React does so itself, without a script of Helmet's. */
export const HeadContext = createContext<ComponentType<{ children: ReactNode }>>(Fragment)

type SeoProps = {
  /** Without the dealer's name, which `Seo` adds. */
  title: string
  /** 70 to 160 characters. */
  description: string
  keywords: string
  /** Path of the address under which search engines list the page. */
  canonical?: string
  /** The social picture, 1200 × 630. */
  image?: { path: string; alt: string }
  /** Keeps the page out of search engines; they still follow its links. */
  noIndex?: boolean
  /** Another form of the page, such as a feed. */
  alternate?: { href: string; type: string; title: string }
  /** Of a vehicle's page; the price is in USD. */
  product?: { price: number; isInStock: boolean; isNew: boolean }
}

const SHARE_PICTURE = {
  path: '/media/og-default.jpg',
  alt: 'A blue lifted golf cart with a brush guard on a gravel track between rolling green hills at golden hour.',
}

const robots = (noIndex = false) => (noIndex ? 'noindex, follow' : 'index, follow, max-image-preview:large')
const titleOf = (title: string) => `${title} | ${DEALER.name}`

const Tags = (props: SeoProps) => {
  const { title, description, keywords, canonical, image = SHARE_PICTURE, noIndex, alternate, product } = props
  const site = useSite()
  const Head = useContext(HeadContext)
  const fullTitle = titleOf(title)
  const address = canonical && site.url + canonical
  const picture = site.url + image.path
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <meta name="robots" content={robots(noIndex)} />
      {address && <link rel="canonical" href={address} />}
      {alternate && <link rel="alternate" {...alternate} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:type" content={product ? 'product' : 'website'} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:site_name" content={DEALER.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      {product && <meta property="product:price:amount" content={String(product.price)} />}
      {product && <meta property="product:price:currency" content="USD" />}
      {product && <meta property="product:availability" content={product.isInStock ? 'in stock' : 'out of stock'} />}
      {product && <meta property="product:condition" content={product.isNew ? 'new' : 'used'} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={image.alt} />
    </Head>
  )
}

/**
 * The page's head tags; exactly one on a page. Those of the first page are in the server's HTML. Icons and theme colour
 * are the same on all pages: `Document` has them.
 */
export const Seo = (props: SeoProps) => {
  if (useIsServerHtml(props)) return null
  return (
    <>
      <Tags {...props} />
      <InPlaceOfServerTags />
    </>
  )
}

/** The head of a page whose data are loading after a navigation: what the address knows. */
export const PendingSeo = ({ title, noIndex }: Pick<SeoProps, 'title' | 'noIndex'>) => {
  useInPlaceOfServerTags()
  return (
    <>
      <title>{titleOf(title)}</title>
      <meta name="robots" content={robots(noIndex)} />
    </>
  )
}
