import { foundChurch, setCongregations, setVisual } from '@narthex/api/modules/churches/churches.editing.service'
import { getFrame } from '@narthex/api/modules/churches/churches.service'
import { issueCard, withdrawCard } from '@narthex/api/modules/users/cards/card-office.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { enrolPerson } from '@narthex/api/testing/people'
import { plainChurch } from '@narthex/api/testing/plain-church'
import type { Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { ProductHere } from './product-here.ts'

export interface MemberChurch {
  readonly address: string
  readonly code: string
  /** Logs Ana in, who has a card, or Rui, who has none, and opens a page of the church. */
  enter(page: Page, path: string, who?: 'ana' | 'rui'): Promise<void>
  /** The office takes Ana's card away. */
  withdraw(): Promise<void>
  readonly userId: number
  /** Ana's. */
  readonly memberId: number
}

/** A church with an office that gives cards, and two members. */
export async function openMemberChurch(
  { platform, siteAddress, newCode }: ProductHere,
  corApp = '#0e7c7b',
): Promise<MemberChurch> {
  const code = newCode('enseada')
  const own = { nome: 'Igreja da Enseada', fusoHorario: 'America/Recife' }
  const church = await foundChurch(platform, plainChurch(code, own))
  await setVisual(createOwnCall(platform.transactions.at(church)), { corApp, logo: null })
  const nowhere = { telefone: null, endereco: null, latitude: null, longitude: null }
  await setCongregations(createOwnCall(platform.transactions.at(church)), [
    { nome: 'Praia Grande', responsavel: 'Pra. Lídia Cavalcanti', ...nowhere },
  ])
  const [congregation] = (await getFrame(platform.transactions.at(church))).congregacoes
  const ana = await enrolPerson(platform.transactions.at(church), {
    email: emailAt(code, 'ana'),
    nome: 'Ana Beatriz',
    sobrenome: 'Vasconcelos de Souza',
    cpf: '52998224725',
    telefone: '(81) 91234-5678',
    dataNascimento: '1990-02-28',
    sexo: 'FEMININO',
    estadoCivil: 'CASADO_CIVIL_RELIGIOSO',
    idCongregacao: congregation?.id ?? null,
  })
  await enrolPerson(platform.transactions.at(church), { email: emailAt(code, 'rui'), nome: 'Rui', sobrenome: 'Prado' })
  const call = createOwnCall(platform.transactions.at(church))
  await issueCard(call, ana.memberId, { numeroMembro: '0231', cargo: 'Diaconisa', dataBatismo: '2008-06-01' })
  const address = siteAddress(code)
  return {
    address,
    code,
    userId: ana.account.id,
    memberId: ana.memberId,
    enter: (page, path, who = 'ana') => openLoggedIn(page, address, path, emailAt(code, who)),
    withdraw: () => withdrawCard(call, ana.memberId),
  }
}
