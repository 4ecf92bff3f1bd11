import { useParams } from 'react-router'
import { NotFoundMessage } from '#web/navigation/NotFoundMessage.tsx'
import { POLICIES } from './policies.tsx'

export const PolicyPage = () => {
  const { policy = '' } = useParams()
  const Policy = POLICIES.get(policy) ?? NotFoundMessage
  return <Policy />
}
