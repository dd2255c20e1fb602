import { dateIn } from '@narthex/contract/church-time'
import { type OfficeGroup, type OfficeGroupForm, officeGroups } from '@narthex/contract/groups/office-group.resource'
import { invalid } from '../../../platform/errors/domain-error.ts'
import { validate } from '../../../platform/http/validate.ts'
import { type GroupId, type MemberId, toGroupId, toMemberId } from '../../../platform/ids.ts'
import { tableStatements } from '../../../platform/resources/record-table.ts'
import { resourceActs } from '../../../platform/resources/resource-acts.ts'
import type { ResourceService } from '../../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { listHistory } from '../../audit/history.service.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import { findFaces } from '../../members/faces.service.ts'
import { withdrawNotices } from '../../notifications/personal.service.ts'
import { indexItem } from '../../search/search-index.service.ts'
import { blurPoint } from '../grid.rules.ts'
import { putExactPlace } from '../group-places.queries.ts'
import { groupRecord } from '../groups.records.ts'
import { cancelWaiting } from '../join-requests.queries.ts'
import { requestNotice } from '../join-requests.rules.ts'
import { toWeekday } from '../meetings.rules.ts'
import { groupColumns, groupTable } from './office-groups.columns.ts'
import {
  countSeats,
  countWaiting,
  findExactPlaces,
  findGroupNames,
  findLastMeetings,
  findSupervisors,
  isBelow,
  putSupervisor,
} from './office-groups.queries.ts'

type StoredGroup = typeof groupColumns.table.$inferSelect

const statements = tableStatements(groupColumns.table, readGroups)

/** The small groups of a church as its staff enter them; members, requests and meetings have calls of their own. */
export const groupService: ResourceService<typeof officeGroups, StoredGroup> = {
  record: groupRecord,
  subject: 'celula',
  read: statements.find,
  readAll: statements.findAll,
  list: { columns: groupColumns, rows: statements.rows, count: statements.count },
  async add(work, form) {
    const row = await toRow(work, form, undefined)
    const id = toGroupId(await statements.insert(work, row))
    await saveRelatedRows(work, id, form)
    return id
  },
  async set(work, held, form) {
    await statements.update(work, held, await toRow(work, form, held))
    await saveRelatedRows(work, held.id, form)
    if (form.situacao === 'ENCERRADA' && held.flagAtiva)
      await withdrawNotices(work, (await cancelWaiting(work, held.id, work.now)).map(requestNotice))
  },
  history: listHistory,
  table: groupTable,
}

export const groupActs = resourceActs(officeGroups, groupService)

/** The form of a group, out of how it is read. */
export const pickForm = (group: Readonly<Record<string, unknown>>): OfficeGroupForm => {
  const names = Object.keys(officeGroups.form.shape)
  return validate(officeGroups.form, Object.fromEntries(names.map((name) => [name, group[name]])) as never)
}

async function readGroups(work: ChurchWork, stored: readonly StoredGroup[]): Promise<OfficeGroup[]> {
  const ids = stored.map(({ id }) => id)
  if (ids.length === 0) return []
  const [places, seats, waiting, last] = [
    await findExactPlaces(work, ids),
    await countSeats(work, ids),
    await countWaiting(work, ids),
    await findLastMeetings(work, ids),
  ]
  const isNamed = <T>(value: T | null): value is T => value !== null
  const mothers = await findGroupNames(work, stored.map(({ maeId }) => maeId).filter(isNamed))
  const { timeZone } = await work.facts()
  const supervisors = await findSupervisors(work, ids)
  const faces = await findFaces(work, dateIn(timeZone, work.now), [...supervisors.values()])
  return stored.map(({ igrejaId: _, dataCadastro: __, dataAlteracao: ___, flagAtiva, maeId, ...row }) => {
    const supervisorId = supervisors.get(row.id)
    const supervisor = supervisorId && faces.get(supervisorId)
    return {
      ...row,
      ...(places.get(row.id) ?? { logradouro: null, latitude: null, longitude: null, link: null }),
      situacao: flagAtiva ? 'ABERTA' : 'ENCERRADA',
      membros: seats.get(row.id) ?? 0,
      pedidos: waiting.get(row.id) ?? 0,
      ultimoEncontro: last.get(row.id) ?? null,
      idSupervisor: supervisor ? supervisor.id : null,
      supervisor: supervisor ? `${supervisor.nome} ${supervisor.sobrenome}` : null,
      idMae: maeId,
      mae: maeId === null ? null : (mothers.get(maeId) ?? null),
    }
  })
}

/** Throws VALIDATION for a supervisor who is no adult member of the church, and for a line of groups that ends in itself. */
async function toRow(work: ChurchWork, form: OfficeGroupForm, held: StoredGroup | undefined) {
  const { situacao, logradouro: _, link: __, latitude, longitude, idSupervisor, idMae, ...fields } = form
  if (idSupervisor !== null) await requireAdult(work, toMemberId(idSupervisor))
  const maeId = idMae === null ? null : toGroupId(idMae)
  if (maeId !== null && maeId !== held?.maeId) await requireMother(work, maeId, held?.id)
  const point = latitude === null || longitude === null ? { latitude, longitude } : blurPoint({ latitude, longitude })
  return {
    ...fields,
    ...point,
    maeId,
    flagAtiva: situacao === 'ABERTA',
    diaSemana: toWeekday(fields.dataInicio),
    dataAlteracao: work.now,
    ...(!held && { dataCadastro: work.now }),
  }
}

async function requireAdult(work: ChurchWork, memberId: MemberId): Promise<void> {
  const { timeZone } = await work.facts()
  const face = (await findFaces(work, dateIn(timeZone, work.now), [memberId])).get(memberId)
  if (!face || face.isMinor) throw invalid([{ path: 'idSupervisor', message: 'Not an adult member of this church' }])
}

async function requireMother(work: ChurchWork, maeId: GroupId, id: GroupId | undefined): Promise<void> {
  const isThere = (await findGroupNames(work, [maeId])).has(maeId)
  if (!isThere || (id !== undefined && (await isBelow(work, maeId, id))))
    throw invalid([{ path: 'idMae', message: 'Not a group that it can have grown out of' }])
}

/** Supervisor, exact place and search entry. */
async function saveRelatedRows(work: ChurchWork, id: GroupId, form: OfficeGroupForm): Promise<void> {
  const { logradouro, latitude, longitude, link, situacao, idSupervisor } = form
  await putSupervisor(work, id, idSupervisor === null ? null : toMemberId(idSupervisor))
  await putExactPlace(work, id, { logradouro, latitude, longitude, link })
  if (situacao === 'ENCERRADA') return indexItem(work, { tipo: 'CELULA', itemId: id }, [])
  const { nome: titulo, resumo, imagem, tipo, bairro, cidade, descricao } = form
  const texto = [tipo, bairro, cidade, descricao].filter(Boolean).join('\n')
  const idioma = await getLanguage(work)
  // A group has no moment of publication, so its search entry is visible from the start.
  const entry = { chave: String(id), idioma, titulo, resumo, imagem, texto, visivelEm: new Date(0) }
  await indexItem(work, { tipo: 'CELULA', itemId: id }, [entry])
}
