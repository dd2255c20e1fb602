import type { Help, PrayerState } from '@narthex/contract/prayer/prayer.schemas'
import type { askForPrayer } from '@narthex/contract/prayer/prayer-acts.endpoints'
import type * as z from 'zod/mini'
import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { countUse } from '../auth/limits.service.ts'
import type { StagedFile } from '../media/files/keeping.service.ts'
import { settlePicture, stagePicture } from '../media/images/images.editing.service.ts'
import { requireMember } from '../users/members.service.ts'
import { notAPicture } from '../users/pictures/pictures.errors.ts'
import { signsIn } from './care/care.rules.ts'
import { helpAt } from './care/help-lines.rules.ts'
import { planModeration, tellOfCare } from './news.service.ts'
import { noSuchReason, phoneNeeded, prayerLimit } from './prayer.errors.ts'
import { stateOfPrayer } from './prayer-states.rules.ts'
import { countAsked, findAsked, insertPrayer } from './prayers.queries.ts'
import { hasReason } from './reasons.queries.ts'
import { requireWall, type Wall } from './settings.service.ts'

type Given = z.output<(typeof askForPrayer)['body']>
export type AskedPrayer = Omit<Given, 'imagem'>

export interface Answered {
  readonly id: number
  readonly situacao: PrayerState
  readonly ajuda: Help | null
}

/** Of one member in a quarter of an hour, whatever became of them. */
const tries = { most: 15 }

/**
 * Asks for prayer in a member's name. What comes on the wall at once is there with the next request. Throws NOT_FOUND without
 * a wall, VALIDATION, PRAYER_LIMIT, TOO_MANY_REQUESTS, NOT_A_PICTURE, NO_ROOM, BUSY.
 */
export async function ask(
  platform: Platform,
  church: ChurchScope,
  memberId: number,
  given: AskedPrayer,
  photo?: Uint8Array<ArrayBuffer>,
): Promise<Answered> {
  const wall = await requireWall(platform, church)
  const before = await platform.database.inScope(church, (tx) => findAsked(church, tx, memberId, given.chave))
  if (before) return answerOf(wall, before)
  await countUse(platform, church, { what: 'prayers', who: `${church.uuid}/${memberId}`, limit: tries })
  const staged = photo && (await stagePicture(platform, church, photo))
  if (photo && !staged) throw notAPicture()
  const write = (tx: Tx) => insert(platform, church, tx, { wall, memberId, given, staged })
  const { publicarAposAprovacao } = wall.settings
  const expected = stateOfPrayer({ ...given, sinais: signsIn(given.mensagem), publicarAposAprovacao })
  return expected === 'PUBLICADA' ? editChurch(platform, church, write) : platform.database.inScope(church, write)
}

interface Asking {
  readonly wall: Wall
  readonly memberId: number
  readonly given: AskedPrayer
  readonly staged: StagedFile | undefined
}

async function insert(
  platform: Platform,
  church: ChurchScope,
  tx: Tx,
  { wall, memberId, given, staged }: Asking,
): Promise<Answered> {
  // Those of one member follow each other: of a doubled click the second finds the first, and none is counted twice.
  const member = await requireMember(church, tx, memberId)
  const before = await findAsked(church, tx, memberId, given.chave)
  if (before) return answerOf(wall, before)
  const { idOracaoMotivo: motivoId = null, telefone, ...asked } = given
  const { settings, calendar } = wall
  if ((await countAsked(church, tx, memberId, calendar.today)) > settings.limitePorDia) throw prayerLimit()
  if (motivoId !== null && !(await hasReason(church, tx, motivoId))) throw noSuchReason()
  const phone = telefone ?? member.telefone
  if (asked.flagReceberLigacao && !phone) throw phoneNeeded()

  const sinais = signsIn(asked.mensagem)
  const situacao = stateOfPrayer({ ...asked, ...settings, sinais })
  if (staged) await settlePicture(platform, church, tx, staged)
  const id = await insertPrayer(church, tx, {
    ...{ ...asked, usuarioId: memberId, motivoId, sinais, situacao, imagem: staged?.endereco ?? null },
    telefone: asked.flagReceberLigacao || asked.flagReceberVisita ? phone : null,
    muralEm: situacao === 'PUBLICADA' ? calendar.today : null,
    dataCadastro: platform.clock(),
  })
  if (situacao === 'CUIDADO') await tellOfCare(platform, church, tx, `oracao-${id}`)
  if (situacao === 'PENDENTE') await planModeration(platform, church, tx, wall)
  return answerOf(wall, { id, situacao })
}

function answerOf(wall: Wall, { id, situacao }: Pick<Answered, 'id' | 'situacao'>): Answered {
  return { id, situacao, ajuda: situacao === 'CUIDADO' ? helpOf(wall) : null }
}

/** Whom a member of this church can turn to at once. */
export function helpOf({ church: { endereco, idioma } }: Wall): Help {
  return helpAt({ pais: endereco?.pais, idioma })
}
