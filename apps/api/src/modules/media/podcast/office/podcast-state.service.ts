import type { PodcastState } from '@narthex/contract/media/podcast-office.endpoints'
import { conflict, notFound } from '../../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../../platform/http/route.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { toOrigin } from '../../../../platform/tenancy/product-domain.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { edit } from '../../../../platform/work/edit.ts'
import { enqueueReading } from '../feed/feed.jobs.ts'
import { lockShow, updateShow } from '../podcast.editing.queries.ts'
import { countEpisodes, findShow, listSounds } from '../podcast.queries.ts'
import { showRecord } from '../podcast.records.ts'
import { ownFeedPath } from '../podcast.rules.ts'
import type { ShowRow } from '../podcast.tables.ts'
import { maxFeedEpisodes } from '../podcast-feed.service.ts'
import { judgeDirectories } from './directory-checks.rules.ts'
import { toFeedFailure } from './feed-failures.rules.ts'

/** How the podcast stands: the reading of its feed, and what directories require of it. */
export const getPodcastState = (platform: Needs<'domain'>, call: MemberCall): Promise<PodcastState> =>
  call.inChurch((work) => readState(platform, work))

/** Lets a job read the feed now; of two calls at once the second finds it due already. */
export function readPodcastFeed(platform: Needs<'domain'>, call: MemberCall): Promise<PodcastState> {
  const plan = { act: 'PODCAST_READ', isPublic: false, records: [showRecord()] } as const
  return edit(call, plan, async ({ work, unchanged }) => {
    const show = await lockShow(work)
    if (!show) throw notFound()
    if (show.feedUrl === null) throw conflict('This show is read from no feed.')
    if (isDue(show, work.now)) return unchanged(await readState(platform, work))
    await updateShow(work, { proximaBusca: work.now })
    await enqueueReading(work, work.now)
    return readState(platform, work)
  })
}

const isDue = ({ proximaBusca }: ShowRow, now: Date) => proximaBusca !== null && proximaBusca <= now

async function readState({ domain }: Needs<'domain'>, work: ChurchWork): Promise<PodcastState> {
  const show = await findShow(work)
  if (!show) return { feed: null, leitura: null, verificacoes: [] }
  const { church, now } = work
  const feed = show.feedUrl ?? toOrigin(domain, church) + ownFeedPath
  const sounds = await listSounds(work, now, maxFeedEpisodes)
  const hasScheduled = (await countEpisodes(work, now)).proximaPublicacao !== null
  const checked = { show, feed, sounds, hasScheduled, isOpen: church.flagAtivo }
  return { feed, leitura: toReading(show, now), verificacoes: judgeDirectories(checked) }
}

function toReading(show: ShowRow, now: Date): PodcastState['leitura'] {
  const { feedUrl, lidoEm, tentadoEm, proximaBusca, falhas, erro } = show
  if (feedUrl === null) return null
  return {
    flagLendo: isDue(show, now),
    lidoEm: lidoEm?.toISOString() ?? null,
    tentadoEm: tentadoEm?.toISOString() ?? null,
    proximaBusca: proximaBusca?.toISOString() ?? null,
    falhas,
    falha: erro === null ? null : toFeedFailure(erro),
  }
}
