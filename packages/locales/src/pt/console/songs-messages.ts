import { consoleSongFields, consoleSongKinds, consoleSongs } from './songs.ts'

/** The texts of songs, which come with their list. */
export const messages = { consoleSongFields, consoleSongKinds, consoleSongs }
