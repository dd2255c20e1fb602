import type { CheckedCard, MemberCard } from '@narthex/contract/users/card.schemas'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { Needs } from '../../../platform/platform.ts'
import { toOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { type Frame, getFrame } from '../../churches/churches.service.ts'
import { belongs } from '../../members/members.service.ts'
import { signCardCode, verifyCardCode } from './card-codes.rules.ts'
import { type CardRow, findCardByCode, findCardOfMember } from './cards.queries.ts'

const keyOf = (keys: Keys) => keys('member cards')

/** The caller's member card with all its fields. Throws NO_MEMBER_CARD, also for a withdrawn card. */
export async function getCard(platform: Needs<'domain'>, call: MemberCall): Promise<MemberCard> {
  const row = await call.inChurch((work) => findCardOfMember(work, call.actor.memberId))
  if (!isGood(row)) throw new DomainError('NO_MEMBER_CARD')
  return toCard(row, await getFrame(call), createQrText(platform, call, row))
}

/** The text of a card's QR code: the address at which anyone checks it. */
export function createQrText(platform: Needs<'domain'>, { church, keys }: ChurchCall, { card }: CardRow): string {
  return `${toOrigin(platform.domain, church)}/card/${signCardCode(keyOf(keys), church.uuid, card.codigo)}`
}

/** Whether a member has a valid card at the church of the work. */
export async function hasCard(work: ChurchWork, memberId: MemberId): Promise<boolean> {
  return isGood(await findCardOfMember(work, memberId))
}

/** The public result of scanning a card. Throws NOT_FOUND for a code that this church did not sign. */
export async function checkCard(call: ChurchCall, signed: string): Promise<CheckedCard> {
  const codigo = verifyCardCode(keyOf(call.keys), call.church.uuid, signed)
  if (!codigo) throw notFound()
  const row = await call.inChurch((work) => findCardByCode(work, codigo))
  if (!row) throw notFound()
  const { name } = await call.facts()
  return { nome: toFullName(row), foto: row.member.imagem, igreja: name, flagValida: isGood(row) }
}

/** Whether a card is valid: it was not withdrawn, and its person belongs to the church. */
export function isGood(row: CardRow | undefined): row is CardRow {
  return row?.card.revogadaEm === null && belongs(row.member)
}

/** The full name on a card. */
export const toFullName = ({ member: { nome, sobrenome } }: CardRow) => `${nome} ${sobrenome}`

function toCard(row: CardRow, { church, visual, congregacoes }: Frame, qrCode: string): MemberCard {
  const { card, member } = row
  const congregation = congregacoes.find(({ id }) => id === member.congregacaoId)
  return {
    usuario: { id: member.id },
    foto: member.imagem,
    nome: toFullName(row),
    numeroMembro: card.numeroMembro,
    cargo: card.cargo,
    dataBatismo: card.dataBatismo,
    dataNascimento: member.dataNascimento,
    sexo: member.sexo as MemberCard['sexo'],
    estadoCivil: member.estadoCivil as MemberCard['estadoCivil'],
    cpf: member.cpf,
    telefone: member.telefone,
    congregacao: congregation?.nome ?? null,
    igrejaVinculada: church.nome,
    responsavel: card.responsavel ?? congregation?.responsavel ?? null,
    qrCode,
    logo: visual.logo,
    emitidaEm: card.emitidaEm.toISOString(),
  }
}

/** The card of a person, also one that was withdrawn; for staff who issue cards. */
export const findCardOfPerson = (work: ChurchWork, memberId: MemberId) => findCardOfMember(work, memberId)
