import { churchLook } from '@narthex/contract/churches/look.settings'
import { churchModules } from '@narthex/contract/churches/modules.settings'
import { churchProfile } from '@narthex/contract/churches/profile.settings'
import type { Settings } from '@narthex/contract/resources/settings'
import { settingsEndpoints } from '@narthex/contract/resources/settings-endpoints'
import type * as z from 'zod/mini'
import { callApi } from '../../session/api.ts'
import { refreshOffice } from '../../session/start-session.ts'

type Form<S extends Settings> = z.output<S['form']>
type Row<S extends Settings> = z.output<S['row']> & { readonly versao: number }

interface SettingsPart<S extends Settings> {
  read(): Promise<Row<S>>
  /** Changes some fields of the current settings, and keeps what others have changed in all other fields. */
  change(fields: Partial<Form<S>>): Promise<Row<S>>
}

function part<S extends Settings>(settings: S): SettingsPart<S> {
  const { get, set } = settingsEndpoints(settings)
  const names = Object.keys(settings.form.shape)
  const read = async () => (await callApi(get as never, {} as never)) as Row<S>
  return {
    read,
    async change(fields) {
      const row: Readonly<Record<string, unknown>> = await read()
      const form = Object.fromEntries(names.map((name) => [name, row[name]]))
      const body = { ...form, ...fields, versao: row.versao }
      const changed = (await callApi(set as never, { body } as never)) as Row<S>
      await refreshOffice()
      return changed
    },
  }
}

export const profilePart = part(churchProfile)
export const lookPart = part(churchLook)
export const modulesPart = part(churchModules)
