import type { SeedMunicipality } from '#graph/seed/seed-types.ts'

export const MUNICIPALITIES: SeedMunicipality[] = [
  { slug: 'hahndorf', name: 'Hahndorf', type: 'TOWNSHIP', listed: true, latitude: -35.029, longitude: 138.81 },
  { slug: 'stirling', name: 'Stirling', type: 'CITY', listed: true, latitude: -35.007, longitude: 138.717 },
  { slug: 'woodside', name: 'Woodside', type: 'BOROUGH', listed: false, latitude: -34.953, longitude: 138.877 },
]
