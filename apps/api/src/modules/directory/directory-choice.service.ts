import { blocksPerMember } from '@narthex/contract/limits'
import type { DirectoryChoice, OwnDirectory } from '@narthex/contract/people/directory.schemas'
import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { type MemberId, toMemberId } from '../../platform/ids.ts'
import { findToday } from '../../platform/work/church-facts.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { requireMember } from '../members/members.service.ts'
import { findOwnEntry, isReadable } from './directory.queries.ts'
import { agreesTo, countLook, findObstacle, findOpenGroups, findReach, toEntry } from './directory.service.ts'
import { countBlocked, deleteBlock, insertBlock, listBlocked, upsertChoice } from './directory-choice.queries.ts'
import { findDirectorySettings } from './directory-settings.queries.ts'

const off = {
  impedimento: null,
  oferecidos: [],
  flagFora: false,
  campos: [],
  flagConfirmar: false,
  proprio: null,
} as const

/** The directory for the caller: whether they may read it, what they show, and how others see them. */
export const getOwnDirectory = ({ actor, inChurch }: MemberCall): Promise<OwnDirectory> =>
  inChurch((work) => readOwn(work, actor.memberId))

async function readOwn(work: ChurchWork, memberId: MemberId): Promise<OwnDirectory> {
  const { flagLigado, publico, campos: oferecidos } = await findDirectorySettings(work)
  const bloqueados = (await listBlocked(work, memberId)).map(({ id, nome, sobrenome }) => ({
    id,
    nome: `${nome} ${sobrenome}`.trim(),
  }))
  if (!flagLigado) return { flagLigado, publico, bloqueados, ...off, oferecidos: [], campos: [] }
  const own = await findOwnEntry(work, memberId, await findToday(work))
  if (!own) throw notFound()
  const impedimento = findObstacle(own)
  if (impedimento) return { flagLigado, publico, bloqueados, ...off, oferecidos: [], campos: [], impedimento }
  const groups = await findOpenGroups(work, [memberId])
  const chosen = own.campos ?? []
  return {
    flagLigado,
    impedimento,
    publico,
    oferecidos,
    flagFora: own.flagFora ?? false,
    campos: oferecidos.filter((field) => chosen.includes(field)),
    flagConfirmar: chosen.length > 0 && !agreesTo(own.agreed, publico),
    proprio: toEntry(own, oferecidos, groups.get(memberId) ?? []),
    bloqueados,
  }
}

/** Keeps what the caller shows. Throws CHANGED_MEANWHILE where the church has chosen other readers than they were told of. */
export function setOwnDirectory({ actor, inChurch }: MemberCall, choice: DirectoryChoice): Promise<OwnDirectory> {
  return inChurch(async (work) => {
    await requireMember(work, actor.memberId)
    const settings = await findDirectorySettings(work)
    if (!settings.flagLigado) throw notFound()
    if (settings.publico !== choice.publico) throw new DomainError('CHANGED_MEANWHILE')
    await upsertChoice(work, {
      memberId: actor.memberId,
      flagFora: choice.flagFora,
      campos: settings.campos.filter((field) => choice.campos.includes(field)),
      publico: choice.publico,
      escolhidoEm: work.now,
    })
    return readOwn(work, actor.memberId)
  })
}

/** Hides the caller and someone whom they see from each other. */
export async function blockMember(call: MemberCall, id: number): Promise<void> {
  const { actor } = call
  // Told apart by its answer are those who are in the directory: as often as one may look into it.
  await countLook(call)
  await call.inChurch(async (work) => {
    await requireMember(work, actor.memberId)
    const blockedId = toMemberId(id)
    const known = await listBlocked(work, actor.memberId)
    if (known.some((blocked) => blocked.id === blockedId)) return
    const reach = await findReach(work, call, await findDirectorySettings(work))
    if (!reach || blockedId === actor.memberId || !(await isReadable(work, reach, blockedId))) throw notFound()
    if ((await countBlocked(work, actor.memberId)) >= blocksPerMember) throw new DomainError('LIMIT_REACHED')
    await insertBlock(work, { memberId: actor.memberId, blockedId, desde: work.now })
  })
}

export const unblockMember = ({ actor, inChurch }: MemberCall, id: number): Promise<void> =>
  inChurch((work) => deleteBlock(work, actor.memberId, toMemberId(id)))
