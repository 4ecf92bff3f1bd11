/** "1 day", "7 days". */
export const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)
