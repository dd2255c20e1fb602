import { asleepNoticeId } from '../app/document/asleep.ts'

/** The offline notice, which the server renders hidden. */
const notice = document.getElementById(asleepNoticeId)

function show(isShown: boolean): void {
  if (notice) notice.hidden = !isShown
}

export const showConnection = {
  /** The app could not be loaded after input. The next input tries again. */
  failed: () => show(true),
  /** Follows the browser's connection until the app takes over. */
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
