import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'

/** Prints the addresses to open and the next commands. */
export const printAddresses = (port: number) => {
  console.log(`Site     http://localhost:${port}/`)
  console.log(`GraphQL  http://localhost:${port}/graphql (Apollo Sandbox in a browser)`)
  console.log(`Inquiries from the contact form: ${TYPED_COMMANDS.inquiries} list`)
  console.log('Stop with Ctrl-C.')
}
