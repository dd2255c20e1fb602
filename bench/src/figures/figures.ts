import type { Figure } from '../figure.ts'
import { cachedContent } from './p01-cached-content.ts'
import { cachedHome } from './p01-cached-home.ts'
import { missedContent } from './p02-missed-content.ts'
import { missedHome } from './p02-missed-home.ts'
import { account } from './p04-account.ts'
import { publicList } from './p04-public-list.ts'
import { directory } from './p06-directory.ts'
import { manyChurches } from './p07-many-churches.ts'
import { payments } from './p08-payments.ts'
import { tickets } from './p08-tickets.ts'
import { fanOut } from './p09-fan-out.ts'
import { firstVisit } from './p13-first-visit.ts'
import { firstVisitOfContent } from './p13-first-visit-content.ts'
import { start } from './p15-start.ts'
import { statements } from './p16-statements.ts'
import { login } from './p17-login.ts'
import { eventLists } from './p18-events.ts'
import { groupsMap } from './p18-groups-map.ts'
import { ledger } from './p18-ledger.ts'
import { longLists } from './p18-long-lists.ts'
import { prayerWall } from './p18-prayer-wall.ts'
import { search } from './p19-search.ts'
import { starvation } from './p21-starvation.ts'
import { memory } from './p22-memory.ts'
import { bible } from './p23-bible.ts'
import { play } from './p24-play.ts'
import { protectedVideo } from './p25-protected-video.ts'
import { firstTouch } from './p26-first-touch.ts'

/** The figures of the scorecard, in the order of measuring and printing. */
export const figures: readonly Figure[] = [
  cachedHome,
  missedHome,
  cachedContent,
  missedContent,
  publicList,
  account,
  directory,
  manyChurches,
  payments,
  tickets,
  fanOut,
  firstVisit,
  firstVisitOfContent,
  start,
  statements,
  login,
  longLists,
  ledger,
  search,
  prayerWall,
  eventLists,
  groupsMap,
  starvation,
  memory,
  bible,
  play,
  protectedVideo,
  firstTouch,
]
