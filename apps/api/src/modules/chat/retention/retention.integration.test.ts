import { expect, it } from 'vitest'
import { eraseMember } from '../../leaving/erasure.service.ts'
import { setUpChat } from '../testing/set-up-chat.ts'

const chat = setUpChat()
const { test } = chat
const day = 86_400_000

it('what is older than the church keeps it goes by night, with the guests and their addresses', async () => {
  await chat.set({ diasRetencao: 10 })
  const [ana, lia] = [await test.join(), await chat.enter('Lia')]
  await chat.write(ana, 'Velha')
  await chat.write(lia, 'Velha também')
  test.advance(9 * day)
  await chat.write(await test.join(), 'Nova')
  await test.runJobs()
  expect(await chat.texts()).toEqual(['Velha', 'Velha também', 'Nova'])
  test.advance(2 * day)
  await test.runJobs()
  expect(await chat.texts()).toEqual(['Nova'])
  expect(await test.asOwner((owner) => owner.query('select 1 from chat_visitante'))).toEqual([])
  expect((await chat.post({ ...lia }, 'Oi')).body.code).toBe('CHAT_GUEST_UNKNOWN')
})

it('with no end, messages stay and addresses are forgotten all the same', async () => {
  await chat.set({ diasRetencao: 0 })
  await chat.write(await chat.enter('Lia'), 'Fica')
  test.advance(400 * day)
  await test.runJobs()
  expect(await chat.texts()).toEqual(['Fica'])
  const rows = await test.asOwner((owner) =>
    owner.query<{ n: string }>('select count(*) as n from chat_visitante where endereco_hash is not null'),
  )
  expect(rows).toEqual([{ n: '0' }])
})

it('what a member wrote stays by a former member once they are erased; what was never published goes', async () => {
  const ana = await test.join({ nome: 'Ana', sobrenome: 'Souza' })
  const id = await chat.write(ana, 'Lida')
  await chat.write(ana, 'quero morrer')
  await chat.write(await test.join({ nome: 'Rui', sobrenome: 'Lima' }), 'Resposta', { respostaA: id })
  await eraseMember(test.platform, test.platform.transactions.at(test.videira), test.needs.personalData, ana)
  const { body } = await chat.read()
  expect(body.mensagens).toMatchObject([
    { texto: 'Lida', autor: { id: null, nome: null, imagem: null, papel: 'MEMBRO' } },
    { texto: 'Resposta', respostaA: { id, nome: null } },
  ])
  expect(await chat.queue()).toEqual([])
  expect(JSON.stringify(body)).not.toContain('Souza')
})
