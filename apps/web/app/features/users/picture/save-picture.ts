import * as calls from '@narthex/contract/users/picture.endpoints'
import { callApi } from '../../../session/api.ts'
import { useSession } from '../../../session/session.ts'

/** Puts a photo in the place of the member's picture; every place that shows it shows the new one. */
export async function savePicture(photo: File): Promise<void> {
  const { imagem } = await callApi(calls.uploadPicture, { params: paramsOf(), body: { imagem: photo } })
  showPicture(imagem)
}

export async function removePicture(): Promise<void> {
  await callApi(calls.removePicture, { params: paramsOf() })
  showPicture(null)
}

function paramsOf() {
  const { clientAccount } = useSession.getState()
  if (!clientAccount) throw new Error('No one is logged in')
  return { a: clientAccount.igreja.codigo, b: String(clientAccount.id) }
}

function showPicture(imagem: string | null): void {
  const { clientAccount, memberships } = useSession.getState()
  if (!clientAccount) return
  useSession.setState({
    clientAccount: { ...clientAccount, imagem },
    memberships: memberships.map((member) => (member.uuid === clientAccount.uuid ? { ...member, imagem } : member)),
  })
}
