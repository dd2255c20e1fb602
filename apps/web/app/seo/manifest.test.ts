import { expect, test } from 'vitest'
import { church } from '../../test/fake-church.ts'
import type { ChurchSite } from '../church/site.ts'
import { createManifest } from './manifest.ts'

const { historia: _, ...told } = church
const site: ChurchSite = {
  kind: 'church',
  church: told,
  description: 'De portas abertas.',
  corApp: '#0e7c7b',
  look: 'glass',
  logo: null,
  modules: ['MOD_EVENTO', 'MOD_MURAL_ORACAO'],
  paymentMethods: [],
  menu: { main: [], more: [], size: 'small' } as unknown as ChurchSite['menu'],
  broadcasts: [],
}

test('the app is the church’s: its name, its colour, its language', () => {
  expect(createManifest(site)).toMatchObject({
    name: 'Igreja da Ponte Velha',
    short_name: 'Ponte Velha',
    description: 'De portas abertas.',
    lang: 'pt-BR',
    start_url: '/',
    display: 'standalone',
    theme_color: '#0e7c7b',
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
})

test('its shortcuts are the modules that the church has, in the church’s language for every reader', () => {
  expect(createManifest(site).shortcuts).toEqual([
    { name: 'Eventos', url: '/event' },
    { name: 'Mural de oração', url: '/prayer' },
  ])
  expect(createManifest({ ...site, church: { ...told, idioma: 'es' }, modules: ['MOD_CULTO'] }).shortcuts).toEqual([
    { name: 'En vivo', url: '/live' },
  ])
  expect(createManifest({ ...site, modules: [] }).shortcuts).toEqual([])
})

test('what a church does not say of itself is not there', () => {
  expect(createManifest({ ...site, description: undefined })).not.toHaveProperty('description')
})
