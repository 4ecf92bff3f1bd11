import { Field } from 'type-graphql'

/** A field of an object that may be null, or of an input that may be left out. */
export const NullableField = (...[type, options]: Parameters<typeof Field>) =>
  Field(type, { ...options, nullable: true })
