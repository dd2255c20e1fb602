import type { CheckedCard, MemberCard } from '@narthex/contract/users/card.schemas'
import { notFound } from '../../../platform/http/domain-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { originOf } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { type Frame, frameOf } from '../../churches/churches.service.ts'
import { readCode, signedCode } from './card-codes.rules.ts'
import { noMemberCard } from './cards.errors.ts'
import { type CardRow, findCardByCode, findCardOfMember } from './cards.queries.ts'

const keyOf = ({ keys }: Platform) => keys('member cards')

/** A member's card with all that is told on it. Throws NO_MEMBER_CARD, also for one that was withdrawn. */
export async function cardOf(platform: Platform, church: ChurchScope, memberId: number): Promise<MemberCard> {
  const row = await platform.database.inScope(church, (tx) => findCardOfMember(church, tx, memberId))
  if (!row || !isGood(row)) throw noMemberCard()
  const code = signedCode(keyOf(platform), church.uuid, row.card.codigo)
  return toCard(row, await frameOf(platform, church), `${originOf(platform.domain, church)}/card/${code}`)
}

/** What a card shows to a stranger who reads its code. Throws NOT_FOUND for a code that is none of this church's. */
export async function checkCard(platform: Platform, church: ChurchScope, signed: string): Promise<CheckedCard> {
  const codigo = readCode(keyOf(platform), church.uuid, signed)
  if (!codigo) throw notFound()
  const row = await platform.database.inScope(church, (tx) => findCardByCode(church, tx, codigo))
  if (!row) throw notFound()
  const { church: record } = await frameOf(platform, church)
  return { nome: nameOf(row), foto: row.member.imagem, igreja: record.nome, flagValida: isGood(row) }
}

function isGood({ card, member }: CardRow): boolean {
  return card.revogadaEm === null && member.flagAtivo
}

const nameOf = ({ member: { nome, sobrenome } }: CardRow) => `${nome} ${sobrenome}`

function toCard(row: CardRow, { church, visual, congregacoes }: Frame, qrCode: string): MemberCard {
  const { card, member } = row
  const congregation = congregacoes.find(({ id }) => id === member.congregacaoId)
  return {
    usuario: { id: member.id },
    foto: member.imagem,
    nome: nameOf(row),
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
