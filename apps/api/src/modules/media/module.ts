import { defineModule } from '../../platform/modules/module.ts'
import { fileRoutes } from './files/files.routes.ts'
import { fileWorkers } from './files/files.workers.ts'
import { imageRoutes } from './images/images.routes.ts'
import { imageWorkers } from './images/images.workers.ts'
import { podcastWorkers } from './podcast/feed/feed.workers.ts'
import { podcastRoutes } from './podcast/podcast.routes.ts'
import { videoRoutes } from './videos/videos.routes.ts'

export const media = defineModule({
  name: 'media',
  needs: ['search'],
  routes: (needs) => [...videoRoutes(), ...podcastRoutes(needs), ...imageRoutes(needs), ...fileRoutes(needs)],
  workers: (needs) => [...podcastWorkers(needs), ...fileWorkers(needs), ...imageWorkers(needs)],
})
