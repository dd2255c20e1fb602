import type { DateContext } from '@narthex/client/format/dates'
import { minuteMs } from '@narthex/contract/durations'
import type { MemberHome } from '@narthex/contract/member-home/member-home.schemas'
import { useDateContext } from '../../components/use-date-context.ts'
import { useNow } from '../../components/use-now.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { type FirstStep, type HomeCard, listFirstSteps, listHomeCards } from './home-cards.ts'

/** A home with fewer cards is filled up with first steps. */
const leastCards = 3

export interface HomeCards {
  readonly dates: DateContext
  readonly cards: readonly HomeCard[]
  readonly steps: readonly FirstStep[]
}

/** Cards of a member's home in order; updates with the clock while the page is open. */
export function useHomeCards(home: MemberHome): HomeCards {
  const { modules } = useChurchSite()
  const now = useNow(minuteMs)
  const opened = useDateContext()
  const dates = now ? { ...opened, now } : opened
  const cards = listHomeCards(home, dates)
  const isOffered = (step: FirstStep) => {
    if (step === 'group') return modules.includes('MOD_CELULA')
    return step !== 'event' || modules.includes('MOD_EVENTO')
  }
  return { dates, cards, steps: listFirstSteps(cards, { count: leastCards, isOffered }) }
}
