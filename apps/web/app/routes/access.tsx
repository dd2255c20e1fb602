import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { AccessPage } from '../features/auth/access-page.tsx'
import { formNamespaces } from '../forms/form-namespaces.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/access'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['access', 'secondStep', ...formNamespaces])
  return page
}

/** The steps of the login are history entries of one page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function AccessRoute() {
  return <AccessPage />
}
