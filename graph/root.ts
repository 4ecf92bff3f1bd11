import { createParameterDecorator } from 'type-graphql'

/**
 * What a field is a part of, as it is. The library's own `@Root` copies each row into an instance of its class first, once for
 * every field that has a resolver.
 */
export const Root = () => createParameterDecorator(({ root }) => root)
