import { INQUIRY_EXAMPLE, QUERY_EXAMPLES } from '#graph/schema/api-examples.ts'

export const OPERATIONS = [...QUERY_EXAMPLES, INQUIRY_EXAMPLE]
