import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepingEmbed } from '../../../routing/embed.ts'
import { useStanding } from '../member/use-standing.ts'
import { wantedPath } from '../play-paths.ts'

/** Specification §2: subscribers on Play's home go to the catalogue, or on to what they wanted to see. */
export function useSubscriberWay(): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isSubscriber = useStanding() === 'subscriber'
  useEffect(() => {
    if (isSubscriber) void navigate(keepingEmbed(wantedPath(search) ?? '/play/browse', search), { replace: true })
  }, [isSubscriber, search, navigate])
}
