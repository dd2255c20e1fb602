import { TransferPage } from '../features/registrations/transfer/transfer-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/ticket-transfer'

export async function loader(args: Route.LoaderArgs) {
  return (await openChurchPage(args)).page
}

export default function TicketTransferRoute() {
  return <TransferPage />
}
