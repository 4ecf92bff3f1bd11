/**
 * Leaves out style and layout of a part while it is far from the screen. The height is what it is taken for until it was
 * shown once.
 */
export const offScreen = (blockSize: { base: string; md: string }) => ({
  contentVisibility: { base: 'auto', _print: 'visible' },
  containIntrinsicBlockSize: { base: `auto ${blockSize.base}`, md: `auto ${blockSize.md}` },
})
