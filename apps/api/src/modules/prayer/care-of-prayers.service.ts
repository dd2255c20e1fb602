import type { PrayerId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { CareListener, CarePrayer } from '../care/care.signals.ts'
import { askForCare, endCareOfPrayer } from '../care/care-items.service.ts'
import { prayerRecord } from './prayer.records.ts'
import { needsCare } from './prayer-states.rules.ts'
import { holdPrayer, listPrayersById, type PrayerRow, updatePrayer } from './prayers.queries.ts'

type Asked = Pick<
  PrayerRow,
  'id' | 'memberId' | 'situacao' | 'contatoFeitoEm' | 'flagReceberLigacao' | 'flagReceberVisita'
>

/** Puts a prayer into the care inbox while its author may be in danger, or waits for a call or a visit; else takes it out. */
export function followPrayerCare(work: ChurchWork, prayer: Asked): Promise<void> {
  const { id, memberId, situacao, contatoFeitoEm, flagReceberLigacao, flagReceberVisita } = prayer
  const isDanger = situacao === 'CUIDADO'
  const waits = contatoFeitoEm === null && (flagReceberLigacao || flagReceberVisita)
  if (!isDanger && !waits) return endCareOfPrayer(work, id)
  return askForCare(work, { tipo: 'ORACAO', memberId, prayerId: id }, { isDanger })
}

/** The words of prayers, for those who look after their authors. */
export async function findCarePrayers(
  work: ChurchWork,
  ids: readonly PrayerId[],
): Promise<ReadonlyMap<PrayerId, CarePrayer>> {
  const prayers = await listPrayersById(work, ids)
  return new Map(
    prayers.map(({ id, mensagem, telefone, flagReceberLigacao: flagLigacao, flagReceberVisita: flagVisita }) => [
      id,
      { mensagem, telefone, flagLigacao, flagVisita },
    ]),
  )
}

/** A prayer whose care is done counts as contacted, and stays with the pastors; opened again, it waits as before. */
export const moveWithCare: CareListener = async (work, { prayerId, isDone }, watch) => {
  const before = await holdPrayer(work, prayerId, 'no key update')
  if (!before) return
  await watch(prayerRecord(prayerId, before.memberId))
  const { situacao, sinais, contatoFeitoEm } = before
  if (isDone) {
    const after = situacao === 'CUIDADO' ? 'RESERVADA' : situacao
    await updatePrayer(work, prayerId, { situacao: after, contatoFeitoEm: contatoFeitoEm ?? work.now })
    return
  }
  const after = situacao === 'RESERVADA' && needsCare(sinais) ? 'CUIDADO' : situacao
  await updatePrayer(work, prayerId, { situacao: after, contatoFeitoEm: null })
}
