import { ThirdPartyPage } from '../features/third-parties/third-party-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/third-party'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args)
  return { ...page, produto: args.pattern.endsWith('/voluts') ? ('voluts' as const) : ('mykids' as const) }
}

export default function ThirdPartyRoute({ loaderData: { title, produto } }: Route.ComponentProps) {
  return <ThirdPartyPage key={produto} title={title} produto={produto} />
}
