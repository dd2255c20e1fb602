import { aToken, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { Question } from '@narthex/contract/content/study.schemas'
import type { StudyAnswer } from '@narthex/contract/content/study-answer.endpoints'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../../session/session.ts'
import { aMember, anAccount } from '../../../../testing/person.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { StudyQuestions } from '../study-questions.tsx'
import { answerOutbox } from './answer-outbox.ts'

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const aQuestion = (codigo: string, text: string, grupo: Question['grupo']) =>
  ({ codigo, grupo, texto: paragraph(text) }) as unknown as Question
const questions = [
  aQuestion('p1', 'O que você já plantou?', 'QUEBRA_GELO'),
  aQuestion('p2', 'Que terra você é hoje?', 'APLICACAO'),
]
const anAnswer = (pergunta: string, texto: string): StudyAnswer =>
  ({ pergunta, texto, flagCompartilhada: false, versao: 1 }) as StudyAnswer
let api: StubbedApi
let kept: StudyAnswer[]

beforeEach(() => {
  kept = []
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount: aMember })
  api = stubApi({ 'GET /estudo/7/resposta/': () => Response.json(kept) })
  for (const code of ['p1', 'p2', 'p9']) {
    api.answers[`PUT /estudo/7/resposta/${code}`] = (body: { texto: string }) => {
      kept = [...kept.filter(({ pergunta }) => pergunta !== code), anAnswer(code, body.texto)]
      return { versao: 2 }
    }
  }
})
afterEach(async () => {
  await cleanup()
  await answerOutbox.clear({ memberId: aMember.id })
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = () => renderPage(<StudyQuestions studyId={7} questions={questions} lang="pt" />)
type Screen = Awaited<ReturnType<typeof open>>
const question = (screen: Screen) => screen.getByRole('listitem').filter({ hasText: 'Que terra você é hoje?' })
const text = (screen: Screen) => question(screen).getByRole('textbox')

test('a member answers for themselves, and finds the answer again', async () => {
  const before = await open()
  await expect.element(before.getByRole('heading', { name: 'Para quebrar o gelo' })).toBeVisible()
  await question(before)
    .getByRole('button', { name: /^Escrever minha resposta/ })
    .click()
  await expect.element(text(before)).toHaveFocus()
  await expect.element(question(before).getByText('Só você lê')).toBeVisible()
  await text(before).fill('Beira de caminho')
  await expect.element(question(before).getByText('Salvo', { exact: true })).toBeVisible()
  await expectAccessible(before.container)
  await before.unmount()
  const screen = await open()
  await expect.element(text(screen)).toHaveValue('Beira de caminho')
})

test('an answer is shown to the leaders of the group only where its member says so', async () => {
  kept = [anAnswer('p2', 'Terra boa')]
  const screen = await open()
  await question(screen).getByRole('checkbox', { name: 'Mostrar aos líderes do meu grupo' }).click()
  await vi.waitFor(() => expect(api.sent.at(-1)?.body).toMatchObject({ texto: 'Terra boa', flagCompartilhada: true }))
})

test('without a network an answer waits on the device, and is sent with the next attempt', async () => {
  kept = [anAnswer('p2', 'Terra')]
  const screen = await open()
  await expect.element(text(screen)).toHaveValue('Terra')
  api.isAnswering = false
  await text(screen).fill('Entre os espinhos')
  await expect.element(question(screen).getByText('Salvo neste aparelho até a internet voltar')).toBeVisible()
  expect(await answerOutbox.list(aMember.id)).toHaveLength(1)
  api.isAnswering = true
  await answerOutbox.send()
  await expect.element(question(screen).getByText('Salvo', { exact: true })).toBeVisible()
  expect(await answerOutbox.list(aMember.id)).toEqual([])
  expect(kept).toMatchObject([{ texto: 'Entre os espinhos' }])
})

test('what a member answered to a question that is gone is theirs to read and to delete', async () => {
  kept = [anAnswer('p9', 'Terra boa'), anAnswer('p1', 'Feijão')]
  const screen = await open()
  const left = screen.getByRole('region', { name: 'Respostas a perguntas que saíram deste estudo' })
  await expect.element(left).toMatchTextContent('Terra boa')
  expect(left.element().textContent).not.toContain('Feijão')
  await expectAccessible(screen.container)
  await left.getByRole('button', { name: 'Apagar' }).click()
  await expect.element(left).not.toBeInTheDocument()
  await vi.waitFor(() => expect(kept).toContainEqual(anAnswer('p9', '')))
  expect(await answerOutbox.list(aMember.id)).toEqual([])
})

test('a visitor reads the questions and is asked to log in, with nothing to write in', async () => {
  useSession.setState({ token: undefined, account: undefined, clientAccount: undefined })
  const screen = await open()
  await expect.element(screen.getByRole('link', { name: 'Entre para salvar as suas respostas' })).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
  expect(api.asked).toEqual([])
})
