import { DeletedPage } from '../features/users/leaving/deleted-page.tsx'
import { loadPage } from '../page/load-page.server.ts'

export const loader = loadPage

export default function DeleteUserSuccessRoute() {
  return <DeletedPage />
}
