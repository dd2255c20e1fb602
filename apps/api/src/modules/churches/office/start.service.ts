import { type ChurchStart, churchStart, type StartStep, startSteps } from '@narthex/contract/churches/start.settings'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { type SettingsService, settingsActs } from '../../../platform/resources/settings-acts.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { listHistory } from '../../audit/history.service.ts'
import { startRecord } from '../churches.records.ts'
import { findPresence } from '../presence.queries.ts'
import { usualMenu } from './first-menu.service.ts'
import { findFilledSteps, findStart, listWholeMenu, upsertStart } from './start.queries.ts'
import { suggestMenu } from './start-menu.rules.ts'

/** A church that was founded before there was a guided start has nothing left to do. */
const passed = { situacao: 'CONCLUIDO', passos: [], versao: 0 } as const

/** Progress of setting up a new church. Each step's data is saved by the calls of its own record. */
export const startService: SettingsService<typeof churchStart> = {
  record: startRecord,
  subject: ({ situacao, passos }) => ({ situacao, passos: passos.join(' ') }),
  read: readStart,
  set: (work, _, form) => upsertStart(work, form),
  history: listHistory,
}

export const { replace: replaceStart } = settingsActs(churchStart, startService)

async function readStart(work: ChurchWork): Promise<ChurchStart> {
  const presence = await findPresence(work)
  if (!presence) throw notFound()
  const { modules } = await work.facts()
  const { situacao, passos, versao } = (await findStart(work)) ?? passed
  const filled: Partial<Record<StartStep, boolean>> = {
    ...(await findFilledSteps(work)),
    OFERTA: presence.DOACAO && modules.has('MOD_DOACAO'),
    INICIO: situacao === 'CONCLUIDO',
  }
  return {
    situacao,
    passos: [...passos],
    versao,
    etapas: startSteps.map((codigo) => ({
      codigo,
      flagPronta: filled[codigo] ?? passos.some((step) => step === codigo),
    })),
    menu: suggestMenu(await listWholeMenu(work), usualMenu, { presence, modules }),
  }
}
