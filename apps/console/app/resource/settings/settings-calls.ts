import type { RecordChange } from '@narthex/contract/audit/history.schemas'
import type { Settings } from '@narthex/contract/resources/settings'
import { settingsEndpoints } from '@narthex/contract/resources/settings-endpoints'
import { callApi } from '../../session/api.ts'
import type { FormValues } from '../form/kind-editor.ts'
import type { RecordPage } from '../record-calls.ts'

/** Settings as the office reads them; their version is 0 until they are written first. */
export type SettingsRecord = FormValues & { readonly versao: number }

/** The calls of any settings. What they take and answer has the shape that `settingsEndpoints` gives it. */
export const settingsCalls = {
  get: async (settings: Settings) => (await callApi(settingsEndpoints(settings).get, {})) as SettingsRecord,
  set: async (settings: Settings, values: FormValues, versao: number) =>
    (await callApi(settingsEndpoints(settings).set, { body: { ...values, versao } as never })) as SettingsRecord,
  history: async (settings: Settings, query: Readonly<Record<string, string>>) =>
    (await callApi(settingsEndpoints(settings).history, { query })) as RecordPage<RecordChange>,
}
