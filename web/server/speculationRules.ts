/** Links to pages of the site that anybody may load. Files have a dot in their name. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/desk*', '/graphql*', '/api/*', '/mcp*', '/feeds/*', '/thank-you*', '/*.*'] } },
    { not: { selector_matches: '[download], [target]' } },
  ],
}

/**
 * Lets the browser fetch a page when its link is pointed at, and prerender it when the link is pressed. A page costs nothing here while
 * the response cache has it; its scripts wait until it is shown.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: PAGES, eagerness: 'moderate' }],
  prerender: [{ where: PAGES, eagerness: 'conservative' }],
})
