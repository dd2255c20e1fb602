import { listBroadcasts } from '@narthex/contract/live/broadcast.endpoints'
import type { BroadcastItem } from '@narthex/contract/live/broadcast.schemas'
import { churchBroadcastsTopic } from '@narthex/contract/live/live-events'
import { useEffect, useState } from 'react'
import { useChurchSite } from '../../page/use-site.ts'
import { callApi } from '../../session/api.ts'
import { watchTopics } from '../../session/watch-topics.ts'
import { spreadMs } from './use-broadcast.ts'

export interface NearBroadcasts {
  /** Broadcasts held now. */
  readonly rooms: readonly BroadcastItem[]
  /** Broadcasts to come, soonest first. */
  readonly upcoming: readonly BroadcastItem[]
}

/** Other broadcasts: as served, then reloaded when a broadcast of the church changes. */
export function useNearBroadcasts(served: NearBroadcasts): NearBroadcasts {
  const { slug } = useChurchSite().church
  const [near, setNear] = useState(served)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async () => {
      timer = undefined
      const lists = await callApi(listBroadcasts, { params: { slug } }).catch(() => undefined)
      if (lists) setNear({ rooms: lists.agora, upcoming: lists.proximas })
    }
    // Several changes at once are one reading.
    const stop = watchTopics({ others: [churchBroadcastsTopic] }, () => {
      timer ??= setTimeout(() => void read(), Math.random() * spreadMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [slug])
  return near
}
