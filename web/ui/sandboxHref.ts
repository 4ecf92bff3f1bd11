/** Address of Apollo Sandbox at /graphql that starts with this operation. */
export const sandboxHref = (document: string, variables: object = {}) =>
  `/graphql#${new URLSearchParams({ document, variables: JSON.stringify(variables) })}`
