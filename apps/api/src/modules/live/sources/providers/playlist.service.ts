import type { GuardedGet } from '../../../../platform/net/guarded-get.ts'
import { readPlaylist } from './playlist.rules.ts'

/** A playlist that is not there yet, or any more. */
const gone = new Set([404, 410])

/** A live stream's playlist has no end, and moves on. Of several qualities the first is asked. */
export async function probePlaylist(web: GuardedGet, address: string) {
  let next = address
  for (let hops = 0; hops < 2; hops++) {
    const { status, body } = await web.get(next)
    if (gone.has(status)) return { isLive: false }
    const playlist = status === 200 ? readPlaylist(body.toString('utf8')) : undefined
    if (!playlist) return undefined
    if (playlist.kind === 'segments') return { isLive: !playlist.isEnded, mark: playlist.mark }
    const variant = URL.parse(playlist.first, next)
    if (!variant) return undefined
    next = variant.href
  }
  return undefined
}
