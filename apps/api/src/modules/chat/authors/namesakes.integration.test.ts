import { atStrength } from '@narthex/contract/testing/strength'
import { expect, it } from 'vitest'
import { setUpChat } from '../testing/set-up-chat.ts'
import { foldNames } from './namesakes.service.ts'

const sent: string[] = []
let onQuery = (_sql: string): void => {}
const chat = setUpChat({
  onQuery: (sql) => {
    sent.push(sql)
    onQuery(sql)
  },
})
const { test } = chat
const members = atStrength({ deep: 50_000, full: 2000 })

const countUnfolded = async () => {
  const [row] = await test.asOwner((owner) =>
    owner.query<{ count: number }>('select count(*)::int from usuario where igreja_id = $1 and nome_dobrado is null', [
      test.videira.igrejaId,
    ]),
  )
  return row?.count
}
/** Members whose names have no fold, as before folds were stored. */
const addUnfolded = (count: number) =>
  test.asOwner((owner) =>
    owner.exec(`
      with logins as (
        insert into conta (email, senha_hash, idioma, data_cadastro, data_ultima_alteracao)
        select 'many' || gen_random_uuid() || '@example.org', 'x', 'pt', now(), now() from generate_series(1, ${count})
        returning id)
      insert into usuario (igreja_id, conta_id, nome, sobrenome, idioma, data_cadastro)
      select ${test.videira.igrejaId}, id, 'Renata', 'Souza ' || id, 'pt', now() from logins`),
  )
const tryNames = async (...names: string[]) => {
  const codes = []
  for (const name of names) codes.push((await chat.tryEntering(name)).body.code)
  return codes
}

it('the first guest of a large church folds none of its names: a job does, and they are compared as written until then', async () => {
  await addUnfolded(members)
  await test.asOwner((owner) =>
    owner.exec(`update usuario set nome = 'Zilda', sobrenome = 'Prado' where id = (
      select max(id) from usuario where igreja_id = ${test.videira.igrejaId})`),
  )
  sent.length = 0
  expect((await chat.tryEntering('Lia')).status).toBe(201)
  expect(sent.filter((sql) => /\busuario\b/.test(sql))).toHaveLength(1)
  expect(sent.some((sql) => /update usuario/.test(sql))).toBe(false)
  expect(await countUnfolded()).toBe(members)
  expect(await tryNames('zilda PRADO', 'Z1lda Prado')).toEqual(['CHAT_NAME_TAKEN', undefined])
  await test.runJobs()
  expect(await countUnfolded()).toBe(0)
  expect(await tryNames('zilda PRADO', 'Z1lda Prado', 'Zilda')).toEqual([
    'CHAT_NAME_TAKEN',
    'CHAT_NAME_TAKEN',
    undefined,
  ])
})

it('a folding that ends half-way keeps what it did, and the next guest has the rest folded', async () => {
  await addUnfolded(700)
  const folding = new AbortController()
  onQuery = (sql) => {
    if (/update usuario/.test(sql)) folding.abort()
  }
  await foldNames(test.platform.transactions.at(test.videira), folding.signal)
  onQuery = () => {}
  expect(await countUnfolded()).toBe(200)
  expect((await chat.tryEntering('Lia')).status).toBe(201)
  await test.runJobs()
  expect(await countUnfolded()).toBe(0)
})

it('the fold of a name is written with it, and with the next one', async () => {
  const person = await test.join({ nome: 'Olga', sobrenome: 'Prates' })
  expect(await countUnfolded()).toBe(0)
  expect(await tryNames('0lga Prates')).toEqual(['CHAT_NAME_TAKEN'])
  const body = { versao: 1, sobrenome: 'Pontes' }
  const changed = await test.call('PUT', '/usuario/', { token: person.token, body })
  expect(changed.status).toBe(200)
  expect(await countUnfolded()).toBe(0)
  expect(await tryNames('0lga Prates', '0lga Pontes')).toEqual([undefined, 'CHAT_NAME_TAKEN'])
})

it('a name that was written without its fold loses the old one, and is folded again', async () => {
  const { memberId } = await test.join({ nome: 'Vera', sobrenome: 'Nunes' })
  await test.asOwner((owner) => owner.query(`update usuario set sobrenome = 'Ramos' where id = $1`, [memberId]))
  expect(await tryNames('Vera Nunes', 'V3ra Nunes', 'Vera Ramos')).toEqual([undefined, undefined, 'CHAT_NAME_TAKEN'])
  await test.runJobs()
  expect(await tryNames('V3ra Ramos')).toEqual(['CHAT_NAME_TAKEN'])
})
