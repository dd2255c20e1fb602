import { beforeAll, beforeEach } from 'vitest'
import type { GroupId } from '../platform/ids.ts'
import type { NewPerson, Person } from './people.ts'
import { setUpGroups } from './set-up-groups.ts'

/** A Wednesday; groups here meet on Tuesdays at eight in the evening. */
const wednesday = new Date('2026-04-29T15:00:00Z')

/** A meeting of the day before, as its leader writes it down. */
export const record = {
  data: '2026-04-28',
  tema: 'O semeador',
  observacoes: 'Trazer lanche',
  observacoesLider: 'Visitar a Bia',
}

interface Cast {
  ana: Person
  rui: Person
  bia: Person
  davi: Person
  caio: Person
  group: GroupId
  other: GroupId
}

/** A group of each test's own: Ana leads it, Rui assists, Bia and Davi are in it; Caio leads the other. */
export function setUpMeetings() {
  const stage = setUpGroups({ startsAt: wednesday })
  // The hooks fill it before a test reads it.
  const cast = {} as Cast

  beforeAll(async () => {
    for (const name of ['ana', 'rui', 'bia', 'davi', 'caio'] as const)
      cast[name] = await stage.join({ nome: `${name[0]?.toUpperCase()}${name.slice(1)}`, sobrenome: 'Prado' })
    cast.other = await stage.group()
    await stage.seat(cast.other, cast.caio, { papel: 'LIDER' })
  })
  beforeEach(async () => {
    cast.group = await stage.group({ dataInicio: '2026-03-03' })
    await stage.seat(cast.group, cast.ana, { papel: 'LIDER' })
    await stage.seat(cast.group, cast.rui, { papel: 'AUXILIAR' })
    for (const person of [cast.bia, cast.davi]) await stage.seat(cast.group, person)
  })

  const path = (id: string, of = cast.group) => `/celula/${of}/reuniao-registro/${id}`
  return Object.assign(cast, {
    stage,
    path,
    put: (id: string, body: object, { token } = cast.ana, of = cast.group) =>
      stage.call('PUT', path(id, of), { token, body }),
    get: (id: string, { token }: Person, of = cast.group) => stage.call('GET', path(id, of), { token }),
    list: ({ token }: Person, query = '', of = cast.group) => stage.call('GET', path(query, of), { token }),
    /** A new member of the group. */
    async join(own: NewPerson): Promise<Person> {
      const person = await stage.join(own)
      await stage.seat(cast.group, person)
      return person
    },
    /** A mark as a leader set it at this time (UTC) of the evening. */
    mark: ({ memberId }: Person, flagPresente: boolean, time: string) => ({
      idUsuario: memberId,
      flagPresente,
      marcadaEm: `${record.data}T${time}:00.000Z`,
    }),
    marksOfGroup: async () =>
      (await stage.rowsOf<{ celula_id: number; usuario_id: number | null }>('reuniao_presenca')).filter(
        ({ celula_id }) => celula_id === cast.group,
      ),
  })
}
