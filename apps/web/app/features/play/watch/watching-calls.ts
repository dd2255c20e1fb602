import { deviceName } from '@narthex/client/device/device-name'
import type { Playback, Position } from '@narthex/contract/play/play.schemas'
import * as calls from '@narthex/contract/play/watching.endpoints'
import type { SignedAddress, WatchedPart } from '@narthex/contract/play/watching.schemas'
import { callApi } from '../../../session/api.ts'
import type { Viewer } from '../profiles/viewer.ts'

/** @param chave of this attempt; becomes the playback's id */
export function startWatching(chave: string, idConteudo: number, { perfil, passe }: Viewer): Promise<Playback> {
  return callApi(calls.startWatching, { body: { chave, idConteudo, aparelho: deviceName(), perfil, passe } })
}

export function renewWatching(reproducao: string, body: WatchedPart): Promise<SignedAddress> {
  return callApi(calls.renewWatching, { params: { reproducao }, body })
}

/** Reaches the server also where the page is left at once. */
export async function endWatching(reproducao: string, body: WatchedPart): Promise<void> {
  await callApi(calls.endWatching, { params: { reproducao }, body })
}

/** Saves a position; reaches the server even if the page closes at once. `perfil` is null for the member. */
export function savePosition(perfil: string | null, position: Position): Promise<Position[]> {
  return callApi(calls.savePositions, { body: { perfil, posicoes: [position] } })
}

export function markWatched(conteudo: number, perfil: string | null): Promise<Position> {
  return callApi(calls.markWatched, { params: { conteudo: String(conteudo) }, body: { perfil, flagVisto: true } })
}
