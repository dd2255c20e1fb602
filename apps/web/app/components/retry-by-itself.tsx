import { nextRetry, type Retries } from '@narthex/client/device/retry-delay'
import { useEffect } from 'react'

const key = 'narthex-retries'

/** Loads the page again after a while: by the browser itself where there is no JavaScript, else with back-off. */
export function RetryByItself({ afterSeconds }: { afterSeconds: number }) {
  useEffect(() => {
    const { delayMs, retries } = nextRetry(remembered(), Date.now(), afterSeconds, Math.random())
    const timer = setTimeout(() => {
      remember(retries)
      location.reload()
    }, delayMs)
    return () => clearTimeout(timer)
  }, [afterSeconds])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(afterSeconds * 2)} />
    </noscript>
  )
}

function remembered(): Retries | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function remember(retries: Retries): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(retries))
  } catch {
    // Without storage each attempt waits as long as the first.
  }
}
