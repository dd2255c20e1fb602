import { Outbox } from '@narthex/client/outbox/outbox'
import type { Position } from '@narthex/contract/play/play.schemas'
import { unsentMarks } from '../../../../outbox/unsent-marks.ts'
import { savePosition } from '../watching-calls.ts'

/** Stands for the member's own profile in the name of an entry. */
const ownProfile = 'own'

export const positionPlace = (memberId: number, perfil: string | null, idConteudo: number) => ({
  memberId,
  names: [perfil ?? ownProfile, idConteudo],
})

/** Unsent positions of a member, by profile and title. The newest wins on the server, so late ones are not refused. */
export const positionOutbox = new Outbox<Position, 'refused', unknown>({
  name: 'positions',
  mark: unsentMarks.positions,
  send: (position, { names: [profile] }) => savePosition(profile === ownProfile ? null : String(profile), position),
  toProblem: () => 'refused',
  rebase: (later) => later,
})
