import { churchModules } from '@narthex/contract/churches/modules.settings'
import { invalid } from '../../../platform/errors/domain-error.ts'
import { type SettingsService, settingsActs } from '../../../platform/resources/settings-acts.ts'
import { listHistory } from '../../audit/history.service.ts'
import { replaceModules } from '../churches.editing.queries.ts'
import { listRecords } from '../churches.records.ts'
import { findModules, findPlanModules, listDependants } from './modules.queries.ts'

/** The church's modules. Data of a module that is switched off is kept and comes back with it. */
export const moduleService: SettingsService<typeof churchModules> = {
  record: listRecords.igrejaModulo,
  subject: ({ modulos }) => ({ modulos: modulos.join(' ') }),
  async read(work) {
    const { modulos, versao } = await findModules(work)
    return { modulos, versao, dependentes: await listDependants(work), modulosDoPlano: await findPlanModules(work) }
  },
  async set(work, before, { modulos }) {
    const { modulosDoPlano } = before
    const added = modulos.filter((module) => !before.modulos.includes(module))
    if (modulosDoPlano && added.some((module) => !modulosDoPlano.includes(module)))
      throw invalid([{ path: 'body.modulos', message: 'Not in the plan of the church' }])
    await replaceModules(work, modulos)
  },
  history: listHistory,
}

export const { replace: replaceChurchModules } = settingsActs(churchModules, moduleService)
