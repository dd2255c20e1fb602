import { data, type LoaderFunctionArgs } from 'react-router'
import { openPage } from '../page/open-page.server.ts'
import { ErrorPage } from '../shell/error-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { page } = await openPage(args, [])
  return data(page, { status: 404 })
}

export default function NotFoundRoute() {
  return <ErrorPage reason="notFound" />
}
