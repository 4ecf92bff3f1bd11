// Draws graph/dealer/county.json, the base of the county map, from Census Bureau data. Only a new dealer needs it, and its packages:
// npm i --no-save topojson-client@3.1.0 us-atlas@3.0.1 && node scripts/county.mjs
import { writeFile } from 'node:fs/promises'
import { feature, mesh } from 'topojson-client'
import atlas from 'us-atlas/counties-10m.json' with { type: 'json' }
import { DEALER } from '#graph/dealer/dealer.ts'

const FILE = 'graph/dealer/county.json'
const { fips: HOME, view: VIEW } = DEALER.county
const UNITS_PER_DEGREE = 1000
// A county gets no name when less than this share of it is visible.
const LEAST_SHARE = 0.02

// Equirectangular: a degree of longitude is narrower than one of latitude by the cosine of the latitude.
const cosine = Number(Math.cos((((VIEW.north + VIEW.south) / 2) * Math.PI) / 180).toFixed(4))
const toX = (longitude) => Math.round((longitude - VIEW.west) * cosine * UNITS_PER_DEGREE)
const toY = (latitude) => Math.round((VIEW.north - latitude) * UNITS_PER_DEGREE)
const width = toX(VIEW.east)
const height = toY(VIEW.south)

const isSeen = ([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height
const project = (line) => line.map(([longitude, latitude]) => [toX(longitude), toY(latitude)])
const toPath = (line) =>
  line
    .map(([x, y], index) => (index === 0 ? `M${x} ${y}` : `l${x - line[index - 1][0]} ${y - line[index - 1][1]}`))
    .join('')

/** The visible stretches of a line, each with the first point beyond the edge. */
function seenParts(line) {
  const parts = [[]]
  line.forEach((point, index) => {
    const isNeeded = [line[index - 1], point, line[index + 1]].some((near) => near && isSeen(near))
    if (isNeeded) parts.at(-1).push(point)
    else if (parts.at(-1).length > 0) parts.push([])
  })
  return parts.filter((part) => part.length > 1)
}

const isInside = ([x, y], ring) =>
  ring.filter(([x1, y1], index) => {
    const [x2, y2] = ring.at(index - 1)
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
  }).length %
    2 ===
  1

/** The center of a county's visible part, and its share of the picture. */
function seenPart(ring) {
  const steps = Array.from({ length: 40 }, (_, index) => (index + 0.5) / 40)
  const inside = steps.flatMap((x) => steps.map((y) => [x * width, y * height])).filter((at) => isInside(at, ring))
  const mean = (axis) => Math.round(inside.reduce((sum, at) => sum + at[axis], 0) / inside.length)
  return { share: inside.length / steps.length ** 2, x: mean(0), y: mean(1) }
}

const { counties } = atlas.objects
const outerRings = feature(atlas, counties).features.flatMap(({ id, properties, geometry }) => {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons.map(([ring]) => ({ id, name: properties.name, ring: project(ring) }))
})
const neighbours = outerRings.filter(({ id, ring }) => id !== HOME && ring.some(isSeen))
const borders = mesh(atlas, counties, (a, b) => a !== b && a.id !== HOME && b.id !== HOME)

const county = {
  projection: { west: VIEW.west, north: VIEW.north, cosine, unitsPerDegree: UNITS_PER_DEGREE },
  width,
  height,
  county: `${toPath(outerRings.find(({ id }) => id === HOME).ring)}z`,
  borders: borders.coordinates
    .flatMap((line) => seenParts(project(line)))
    .map(toPath)
    .join(''),
  neighbours: neighbours
    .map(({ name, ring }) => ({ name, ...seenPart(ring) }))
    .filter(({ share }) => share > LEAST_SHARE)
    .map(({ name, x, y }) => ({ name, x, y })),
}
await writeFile(FILE, `${JSON.stringify(county, null, 2)}\n`)
console.log(`${FILE} written.`)
