import { createParameterDecorator } from 'type-graphql'

/**
 * The object that a field belongs to. The library's own `@Root` first copies that object into an instance of its class,
 * once for every field with a resolver.
 */
export const Parent = () => createParameterDecorator(({ root }) => root)
