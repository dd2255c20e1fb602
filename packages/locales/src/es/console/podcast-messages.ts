import { consolePodcast, consolePodcastDirectories, consolePodcastFields, consolePodcastShow } from './podcast.ts'
import { consolePodcastCategories } from './podcast-categories.ts'
import { consoleVideoChannel, consoleVideoFields, consoleVideos } from './videos.ts'

/** The texts of the podcast and of videos, which come with their screens. */
export const messages = {
  consolePodcast,
  consolePodcastCategories,
  consolePodcastDirectories,
  consolePodcastFields,
  consolePodcastShow,
  consoleVideoChannel,
  consoleVideoFields,
  consoleVideos,
}
