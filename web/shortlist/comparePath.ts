import { listedId } from '#web/ui/listedIds.ts'

type Options = {
  onlyDifferences?: boolean
}

/** Address of a comparison, such as `/compare?ids=denago-nomad-xl,denago-ev-city`. */
export const comparePath = (ids: readonly string[], { onlyDifferences = false }: Options = {}) => {
  if (ids.length === 0) return '/compare'
  const list = ids.map((id) => encodeURIComponent(listedId(id))).join(',')
  return `/compare?ids=${list}${onlyDifferences ? '&only=differences' : ''}`
}
