import { loadPage } from '../page/load-page.server.ts'
import 'react-easy-crop/react-easy-crop.css'
import { PicturePage } from '../features/users/picture/picture-page.tsx'
import type { Route } from './+types/picture'

export const loader = loadPage

export default function PictureRoute({ loaderData }: Route.ComponentProps) {
  return <PicturePage title={loaderData.title} />
}
