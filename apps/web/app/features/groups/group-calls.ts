import type { Point } from '@narthex/client/device/locate'
import { listGroups } from '@narthex/contract/groups/group.endpoints'
import type { GroupChoices } from '@narthex/contract/groups/group.schemas'
import {
  chooseWhatIsShared,
  getParticipation,
  listGroupMembers,
  removeFromGroup,
} from '@narthex/contract/groups/group-member.endpoints'
import { requestToJoin, withdrawRequest } from '@narthex/contract/groups/join-request.endpoints'
import { callApi } from '../../session/api.ts'
import type { GroupsChoice } from './groups-address.ts'

/*
 * What the pages of groups ask of the API from the browser. Loaded when the first of it is asked: what a visitor reads
 * does without.
 */
export function listMyGroups(slug: string) {
  return callApi(listGroups, { params: { slug }, query: { usuario: '1', limit: '100' } })
}

/** A page of the list, the nearest first. */
export function listNearest(
  slug: string,
  { view: _, ...narrowed }: GroupsChoice,
  here: Point,
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  const [latitude, longitude] = [String(here.latitude), String(here.longitude)]
  const query = { ...narrowed, latitude, longitude, page: String(page), limit: String(limit) }
  return callApi(listGroups, { params: { slug }, query })
}

export function loadParticipation(id: number) {
  return callApi(getParticipation, { params: { id: String(id) } })
}

export function loadMembers(id: number, page: number) {
  return callApi(listGroupMembers, { params: { id: String(id) }, query: { page: String(page) } })
}

export function askToJoin(slug: string, idCelula: number, mensagem: string, flagCompartilharTelefone: boolean) {
  const message = mensagem.trim()
  const body = { idCelula, flagCompartilharTelefone, ...(message && { mensagem: message }) }
  return callApi(requestToJoin, { params: { slug }, body })
}

export function takeBack(idSolicitacao: number) {
  return callApi(withdrawRequest, { params: { id: String(idSolicitacao) } })
}

export function leaveGroup(id: number, idUsuario: number) {
  return callApi(removeFromGroup, { params: { id: String(id), idUsuario: String(idUsuario) } })
}

/** The list of members shows it too. */
export async function shareWithGroup(id: number, body: GroupChoices): Promise<void> {
  await callApi(chooseWhatIsShared, { params: { id: String(id) }, body })
  const { reloadData } = await import('@narthex/client/data/query-client')
  void reloadData('groupMembers')
}
