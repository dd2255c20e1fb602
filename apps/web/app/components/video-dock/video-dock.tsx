import { useDock } from './dock.ts'

/** Place of a video that plays on across pages. Its content came with the page that began it. */
export function VideoDock() {
  return useDock(({ docked }) => docked?.content)
}
