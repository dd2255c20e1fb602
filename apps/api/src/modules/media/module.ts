import { defineModule } from '../../platform/modules/module.ts'
import { fileRoutes } from './files/files.routes.ts'
import { fileWorkers } from './files/files.workers.ts'
import { imageRoutes } from './images/images.routes.ts'
import { imageWorkers } from './images/images.workers.ts'
import { libraryRoutes } from './library/library.routes.ts'
import { libraryWorkers } from './library/library.workers.ts'
import { mediaFileUses } from './media.file-uses.ts'
import { podcastWorkers } from './podcast/feed/feed.workers.ts'
import { podcastRoutes } from './podcast/podcast.routes.ts'
import { uploadRoutes } from './uploads/uploads.routes.ts'
import { mediaUploads } from './uploads/uploads.service.ts'
import { mediaUploadWorkers } from './uploads/uploads.workers.ts'
import { channelWorkers } from './videos/channel/channel.workers.ts'
import { videoRoutes } from './videos/videos.routes.ts'

export const media = defineModule({
  name: 'media',
  needs: ['audit', 'search'],
  routes: (needs) => [
    ...videoRoutes(needs),
    ...podcastRoutes(needs),
    ...imageRoutes(needs),
    ...fileRoutes(needs),
    ...libraryRoutes(needs),
    ...uploadRoutes(needs),
  ],
  uploads: (needs) => [mediaUploads(needs)],
  workers: (needs) => [
    ...podcastWorkers(needs),
    ...channelWorkers(needs),
    ...fileWorkers(needs),
    ...imageWorkers(needs),
    ...libraryWorkers(),
    ...mediaUploadWorkers(needs),
  ],
  fileUses: mediaFileUses,
})
