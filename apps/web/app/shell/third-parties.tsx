import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useEffect, useState } from 'react'
import { ServedOnly } from '../components/served-only.tsx'
import { consentQuestionId } from '../document/asleep.ts'
import { useRoot } from '../page/use-site.ts'

const Host = lazyPart(() => import('./third-party-host.tsx').then(({ ThirdPartyHost }) => ThirdPartyHost))

/** Banner before hydration: the server renders it hidden and the enhancer shows it. */
const ServedBanner = import.meta.env.SSR ? (await import('./consent-banner.tsx')).ConsentBanner : undefined

/** Third parties of this church and their consent banner, loaded after the page. */
export function ThirdParties() {
  const { asks } = useRoot()
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  if (asks.length === 0) return null
  return (
    <>
      <ServedOnly id={consentQuestionId} data-asks={asks.join(' ')}>
        {ServedBanner && <ServedBanner />}
      </ServedOnly>
      {isAwake && (
        <LazyPart>
          <Host />
        </LazyPart>
      )}
    </>
  )
}
