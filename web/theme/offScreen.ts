/**
 * Leaves out style and layout of a part while it is far from the screen and the page is still loading (useWholeLayout). The
 * height is what it is taken for until then.
 */
export const offScreen = (blockSize: { base: string; md: string }) => ({
  contentVisibility: { base: 'auto', _print: 'visible' },
  '[data-laid-out] &': { contentVisibility: 'visible' },
  containIntrinsicBlockSize: { base: `auto ${blockSize.base}`, md: `auto ${blockSize.md}` },
})
