import { isChannel, type LiveSource } from '@narthex/contract/live/live-source'
import type { GuardedGet } from '../../../../platform/net/guarded-get.ts'

/** Marks in the page's data; a page that serves another purpose (consent, a robot check) has neither. */
const isLiveNow = /"isLiveNow":\s*true/
const isNotLive = /"isLiveNow":\s*false|"isUpcoming":\s*true/
/** A channel that sends nothing shows its own page instead of a video's. */
const isChannelPage = /<link\s+rel="canonical"\s+href="[^"]*\/channel\/UC[\w-]{22}"/

/** Reads the page of a video, or of what a channel sends now. YouTube tells it without a key there alone. */
export async function probeYouTube(web: GuardedGet, base: string, source: LiveSource) {
  const path = isChannel(source) ? `/channel/${source.codigo}/live` : `/watch?v=${source.codigo}`
  // The page in one language, without a question for consent.
  const { status, body } = await web.get(`${base}${path}`, { 'accept-language': 'en', cookie: 'SOCS=CAI' })
  if (status !== 200) return undefined
  const page = body.toString('utf8')
  if (isLiveNow.test(page)) return { isLive: true }
  if (isNotLive.test(page) || (isChannel(source) && isChannelPage.test(page))) return { isLive: false }
  return undefined
}
