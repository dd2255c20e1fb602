import 'react-easy-crop/react-easy-crop.css'
import { PicturePage } from '../features/users/picture/picture-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/picture'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['picture'])
  return page
}

export default function PictureRoute({ loaderData }: Route.ComponentProps) {
  return <PicturePage title={loaderData.title} />
}
