import { dayMs } from '@narthex/contract/durations'
import type { PlayStatistics } from '@narthex/contract/play/watching.schemas'
import { invalid } from '../../../../platform/errors/domain-error.ts'
import type { ChurchCall } from '../../../../platform/work/transactions.ts'
import { listDays, listMostPlayed } from '../playbacks/statistics.queries.ts'

const maxDays = 366
const titlesListed = 100

/** How much was watched from `inicio` to `fim`, both included. Throws VALIDATION for more than a year. */
export async function getStatistics(
  { inChurch }: ChurchCall,
  { inicio, fim }: { readonly inicio: string; readonly fim: string },
): Promise<PlayStatistics> {
  const days = (Date.parse(fim) - Date.parse(inicio)) / dayMs
  if (days < 0 || days > maxDays) throw invalid([{ path: 'query.fim', message: 'Not within a year of the first day' }])
  const range = { first: inicio, last: fim }
  return inChurch(async (work) => ({
    dias: await listDays(work, range),
    titulos: await listMostPlayed(work, range, titlesListed),
  }))
}
