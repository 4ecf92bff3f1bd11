/** A place on the earth, in degrees. */
export type Point = { latitude: number; longitude: number }
