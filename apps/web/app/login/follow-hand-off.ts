import type { Credential } from '@narthex/contract/auth/auth.schemas'
import { readHandOff, takeHandOff } from '@narthex/contract/auth/login.endpoints'
import type { HandOffLink } from '../routing/hand-off-link.ts'
import { apiClient } from '../session/api-client.ts'
import { askAboutHandOff } from '../session/hand-off-question.ts'
import { useSession } from '../session/session.ts'
import { announceStep } from '../session/step-result.ts'
import { giveWayTo } from './log-out.ts'
import { settleOutboxes } from './settle-outboxes.ts'

/**
 * Follows a link that carries a login here (specification §4, origin URL). Anybody can send such a link with a login of
 * their own, so a link alone never changes who is logged in: without a question only a visitor goes on who comes from
 * a site of the organisation. The code is spent after the yes. A step that its member took is announced to the page: a link
 * alone cannot claim one, as no one else has a code of that member's. Never throws: a link that leads nowhere changes nothing.
 * @param enter begins the session of a visitor
 */
export async function followHandOff(
  { codigo, origem, isStep = false }: HandOffLink,
  enter: (credential: Credential) => Promise<void>,
): Promise<void> {
  const offer = await apiClient.call(readHandOff, { body: { codigo, origem } }).catch(() => undefined)
  const { account, clientAccount } = useSession.getState()
  // A person whom this church does not know cannot be logged in here.
  if (!offer?.pessoa) return
  const { pathname } = location
  if (offer.user.id === account?.id) {
    if (isStep) announceStep(pathname)
    return
  }

  const accept = async () => {
    if (account && !(await settleOutboxes())) return 'declined'
    try {
      const credential = await apiClient.call(takeHandOff, { body: { codigo: offer.codigo } })
      if (account) await giveWayTo(credential.refreshToken, { isStep })
      else {
        await enter(credential)
        if (isStep) announceStep(pathname)
      }
      return 'done'
    } catch {
      return 'failed'
    }
  }
  if (!account && offer.flagDaOrganizacao) await accept()
  else await askAboutHandOff({ email: offer.user.email, person: offer.pessoa, current: clientAccount, accept })
}
