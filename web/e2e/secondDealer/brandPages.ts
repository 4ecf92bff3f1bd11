import denago from '#graph/dealer/brand-pages/denago.json' with { type: 'json' }

export const BRAND_PAGES: Record<string, typeof denago> = {
  wattle: JSON.parse(JSON.stringify(denago).replaceAll('Denago', 'Wattle')),
}
