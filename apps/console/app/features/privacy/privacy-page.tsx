import { useParams } from 'react-router'
import { newId } from '../../resource/kind-paths.ts'
import { EnterRequestPage } from './enter-request-page.tsx'
import { RequestList } from './request-list.tsx'
import { RequestPage } from './request-page.tsx'

/** The screens of requests about personal data by their addresses: the list, a new one, or one that there is. */
export function PrivacyPage() {
  const { id } = useParams()
  if (id === undefined) return <RequestList />
  if (id === newId) return <EnterRequestPage />
  return <RequestPage key={id} id={/^[1-9]\d{0,8}$/.test(id) ? id : '0'} />
}
