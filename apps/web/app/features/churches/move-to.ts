import { changeChurch } from '@narthex/contract/users/profile.endpoints'
import type { PagePath } from '../../routing/page-path.ts'
import { callApi } from '../../session/api.ts'
import { goWithCode } from '../../session/hand-off.ts'

/** Makes the member one of that church, too, and takes them to their account on its site, which says so. Rejects with what the call throws. */
export async function moveTo(igreja: string): Promise<void> {
  goWithCode(await callApi(changeChurch, { body: { igreja } }), '/user' satisfies PagePath, { isStep: true })
}
