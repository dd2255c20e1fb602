import type { Loaded } from '@narthex/client/data/loaded'
import { reloadData } from '@narthex/client/data/query-client'
import { useMemberData } from '@narthex/client/data/use-member-data'
import type { CallInput } from '@narthex/contract/endpoint'
import * as calls from '@narthex/contract/play/profile.endpoints'
import type { PlayProfiles } from '@narthex/contract/play/watching.schemas'
import { callApi } from '../../../session/api.ts'
import { forgetViewer, useViewer } from './viewer.ts'

const key = 'playProfiles'

/** The children's profiles of the account. */
export function useProfiles(): Loaded<PlayProfiles> {
  return useMemberData([key], () => callApi(calls.listPlayProfiles, {}))
}

export const reloadProfiles = () => reloadData(key)

export const openOwnProfile = (pin: string) => callApi(calls.openOwnProfile, { body: { pin } })

type Fields = Omit<CallInput<typeof calls.addPlayProfile>['body'], 'chave'>

export const addProfile = (chave: string, fields: Fields) =>
  callApi(calls.addPlayProfile, { body: { chave, ...fields } })

export const changeProfile = (perfil: string, body: Fields) =>
  callApi(calls.changePlayProfile, { params: { perfil }, body })

export async function removeProfile(perfil: string, pin: string): Promise<void> {
  await callApi(calls.removePlayProfile, { params: { perfil }, body: { pin } })
  if (useViewer.getState().perfil === perfil) forgetViewer()
}

/** The first one of the account. */
export const setPin = (pin: string) => callApi(calls.setPlayPin, { body: { pin, pinAtual: null, senha: null } })

/** Replaces a forgotten PIN, with the account's password. */
export const replacePin = (
  body: Pick<CallInput<typeof calls.setPlayPin>['body'], 'pin' | 'captcha'> & { senha: string },
) => callApi(calls.setPlayPin, { body: { ...body, pinAtual: null } })
