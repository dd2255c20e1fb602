import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { eventoLeitura } from './door.tables.ts'
import { setUpDoor } from './testing/set-up-door.ts'

const statements: string[] = []
const { test, stage, sell, inVideira } = setUpDoor({ onQuery: (statement) => statements.push(statement) })
let staff: Person

beforeAll(async () => {
  staff = await test.join({ roles: ['ROLE_ADMIN'] })
  const { id } = await sell({ nome: 'Pessoa' })
  // Copies of one ticket with its registration and its holder, half of them let in.
  await test.asOwner((owner) =>
    owner.exec(`
      create temp table copies as select n, lpad(n::text, 26, '0') as codigo from generate_series(1, 5000) n;
      insert into evento_inscricao select (jsonb_populate_record(i, jsonb_build_object(
          'codigo', c.codigo, 'chave', gen_random_uuid()))).*
        from evento_inscricao i join evento_bilhete b on b.inscricao_codigo = i.codigo, copies c where b.id = ${id};
      insert into evento_bilhete overriding system value select (jsonb_populate_record(b, jsonb_build_object(
          'id', 100000 + c.n, 'codigo', right(c.codigo, 16), 'inscricao_codigo', c.codigo))).*
        from evento_bilhete b, copies c where b.id = ${id};
      insert into evento_participante select (jsonb_populate_record(p, jsonb_build_object(
          'bilhete_id', 100000 + c.n, 'nome', 'Pessoa ' || c.n))).*
        from evento_participante p, copies c where p.bilhete_id = ${id};
      insert into evento_lista (igreja_id, evento_id, nome) select igreja_id, id, 'Entrada' from evento where id = ${stage.eventId};
      insert into evento_leitura (igreja_id, id, evento_id, lista_id, bilhete_id, tipo, aparelho, momento, recebida_em)
        select b.igreja_id, gen_random_uuid(), b.evento_id, l.id, b.id, 'ENTRADA', 'Ana · A1', now(), now()
        from evento_bilhete b join evento_lista l on l.evento_id = b.evento_id where b.id % 2 = 0;
      analyze`),
  )
})

const read = async (desde = '') =>
  test.call('GET', `/evento/${stage.eventId}/portaria/ingressos/${desde && `?desde=${desde}`}`, { token: staff.token })

it('five thousand tickets are sent in two parts, each once', async () => {
  const first = (await read()).body
  const second = (await read(first.cursor)).body
  expect([first.ingressos.length, first.flagMais]).toEqual([5000, true])
  expect([second.ingressos.length, second.flagMais]).toEqual([1, false])
  const ids = [...first.ingressos, ...second.ingressos].map(({ id }: { id: number }) => id)
  expect(new Set(ids).size).toBe(5001)
  expect(first.ingressos.filter(({ leituras }: { leituras: unknown[] }) => leituras.length > 0).length).toBeGreaterThan(
    2400,
  )
  expect(second.cursor).toMatch(/^\d+$/)
})

it('five thousand tickets are three statements and few bytes, so that a phone has them in a moment', async () => {
  await read()
  statements.length = 0
  const { body } = await read()
  expect(statements.length).toBeLessThanOrEqual(3)
  const written = JSON.stringify(body)
  expect(written.length / body.ingressos.length).toBeLessThan(400)
  expect(gzipSync(written).length / body.ingressos.length).toBeLessThan(60)
})

it('they are counted by list and type', async () => {
  const { body } = await test.call('GET', `/evento/${stage.eventId}/portaria/contagem/`, { token: staff.token })
  const entraram = await inVideira(({ tx }) => tx.$count(eventoLeitura))
  expect(body).toMatchObject([{ ingressos: 5001, idIngresso: stage.adult }])
  expect(body[0].entraram).toBe(entraram)
})
