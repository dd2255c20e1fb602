import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { AccessPage } from '../features/auth/access-page.tsx'
import { formNamespaces } from '../forms/form-namespaces.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/access'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['access', 'secondStep', ...formNamespaces])
  return page
}

/** A step of the way in is another entry of the history, and the same page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function AccessRoute() {
  return <AccessPage />
}
