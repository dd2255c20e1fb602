import { addGroupMember, createGroup } from '@narthex/api/modules/groups/groups.editing.service'
import { requestToJoin } from '@narthex/api/modules/groups/join-requests.service'
import { grantRole } from '@narthex/api/modules/users/role-office.service'
import { createMemberCall, createOwnCall } from '@narthex/api/platform/http/route'
import type { GroupId } from '@narthex/api/platform/ids'
import { enrolPerson } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { dateAfter, dateIn } from '@narthex/contract/church-time'
import type { Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { ProductHere } from './product-here.ts'

const zone = 'America/Recife'

/** Ana leads, Rui assists, Bia is in the group; Caio leads another, Davi asks to come in, and Rosa administers the church. */
export type GroupLogin = 'ana' | 'rui' | 'bia' | 'caio' | 'davi' | 'rosa'

export interface MeetingGroup {
  readonly address: string
  readonly groupId: number
  /** The day of its last meeting, `YYYY-MM-DD`. */
  readonly lastDay: string
  /** Logs the person in and opens the path. */
  enter(page: Page, path: string, who: GroupLogin): Promise<void>
}

/** A church, a group that met yesterday and every week before, and people around it. */
export async function openMeetingGroup({ platform, siteAddress, newCode }: ProductHere): Promise<MeetingGroup> {
  const code = newCode('enseada')
  const church = await foundPlainChurch(platform, code, ['MOD_CELULA'], {
    nome: 'Igreja da Enseada',
    idioma: 'pt-BR',
    fusoHorario: zone,
  })
  const enrol = (login: GroupLogin, nome: string) =>
    enrolPerson(platform.transactions.at(church), { email: emailAt(code, login), nome, sobrenome: 'Prado' })
  const people = {
    ana: await enrol('ana', 'Ana'),
    rui: await enrol('rui', 'Rui'),
    bia: await enrol('bia', 'Bia'),
    caio: await enrol('caio', 'Caio'),
    davi: await enrol('davi', 'Davi'),
    rosa: await enrol('rosa', 'Rosa'),
  }
  await grantRole(createOwnCall(platform.transactions.at(church)), {
    memberId: people.rosa.memberId,
    role: 'ROLE_ADMIN',
  })
  const lastDay = dateAfter(dateIn(zone, new Date()), -1)
  const open = (nome: string) =>
    createGroup(createOwnCall(platform.transactions.at(church)), {
      nome,
      dataInicio: dateAfter(lastDay, -14),
      horario: '08:00',
      capacidade: 6,
    })
  const groupId = await open('Grupo da Praia')
  const seat = (id: GroupId, who: GroupLogin, papel: 'LIDER' | 'AUXILIAR' | 'MEMBRO') =>
    addGroupMember(createOwnCall(platform.transactions.at(church)), id, {
      memberId: people[who].memberId,
      papel,
    })
  await seat(groupId, 'ana', 'LIDER')
  await seat(groupId, 'rui', 'AUXILIAR')
  await seat(groupId, 'bia', 'MEMBRO')
  await seat(await open('Grupo do Farol'), 'caio', 'LIDER')
  const { account, memberId } = people.davi
  const asker = { accountId: account.id, memberId }
  const request = { idCelula: groupId, mensagem: 'Posso ir com a minha irmã?', flagCompartilharTelefone: false }
  await requestToJoin(createMemberCall(platform.transactions.at(church), asker), request)
  const address = siteAddress(code)
  return {
    address,
    groupId,
    lastDay,
    enter: (page, path, who) => openLoggedIn(page, address, path, emailAt(code, who)),
  }
}
