import { useEffect, useState } from 'react'
import { Late, late } from './late.tsx'
import { useRoot } from './use-site.ts'

const Host = late(() => import('./third-party-host.tsx').then(({ ThirdPartyHost }) => ThirdPartyHost))

/** What this church has other sites do, and the question that goes before it: never before the page is there. */
export function ThirdParties() {
  const { asks } = useRoot()
  const [isTime, setTime] = useState(false)
  useEffect(() => (asks.length > 0 ? atRest(() => setTime(true)) : undefined), [asks])
  return isTime ? (
    <Late>
      <Host />
    </Late>
  ) : null
}

/** Calls back once the page is loaded and the browser has nothing else to do. Gives the way to call it off. */
function atRest(then: () => void): () => void {
  let isOff = false
  const tell = () => isOff || then()
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(tell, { timeout: 3000 }) : setTimeout(tell, 500)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
  return () => {
    isOff = true
  }
}
