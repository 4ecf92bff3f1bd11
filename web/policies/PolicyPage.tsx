import { useLocation } from 'react-router'
import { NotFoundMessage } from '#web/not-found/NotFoundMessage.tsx'
import { POLICIES } from './policies.tsx'

const OTHER_ADDRESSES: Record<string, string> = { '/privacy-policy': '/privacy', '/terms-of-service': '/terms' }

export const PolicyPage = () => {
  const { pathname } = useLocation()
  const Policy = POLICIES.get(OTHER_ADDRESSES[pathname] ?? pathname) ?? NotFoundMessage
  return <Policy />
}
