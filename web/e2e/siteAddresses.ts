/** Paths of all pages that search engines may list, by the sitemap, which `sitemap.test.ts` compares with the routes. */
export const siteAddresses = async (origin: string) => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
}
