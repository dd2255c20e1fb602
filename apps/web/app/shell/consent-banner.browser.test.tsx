import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useConsent } from '../consent/consent.ts'
import { aSite } from '../testing/person.ts'
import { renderPage } from '../testing/render-page.tsx'
import { ConsentBanner } from './consent-banner.tsx'

afterEach(() => useConsent.setState(useConsent.getInitialState(), true))

/** The question above a page, which takes the focus once it is answered. */
async function openQuestion() {
  const page = (
    <>
      <main id="content" tabIndex={-1} />
      <ConsentBanner />
    </>
  )
  const site = { ...aSite, church: { ...aSite.church, nome: 'Farol' } }
  const screen = await renderPage(page, { site, asks: ['marketing', 'statistics'] })
  const question = screen.getByRole('region', { name: 'Sua privacidade' })
  await expect.element(question).toBeVisible()
  const press = async (name: string) => {
    ;(question.getByRole('button', { name }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  return { screen, question, press }
}

test('the question has no barrier, and neither has the choice among its purposes', async () => {
  const { screen, question, press } = await openQuestion()
  await expectAccessible(screen.container)
  await press('Escolher')
  await expect.element(question.getByRole('switch', { name: 'Anúncios' })).not.toBeChecked()
  await expectAccessible(screen.container)
})

test('the Tab key goes from the policy to yes, to no and to the choice', async () => {
  const { question } = await openQuestion()
  ;(question.getByRole('link').element() as HTMLElement).focus()
  for (const name of ['Aceitar', 'Recusar', 'Escolher']) {
    await userEvent.keyboard('{Tab}')
    await expect.element(question.getByRole('button', { name })).toHaveFocus()
  }
})

test('a yes by keyboard counts for every purpose, and the focus goes to the page', async () => {
  const { screen, press } = await openQuestion()
  await press('Aceitar')
  expect(useConsent.getState().answers).toEqual({ marketing: true, statistics: true })
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('a no by keyboard counts for every purpose', async () => {
  const { press } = await openQuestion()
  await press('Recusar')
  expect(useConsent.getState().answers).toEqual({ marketing: false, statistics: false })
})

test('of a choice only what was switched on is a yes', async () => {
  const { question, press } = await openQuestion()
  await press('Escolher')
  await question.getByRole('switch', { name: 'Anúncios' }).click()
  await press('Salvar minha escolha')
  expect(useConsent.getState().answers).toEqual({ marketing: true, statistics: false })
})
