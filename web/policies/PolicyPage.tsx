import { useParams } from 'react-router'
import { NotFoundPage } from '#web/shell/NotFoundPage.tsx'
import { POLICIES } from './policies.tsx'

export const PolicyPage = () => {
  const { policy = '' } = useParams()
  const Policy = POLICIES.get(policy) ?? NotFoundPage
  return <Policy />
}
