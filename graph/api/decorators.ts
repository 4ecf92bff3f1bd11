import { createParameterDecorator, Field } from 'type-graphql'

/** A field that is null where nothing is stated, or that a caller may leave out. */
export const NullableField = (type: () => unknown, description: string) =>
  Field(type as () => typeof String, { nullable: true, description })

/**
 * The object that a field belongs to. The library's own `@Root` first copies that object into an instance of its class,
 * once for every field with a resolver.
 */
export const Parent = () => createParameterDecorator(({ root }) => root)
