import { asleepNoticeId } from '../app/offline/asleep.ts'

/** The notice that the server wrote into the page, hidden: no connection, but the page can be read. */
const notice = document.getElementById(asleepNoticeId)

function show(isShown: boolean): void {
  if (notice) notice.hidden = !isShown
}

export const showConnection = {
  /** Something that was touched could not be loaded. The next touch tries again. */
  failed: () => show(true),
  /** Follows the browser's connection until the app does. */
  watch() {
    const follow = () => show(!navigator.onLine)
    addEventListener('online', follow)
    addEventListener('offline', follow)
    if (!navigator.onLine) follow()
    return () => {
      removeEventListener('online', follow)
      removeEventListener('offline', follow)
      // The app has a banner of its own.
      notice?.replaceChildren()
    }
  },
}
