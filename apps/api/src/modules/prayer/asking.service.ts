import type { Help, PrayerState } from '@narthex/contract/prayer/prayer.schemas'
import type { askForPrayer } from '@narthex/contract/prayer/prayer-acts.endpoints'
import type * as z from 'zod/mini'
import { countMemberUse } from '../../platform/attempts/count-use.ts'
import { findCareSigns } from '../../platform/care/care.rules.ts'
import { findHelpLines } from '../../platform/care/help-lines.rules.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { MemberId, PrayerId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { StagedFile } from '../media/files/keeping.service.ts'
import { settlePicture, stagePicture } from '../media/images/images.editing.service.ts'
import { requireMember } from '../members/members.service.ts'
import { followPrayerCare } from './care-of-prayers.service.ts'
import { notifyModeratorsOfDanger, planModeration } from './news.service.ts'
import { noSuchReason, phoneNeeded } from './prayer.errors.ts'
import { stateOfPrayer } from './prayer-states.rules.ts'
import { countAsked, findAsked, insertPrayer } from './prayers.queries.ts'
import { hasReason } from './reasons.queries.ts'
import { getWall, type Wall } from './settings.service.ts'

type GivenPrayer = z.output<(typeof askForPrayer)['body']>
export type AskedPrayer = Omit<GivenPrayer, 'imagem'>

export interface Answered {
  readonly id: PrayerId
  readonly situacao: PrayerState
  readonly ajuda: Help | null
}

/** Rate limit: per member, within 15 minutes. Counts failed attempts too. */
const maxRequests = 15

/**
 * Saves the caller's prayer request. Idempotent by `chave`. A prayer that is published at once is visible to the next
 * request.
 */
export async function requestPrayer(
  platform: Needs<'files'>,
  call: MemberCall,
  { photo, ...given }: AskedPrayer & { readonly photo?: Uint8Array<ArrayBuffer> | undefined },
): Promise<Answered> {
  const { actor, inChurch, editSite } = call
  const { memberId } = actor
  const wall = await getWall(call)
  const before = await inChurch((work) => findAsked(work, memberId, given.chave))
  if (before) return toAnswer(wall, before)
  await countMemberUse(call, { what: 'prayers', maxAttempts: maxRequests })
  const staged = photo && (await stagePicture(platform, call, photo))
  if (photo && !staged) throw new DomainError('NOT_A_PICTURE')
  const write = (work: ChurchWork) => savePrayer(platform, work, { wall, memberId, given, staged })
  const { publicarAposAprovacao } = wall.settings
  const expected = stateOfPrayer({ ...given, sinais: findCareSigns(given.mensagem), publicarAposAprovacao })
  return expected === 'PUBLICADA' ? editSite(write) : inChurch(write)
}

interface NewPrayer {
  readonly wall: Wall
  readonly memberId: MemberId
  readonly given: AskedPrayer
  readonly staged: StagedFile | undefined
}

async function savePrayer(
  platform: Needs<'files'>,
  work: ChurchWork,
  { wall, memberId, given, staged }: NewPrayer,
): Promise<Answered> {
  // `requireMember` locks the member's row, so a double click runs in sequence: the second request finds the first one
  // and is not counted against the daily limit.
  const member = await requireMember(work, memberId)
  const before = await findAsked(work, memberId, given.chave)
  if (before) return toAnswer(wall, before)
  const { idOracaoMotivo: motivoId = null, telefone, ...asked } = given
  const { settings, calendar } = wall
  if ((await countAsked(work, memberId, calendar.today)) > settings.limitePorDia) throw new DomainError('PRAYER_LIMIT')
  if (motivoId !== null && !(await hasReason(work, motivoId))) throw noSuchReason()
  const phone = telefone ?? member.telefone
  if (asked.flagReceberLigacao && !phone) throw phoneNeeded()

  const sinais = findCareSigns(asked.mensagem)
  const situacao = stateOfPrayer({ ...asked, ...settings, sinais })
  if (staged) await settlePicture(platform, work, staged)
  const row = {
    ...asked,
    memberId,
    motivoId,
    sinais,
    situacao,
    imagem: staged?.endereco ?? null,
    telefone: asked.flagReceberLigacao || asked.flagReceberVisita ? phone : null,
    muralEm: situacao === 'PUBLICADA' ? calendar.today : null,
    dataCadastro: work.now,
  }
  const id = await insertPrayer(work, row)
  await followPrayerCare(work, { ...row, id, contatoFeitoEm: null })
  if (situacao === 'CUIDADO') await notifyModeratorsOfDanger(work, `oracao-${id}`)
  if (situacao === 'PENDENTE') await planModeration(work, wall)
  return toAnswer(wall, { id, situacao })
}

function toAnswer(wall: Wall, { id, situacao }: Pick<Answered, 'id' | 'situacao'>): Answered {
  return { id, situacao, ajuda: situacao === 'CUIDADO' ? toHelp(wall) : null }
}

/** Help lines for the church's country. */
export function toHelp({ church: { endereco, idioma } }: Wall): Help {
  return findHelpLines({ pais: endereco?.pais, idioma })
}
