import { data, type LoaderFunctionArgs } from 'react-router'
import { ErrorPage } from '../components/error-page.tsx'
import { openPage } from '../page/open-page.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { page } = await openPage(args)
  return data(page, { status: 404 })
}

export default function NotFoundRoute() {
  return <ErrorPage reason="notFound" />
}
