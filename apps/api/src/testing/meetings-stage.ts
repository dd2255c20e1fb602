import { beforeAll, beforeEach } from 'vitest'
import { type GroupPerson, setGroupsStage } from './groups-stage.ts'

/** A Wednesday; groups here meet on Tuesdays at eight in the evening. */
const wednesday = new Date('2026-04-29T15:00:00Z')

/** A meeting of the day before, as its leader writes it down. */
export const record = {
  ...{ data: '2026-04-28', tema: 'O semeador' },
  ...{ observacoes: 'Trazer lanche', observacoesLider: 'Visitar a Bia' },
}

/** A group of each test's own: Ana leads it, Rui assists, Bia and Davi are in it; Caio leads the other. */
export function setMeetingsStage() {
  const stage = setGroupsStage()
  const people: Record<string, GroupPerson> = {}
  const personOf = (name: string): GroupPerson => {
    const person = people[name]
    if (!person) throw new Error(`Nobody is called ${name}`)
    return person
  }
  let other = 0
  let group = 0

  beforeAll(async () => {
    stage.now = wednesday
    for (const nome of ['Ana', 'Rui', 'Bia', 'Davi', 'Caio'])
      people[nome] = await stage.person({ nome, sobrenome: 'Prado' })
    other = await stage.group()
    await stage.seat(other, personOf('Caio'), { papel: 'LIDER' })
  })
  beforeEach(async () => {
    stage.now = wednesday
    group = await stage.group({ dataInicio: '2026-03-03' })
    await stage.seat(group, personOf('Ana'), { papel: 'LIDER' })
    await stage.seat(group, personOf('Rui'), { papel: 'AUXILIAR' })
    for (const name of ['Bia', 'Davi']) await stage.seat(group, personOf(name))
  })

  const path = (id: string, of = group) => `/celula/${of}/reuniao-registro/${id}`
  return {
    stage,
    get ana() {
      return personOf('Ana')
    },
    get rui() {
      return personOf('Rui')
    },
    get bia() {
      return personOf('Bia')
    },
    get davi() {
      return personOf('Davi')
    },
    get caio() {
      return personOf('Caio')
    },
    get group() {
      return group
    },
    get other() {
      return other
    },
    path,
    put: (id: string, body: object, by = personOf('Ana'), of = group) =>
      stage.call('PUT', path(id, of), { token: by.token, body }),
    get: (id: string, by: GroupPerson, of = group) => stage.call('GET', path(id, of), { token: by.token }),
    list: (by: GroupPerson, query = '', of = group) =>
      stage.call('GET', `/celula/${of}/reuniao-registro/${query}`, { token: by.token }),

    /** Somebody new in the group. */
    async join(own: Parameters<typeof stage.person>[0]): Promise<GroupPerson> {
      const person = await stage.person(own)
      await stage.seat(group, person)
      return person
    },
    /** As a leader marked them at this time (UTC) of the evening. */
    mark: ({ memberId }: GroupPerson, flagPresente: boolean, time: string) => ({
      ...{ idUsuario: memberId, flagPresente },
      marcadaEm: `${record.data}T${time}:00.000Z`,
    }),
    marksOfGroup: async () =>
      (await stage.rowsOf<{ celula_id: number; usuario_id: number | null }>('reuniao_presenca')).filter(
        ({ celula_id }) => celula_id === group,
      ),
  }
}
