import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { announcedEvent, isAnnounced, takeStep } from './step-result.ts'

/** Whether a step was announced to this page, which takes it: a reload no longer reports it. Steps of other pages are left to them. */
export function useAnnouncedStep(): boolean {
  const { pathname } = useLocation()
  const [isTaken, setTaken] = useState(false)
  useEffect(() => {
    const take = () => {
      if (isAnnounced(pathname) && takeStep(pathname)) setTaken(true)
    }
    take()
    addEventListener(announcedEvent, take)
    return () => removeEventListener(announcedEvent, take)
  }, [pathname])
  return isTaken
}
