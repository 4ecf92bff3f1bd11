/**
 * Lets the browser skip style and layout of a part far from the screen until the page is idle (`useWholeLayout`). Until then the
 * part counts as this high.
 */
export const offScreen = (blockSize: { base: string; md: string }) => ({
  contentVisibility: { base: 'auto', _print: 'visible' },
  '[data-laid-out] &, &[data-laid-out]': { contentVisibility: 'visible' },
  containIntrinsicBlockSize: { base: `auto ${blockSize.base}`, md: `auto ${blockSize.md}` },
})
