import { TERMS } from './content/terms.ts'
import { PolicyDocument } from './PolicyDocument.tsx'

export const TermsPage = () => <PolicyDocument policy={TERMS} />
