import { useCaptchaAsks } from '@narthex/client/calls/captcha-asks'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useEffect, useEffectEvent } from 'react'

const CaptchaPanel = lazyPart(() => import('./captcha-panel.tsx').then(({ CaptchaPanel }) => CaptchaPanel))

/** Solves the captchas that calls of the page are asked for, one after another. Nothing is loaded before the first. */
export function CaptchaDesk() {
  const ask = useCaptchaAsks(({ asks }) => asks[0])
  useEffect(() => {
    useCaptchaAsks.setState({ isServed: true })
    return () => useCaptchaAsks.setState({ isServed: false })
  }, [])
  return (
    ask && (
      <LazyPart key={ask.id} failed={<GivesUp onShown={() => ask.settle(undefined)} />}>
        <CaptchaPanel onSettled={ask.settle} />
      </LazyPart>
    )
  )
}

/** Fallback where the panel cannot be loaded: the call fails, and its own page reports it. */
function GivesUp({ onShown }: { readonly onShown: () => void }) {
  const giveUp = useEffectEvent(onShown)
  useEffect(() => giveUp(), [])
  return null
}
