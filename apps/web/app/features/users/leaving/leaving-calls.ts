import { saveFile } from '@narthex/client/device/save-file'
import type { Success } from '@narthex/contract/endpoint'
import * as calls from '@narthex/contract/leaving/leaving.endpoints'
import { callApi } from '../../../session/api.ts'

/** Account and church of a deletion. */
export interface Leaver {
  readonly userId: number
  /** The church's code. */
  readonly igreja: string
}

export type Deletion = Success<typeof calls.getDeletion>

const naming = ({ userId, igreja }: Leaver) => ({ params: { id: String(userId) }, query: { igreja } })

export function loadDeletion(leaver: Leaver): Promise<Deletion> {
  return callApi(calls.getDeletion, naming(leaver))
}

export function askForDeletion(leaver: Leaver, senha: string): Promise<NonNullable<Deletion['pedido']>> {
  return callApi(calls.requestDeletion, { ...naming(leaver), body: { senha } })
}

export async function withdrawDeletion(leaver: Leaver): Promise<void> {
  await callApi(calls.withdrawDeletion, naming(leaver))
}

export async function confirmDeletion(leaver: Leaver, codigo: string): Promise<void> {
  await callApi(calls.confirmDeletion, { ...naming(leaver), body: { codigo } })
}

/** Puts everything that the church holds of the person into a file among their downloads. */
export async function downloadOwnData(leaver: Leaver): Promise<void> {
  const data = await callApi(calls.exportOwnData, naming(leaver))
  const name = `${leaver.igreja}-${data.geradoEm.slice(0, 10)}.json`
  saveFile(name, JSON.stringify(data, null, 2), 'application/json')
}
