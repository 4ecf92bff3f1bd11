/** Widths in pixels at which the site keeps each picture beside the original, under `/media/{width}/{path}`. */
export const PICTURE_WIDTHS = [480, 800, 1200, 1600]
/** Those of a cart cut out of its background, which a page shows several of. */
export const CUTOUT_WIDTHS = [320, 480]
