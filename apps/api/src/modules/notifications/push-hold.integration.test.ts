import { describe, expect, it } from 'vitest'
import { holdJobs, releaseJobs } from '../../platform/hold/hold-marks.ts'
import { setUpPush } from '../../testing/set-up-push.ts'

/** Number of messages that are sent at once. */
const onTheWire = 10

describe('pushes that are held while a job sends them', () => {
  const stage = setUpPush()

  it('are no more than what was on its way, and the rest come once after the hold', async () => {
    for (let n = 0; n < 25; n++) await stage.joinWith(`device${n}`)
    await stage.publish()
    stage.service.onMessage = async () => {
      stage.service.onMessage = undefined
      await stage.asOwner((owner) => holdJobs(owner, { now: stage.now, copiedAt: null }))
    }
    await stage.runJobs()
    expect(stage.names()).toHaveLength(onTheWire)
    // The rest was not tried, and neither was the job.
    const rows = (await stage.rowsOf('push_entrega')) as { tentativas: number }[]
    expect(rows.map(({ tentativas }) => tentativas)).toEqual(Array(15).fill(0))
    expect(await stage.rowsOf('tarefa')).toMatchObject([{ fila: 'push', tentativas: 0, erro: 'HeldError' }])
    stage.now = new Date(stage.now.getTime() + 300_000)
    await stage.runJobs()
    expect(stage.names()).toHaveLength(onTheWire)
    await stage.asOwner((owner) => releaseJobs(owner, stage.now))
    await stage.runJobs()
    expect([stage.names().length, new Set(stage.names()).size]).toEqual([25, 25])
    expect(await stage.rowsOf('push_entrega')).toEqual([])
  })
})
