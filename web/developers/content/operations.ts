import { INQUIRY_EXAMPLE, QUERY_EXAMPLES } from '#graph/api-examples.ts'

export const OPERATIONS = [...QUERY_EXAMPLES, INQUIRY_EXAMPLE]
