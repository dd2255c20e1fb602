import type { Contestant } from '../contestant.ts'
import type { WallOptions } from '../contestants/wall.ts'
import { people, wallLengths } from '../datasets/prayer-wall.ts'
import type { Figure, Reading, Settings } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { ratioReading } from '../readings.ts'
import { takeTurns } from '../rounds.ts'
import { type Shares, timedCalls } from '../shares.ts'
import { countText } from '../size.ts'

const wallPage = 20

/** A long prayer wall against a short one: first page, last page and live counts. */
export const prayerWall: Figure = {
  id: 'P18W',
  data: ['short prayer wall', 'long prayer wall'],
  async measure(settings) {
    const { rounds, size } = settings
    const [many, few] = [wallLengths.long[size], wallLengths.short[size]]
    await using large = await startWall(settings, 'long prayer wall', many)
    await using small = await startWall(settings, 'short prayer wall', few)
    const [prayers, pages] = [countText(many), countText(Math.floor(many / wallPage))]
    const both = `${prayers} ÷ ${countText(few)} prayers`
    const compared = [
      [`prayer wall, page 1: ${both}`, large, 'first', small, 'first', 1.2],
      [`prayer wall of ${prayers}: page ${pages} ÷ page 1`, large, 'last', large, 'first', 1.5],
      [`counts of a page, one of ${countText(people[size])}: ${both}`, large, 'support', small, 'support', 1.2],
    ] as const
    const readings: Reading[] = []
    for (const [what, one, asked, other, otherAsked, atMost] of compared) {
      const sides = { ours: middleOf(one, asked), reference: middleOf(other, otherAsked) }
      const times = await takeTurns(rounds, sides, { isWarm: true, settleBy: Number })
      readings.push(ratioReading(what, 'µs', times, { atMost }))
    }
    return readings
  },
}

const middleOf = (wall: Contestant, asked: string) => async () => (await wall.ask<Shares>(asked)).p50

const startWall = ({ databases, size }: Settings, data: 'short prayer wall' | 'long prayer wall', prayers: number) =>
  startOnDatabase(databases, data, 'wall.ts', ({ url: databaseUrl }): WallOptions => {
    return { databaseUrl, prayers, calls: timedCalls[size], limit: wallPage }
  })
