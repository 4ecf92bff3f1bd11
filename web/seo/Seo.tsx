import { Helmet } from 'react-helmet-async'
import { DEALER } from '#graph/dealer/dealer.ts'
import { scriptJson } from '#graph/shared/site-address.ts'
import { useSite } from '#web/environment/site.ts'
import { type PageContent, pageGraph } from './pageGraph.ts'

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
  product?: { price: number; isInStock: boolean; isNew: boolean }
  /** What the structured data says besides, of a page that search engines may list. */
  data?: Partial<PageContent>
}

const SHARE_PICTURE = {
  path: '/media/og-default.jpg',
  alt: 'A blue lifted golf cart in front of three green ridges, beside smaller carts with two to eight seats.',
}

const robots = (noIndex = false) => (noIndex ? 'noindex, follow' : 'index, follow, max-image-preview:large')
const titleOf = (title: string) => `${title} | ${DEALER.name}`

/** The page's head tags; exactly one on a page. */
export const Seo = (props: SeoProps) => {
  const { title, description, keywords, canonical, image = SHARE_PICTURE, noIndex, product, data } = props
  const site = useSite()
  const fullTitle = titleOf(title)
  const address = canonical && site.url + canonical
  const picture = site.url + image.path
  return (
    <>
      <Helmet>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        <meta name="keywords" content={keywords} />
        <meta name="robots" content={robots(noIndex)} />
        {address && <link rel="canonical" href={address} />}
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
        {/* The rest is read from those above. */}
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
      {data && <StructuredData {...{ title, description }} canonical={canonical!} {...data} />}
    </>
  )
}

/** A page's block of structured data, of which it has exactly one, for what waits for a query. */
export const StructuredData = (page: PageContent) => {
  const graph = scriptJson(pageGraph(useSite(), page))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson lets nothing end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />
}
