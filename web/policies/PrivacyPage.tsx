import { PRIVACY } from './content/privacy.ts'
import { PolicyDocument } from './PolicyDocument.tsx'

export const PrivacyPage = () => <PolicyDocument policy={PRIVACY} />
