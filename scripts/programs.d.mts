export function findBrowser(): string | undefined
export function findRedis(): string | undefined
