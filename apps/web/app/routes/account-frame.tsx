import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { AccountFrame } from '../features/users/account-frame.tsx'
import { accountGroups } from '../features/users/account-places.ts'
import { openChurchPage } from '../page/open-page.server.ts'

/** The layout of every account page; the account home links the same pages. */
export async function loader(args: LoaderFunctionArgs) {
  const { site, page } = await openChurchPage(args, ['account'])
  return { messages: page.messages, groups: accountGroups(site) }
}

/** The same for each of its pages. */
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
