import { useDock } from './dock.ts'

/** Where a video stands that goes on from page to page: outside of the pages. What it draws came with the page that began it. */
export function VideoDock() {
  return useDock(({ docked }) => docked?.content)
}
