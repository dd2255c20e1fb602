import { startContestant } from '../contestant.ts'
import type { VideoOptions } from '../contestants/protected-video.ts'
import type { SegmentOptions } from '../contestants/static-segment.ts'
import { compareCosts, costsInTurns } from '../cost.ts'
import { hostOfReader } from '../datasets/translations.ts'
import type { Figure } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** Six seconds of video at 700 kbit/s. */
const segmentBytes = 512 * 1024

/** A segment of a protected video, whose address is checked, against bare Fastify that sends the same file to anyone. */
export const protectedVideo: Figure = {
  id: 'P25',
  data: ['a church'],
  async measure(settings) {
    await using folder = temporaryFolder()
    await using ours = await startOnDatabase(
      settings.databases,
      'a church',
      'protected-video.ts',
      ({ url: databaseUrl, filesFolder }): VideoOptions => ({ databaseUrl, filesFolder, segmentBytes }),
    )
    const options: SegmentOptions = { folder: folder.path, segmentBytes }
    await using bare = await startContestant('static-segment.ts', options)
    const headers = { host: hostOfReader }
    const path = await ours.ask<string>('address')
    const costs = await costsInTurns(settings, {
      ours: { contestant: ours, requests: [{ path, headers }], connections: 8 },
      bare: { contestant: bare, requests: [{ path: '/v0-00000.ts', headers }], connections: 8 },
    })
    const what = 'a segment of a protected video ÷ @fastify/static, same bytes'
    return [compareCosts(what, costs.ours, costs.bare, { atLeast: 0.8 })]
  },
}
