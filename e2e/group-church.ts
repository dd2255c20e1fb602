import { describeChurch } from '@narthex/api/modules/churches/churches.editing.service'
import { addGroupMember, createGroup } from '@narthex/api/modules/groups/groups.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { enrolPerson, usualPassword } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import type { GivenGroup } from '@narthex/contract/groups/group.form'
import type { Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { Newcomer } from './newcomer.ts'
import type { ProductHere } from './product-here.ts'

export const street = 'Rua da Aurora, 100, apto 3'

export interface GroupChurch {
  readonly address: string
  /** Asks to join. */
  readonly rui: Newcomer
  /** Ids by name. */
  readonly groups: Readonly<Record<'aurora' | 'cheio' | 'torre' | 'longe' | 'sala', number>>
  /** Logs Ana, who leads, or Rui in on this page, and opens a page of the church. */
  enter(page: Page, path: string, who?: 'ana' | 'rui'): Promise<void>
}

/** A church at Recife, its groups, who leads one of them, and who is in none. */
export async function openGroupChurch({ platform, siteAddress, newCode }: ProductHere): Promise<GroupChurch> {
  const code = newCode('cais')
  const church = await foundPlainChurch(platform, code, ['MOD_CELULA'], {
    nome: 'Igreja do Cais',
    fusoHorario: 'America/Recife',
  })
  await describeChurch(createOwnCall(platform.transactions.at(church)), { latitude: -8.0628, longitude: -34.8722 })
  const emails = { ana: emailAt(code, 'ana'), rui: emailAt(code, 'rui') }
  const ana = await enrolPerson(platform.transactions.at(church), { email: emails.ana, telefone: '(81) 91234-5678' })
  await enrolPerson(platform.transactions.at(church), { email: emails.rui, nome: 'Rui', sobrenome: 'Prado' })

  const at = (latitude: number, longitude: number) => ({ logradouro: street, latitude, longitude, link: null })
  const open = (own: Partial<GivenGroup> & Pick<GivenGroup, 'nome'>) =>
    createGroup(createOwnCall(platform.transactions.at(church)), {
      dataInicio: '2026-01-06',
      horario: '19:30',
      tipo: 'Casais',
      bairro: 'Boa Vista',
      cidade: 'Recife',
      resumo: 'Uma mesa, um texto e café.',
      descricao: 'A gente se encontra em casa.',
      ...own,
    })
  const groups = {
    aurora: await open({ nome: 'Mesa da Aurora', capacidade: 4, local: at(-8.0585, -34.8855) }),
    cheio: await open({ nome: 'Casa cheia', capacidade: 1, tipo: 'Jovens', local: at(-8.0587, -34.8853) }),
    torre: await open({ nome: 'Grupo da Torre', bairro: 'Torre', dataInicio: '2026-01-10', local: at(-8.045, -34.91) }),
    longe: await open({ nome: 'Mar aberto', bairro: 'Boa Viagem', local: at(-8.125, -34.9) }),
    sala: await open({ nome: 'Sala on-line', flagOnline: true, bairro: null }),
  }
  for (const id of [groups.aurora, groups.cheio])
    await addGroupMember(createOwnCall(platform.transactions.at(church)), id, {
      memberId: ana.memberId,
      papel: 'LIDER',
      flagTelefone: true,
    })
  const address = siteAddress(code)
  return {
    address,
    groups,
    rui: { email: emails.rui, nome: 'Rui', senha: usualPassword },
    enter: (page, path, who = 'rui') => openLoggedIn(page, address, path, emails[who]),
  }
}
