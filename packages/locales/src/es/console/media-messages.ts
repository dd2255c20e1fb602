import { consoleMedia } from './media.ts'

/** The texts of the media library, which come with it. */
export const messages = { consoleMedia }
