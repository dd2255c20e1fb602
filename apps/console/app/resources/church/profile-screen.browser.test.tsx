import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPhoto, listed } from '../../testing/library-files.ts'
import { leaveNothing } from '../../testing/render-office.tsx'
import { renderSettings } from '../../testing/render-settings.tsx'

afterEach(async () => {
  vi.unstubAllGlobals()
  await leaveNothing()
})

const facts = { id: 1, codigo: 'videira', codigoPlano: null, flagAtivo: true }
const open = (own: object = {}) => renderSettings('profile', { ...facts, ...own })

describe('the profile of the church', () => {
  test('shows the hosts and what the operator decides, and changes none of it', async () => {
    const { screen } = await open()
    const hosts = screen.getByRole('region', { name: 'Endereços do site' })
    await expect
      .element(hosts.getByRole('link', { name: /^videira\.org/ }))
      .toHaveAttribute('href', 'https://videira.org')
    await expect.element(hosts).toMatchTextContent(/videira\.org.*Principal.*videira\.narthex\.example.*Do sistema/)
    await expect
      .element(screen.getByRole('region', { name: 'Definido por quem cuida do sistema' }))
      .toMatchTextContent(/Código da igreja\s*videira.*Plano\s*Nenhum.*Aberto/)
  })

  test('fills an address from its postal code, and overwrites nothing', async () => {
    const { api, screen, save } = await open()
    api.answers['GET /utils/cep/50030230'] = {
      cep: '50030230',
      pais: 'BR',
      estado: 'PE',
      cidade: 'Recife',
      bairro: 'Recife',
      logradouro: 'Avenida Alfredo Lisboa',
    }
    await screen.getByRole('textbox', { name: /^Bairro/ }).fill('Recife Antigo')
    await screen.getByRole('textbox', { name: /^CEP/ }).fill('50030230')
    await expect.element(screen.getByRole('textbox', { name: 'Rua ou avenida' })).toHaveValue('Avenida Alfredo Lisboa')
    await expect.element(screen.getByRole('textbox', { name: /^CEP/ })).toHaveValue('50030-230')
    await save()
    expect(api.saved().endereco).toMatchObject({
      pais: 'BR',
      cep: '50030-230',
      estado: 'PE',
      cidade: 'Recife',
      bairro: 'Recife Antigo',
    })
  })

  test('has no address where all of it is empty', async () => {
    const endereco = {
      logradouro: 'Rua',
      cidade: '',
      numero: null,
      complemento: null,
      bairro: null,
      estado: null,
      cep: null,
      pais: 'PT',
    }
    const { api, screen, save } = await open({ endereco })
    await expect.element(screen.getByRole('textbox', { name: /^Código postal/ })).toBeVisible()
    await screen.getByRole('textbox', { name: 'Rua ou avenida' }).fill('')
    await save()
    expect(api.saved().endereco).toBeNull()
  })

  test('reads a point from the link of a map, and keeps the former one where it reads none', async () => {
    const { api, screen, save } = await open()
    const point = screen.getByRole('textbox', { name: /^Ponto no mapa/ })
    await point.fill('https://www.google.com/maps/@-8.0631,-34.8711,17z')
    await expect
      .element(screen.getByRole('link', { name: /Ver no mapa/ }))
      .toHaveAttribute('href', 'https://www.openstreetmap.org/?mlat=-8.0631&mlon=-34.8711#map=17/-8.0631/-34.8711')
    await save()
    expect(api.saved()).toMatchObject({ latitude: -8.0631, longitude: -34.8711 })
    await point.fill('perto da ponte')
    await expect.element(screen.getByText(/^Não entendemos/)).toBeVisible()
    await expectAccessible(screen.container)
    await point.fill('')
    await save()
    expect(api.saved()).toMatchObject({ latitude: null, longitude: null })
  })

  test('knows a network by the address, and says which ones it knows', async () => {
    const { api, screen, save } = await open()
    const another = screen.getByRole('textbox', { name: /^Outra rede/ })
    await another.fill('videira.org')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText(/^Não reconhecemos a rede/)).toBeVisible()
    await another.fill('youtube.com/@videira')
    await expect.element(screen.getByText('É do YouTube.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('textbox', { name: 'YouTube' })).toHaveValue('https://youtube.com/@videira')
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Remover (Instagram)' }).click()
    await save()
    expect(api.saved().redesSociais).toEqual({ youtube: 'https://youtube.com/@videira' })
  })

  test('has photos in an order, of which the first is the cover', async () => {
    const { api, screen, save } = await open({ imagens: ['/media/a.webp'] })
    api.answers['GET /midia/'] = listed(aPhoto())
    await screen.getByRole('button', { name: 'Adicionar foto' }).click()
    await screen.getByRole('button', { name: /^Coro no porto/ }).click()
    await screen.getByRole('button', { name: 'Subir Foto 2' }).click()
    await expectAccessible(screen.container)
    await save()
    expect(api.saved().imagens).toEqual([aPhoto().endereco, '/media/a.webp'])
  })
})
