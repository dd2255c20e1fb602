import type { MapperOptions } from '../contestants/mapper.ts'
import type { OpenDatabase } from '../databases.ts'
import { cityGroups } from '../datasets/city-groups.ts'
import type { Figure, Reading } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { singleReading } from '../readings.ts'
import { takeTurns } from '../rounds.ts'
import { type Shares, timedCalls } from '../shares.ts'
import { countText } from '../size.ts'

/** The groups of one church in one city: those in a box of the map, and the nearest ones. */
export const groupsMap: Figure = {
  id: 'P18M',
  data: ['groups of a city'],
  async measure({ rounds, size, databases }) {
    const optionsOn = ({ url: databaseUrl }: OpenDatabase): MapperOptions => {
      return { databaseUrl, calls: timedCalls[size] }
    }
    const groups = `${countText(cityGroups[size])} groups`
    await using mapper = await startOnDatabase(databases, 'groups of a city', 'mapper.ts', optionsOn)
    const readings: Reading[] = []
    for (const [what, answer] of [
      [`points in a box of the map among ${groups}, p99`, 'points'],
      ['a list of those in a box that have room, p99', 'list'],
      [`the nearest of ${groups}, p99`, 'near'],
    ] as const) {
      const ask = async () => (await mapper.ask<Shares>(answer)).p99 / 1e6
      const { times } = await takeTurns(rounds, { times: ask }, { isWarm: true, settleBy: Number })
      readings.push(singleReading(what, 's', times, answer === 'points' ? { atMost: 0.02 } : undefined))
    }
    return readings
  },
}
