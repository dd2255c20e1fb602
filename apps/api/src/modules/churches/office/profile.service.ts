import type { churchProfile, Profile } from '@narthex/contract/churches/profile.settings'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { SettingsService } from '../../../platform/resources/settings-acts.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { listHistory } from '../../audit/history.service.ts'
import { updateChurch } from '../churches.editing.queries.ts'
import { churchRecord } from '../churches.records.ts'
import { planServicesChanged } from '../services-changed.service.ts'
import { findProfile } from './profile.queries.ts'

/** The church's own profile. Its code, plan and opening are the operator's. */
export const profileService: SettingsService<typeof churchProfile> = {
  record: churchRecord,
  read: readProfile,
  async set(work, before, form) {
    await updateChurch(work, form)
    const isMoved = form.fusoHorario !== before.fusoHorario || form.idioma !== before.idioma
    if (isMoved) await planServicesChanged(work)
  },
  history: listHistory,
}

async function readProfile(work: ChurchWork): Promise<Profile> {
  const found = await findProfile(work)
  if (!found) throw notFound()
  const { versaoPerfil: versao, dataCadastro, ...profile } = found
  return { ...profile, versao, dataCadastro: dataCadastro.toISOString() }
}
