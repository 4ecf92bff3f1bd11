/** "front seats" of FRONT_SEATS. */
export const wordsOfName = (name: string) => name.toLowerCase().replaceAll('_', ' ')
