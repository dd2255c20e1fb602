import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { AccountFrame } from '../features/users/account-frame.tsx'
import { accountGroups } from '../features/users/account-places.ts'
import { openChurchPage, pickMessages } from '../page/open-page.server.ts'

/** The layout of every account page; the account home links the same pages. */
export async function loader(args: LoaderFunctionArgs) {
  const { site, visit } = await openChurchPage(args)
  return { messages: pickMessages(visit, ['account']), groups: accountGroups(site) }
}

/** Never loads again: the data is the same for all pages of the frame. */
export function shouldRevalidate(): boolean {
  return false
}

export default function AccountFrameRoute() {
  return (
    <AccountFrame groups={useLoaderData<typeof loader>().groups}>
      <Outlet />
    </AccountFrame>
  )
}
