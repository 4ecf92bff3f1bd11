export const DEFAULT_PAGE_SIZE = 24

export const MAX_PAGE_SIZE = 250
