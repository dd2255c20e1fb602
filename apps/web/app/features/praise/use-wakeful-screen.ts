import { useEffect } from 'react'

/** Keeps the screen awake while it is wanted: hands that play cannot touch it. A device that does not will dim as ever. */
export function useWakefulScreen(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const wake = () => {
      // The browser lets go of it whenever the page is hidden.
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (given) => {
          if (isOver) void given.release()
          else lock = given
        },
        () => {},
      )
    }
    wake()
    document.addEventListener('visibilitychange', wake)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', wake)
      void lock?.release()
    }
  }, [isWanted])
}
