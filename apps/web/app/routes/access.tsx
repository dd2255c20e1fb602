import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { AccessPage } from '../features/auth/access-page.tsx'
import { loadPage } from '../page/load-page.server.ts'

export const loader = loadPage

/** The steps of the login are history entries of one page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function AccessRoute() {
  return <AccessPage />
}
