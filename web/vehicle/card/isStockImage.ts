/** The site's own drawings are in this folder; pictures of an individual cart are uploads or addresses elsewhere. */
export const isStockImage = ({ path }: { path: string }) => path.startsWith('vehicles/')
