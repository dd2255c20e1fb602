import { expect, test } from 'vitest'
import { church as fakeChurch, organisation } from '../../test/fake-church.ts'
import type { ChurchSite } from '../church/site.ts'
import { listAskedPurposes, listPurposes, listSources, thirdPartiesAt } from './third-parties.ts'

const settings = {
  sessionRecording: { church: 'ponte', url: 'https://recorder.example/r.js' },
  survey: { url: 'https://surveys.example', environment: 'e1' },
  recaptcha: true,
}
const none = { recaptcha: false }
const home = new URL('https://ponte.example/')
const siteOf = (own: Partial<ChurchSite['church']>) =>
  ({ kind: 'church', church: { ...fakeChurch, ...own } }) as unknown as ChurchSite

test('a church without any loads nothing, asks nothing and adds nothing to its policy', () => {
  const configured = thirdPartiesAt(home, siteOf({}), none)
  expect(configured).toEqual({})
  expect(listAskedPurposes(configured)).toEqual([])
  expect(listSources(configured)).toEqual({ script: [], connect: [], img: [], frame: [], style: [], form: [] })
})

test('a pixel is its church’s alone, asks for marketing, and admits exactly Facebook’s hosts', () => {
  const configured = thirdPartiesAt(home, siteOf({ facebookPixelCode: '12345678' }), none)
  expect(configured).toEqual({ facebookPixel: { code: '12345678' } })
  expect(listAskedPurposes(configured)).toEqual(['marketing'])
  expect(listSources(configured)).toEqual({
    script: ['https://connect.facebook.net'],
    connect: ['https://www.facebook.com'],
    img: ['https://www.facebook.com'],
    frame: [],
    style: [],
    form: [],
  })
})

test('visits are recorded for the one church of the setting, and the survey is everybody’s', () => {
  expect(thirdPartiesAt(home, siteOf({ codigo: 'outra' }), { ...settings, recaptcha: false })).toEqual({
    survey: settings.survey,
  })
  const configured = thirdPartiesAt(home, siteOf({}), settings)
  expect(configured).toEqual({
    sessionRecording: { url: 'https://recorder.example/r.js' },
    survey: settings.survey,
    recaptcha: true,
  })
  expect(listAskedPurposes(configured)).toEqual(['statistics'])
  expect(listSources(configured).connect).toEqual(['https://recorder.example', 'https://surveys.example'])
})

test('a map’s streets come from one host, are told of, and are asked for on the map alone', () => {
  const mapTiles = { url: 'https://tiles.example:8443/{z}/{x}/{y}.png', attribution: '© Surveyors' }
  const configured = thirdPartiesAt(home, siteOf({}), { recaptcha: false, mapTiles })
  expect(configured).toEqual({ mapTiles })
  expect(listAskedPurposes(configured)).toEqual([])
  expect(listPurposes(configured)).toEqual(['maps'])
  expect(listSources(configured)).toMatchObject({ script: [], connect: [], img: ['https://tiles.example:8443'] })
})

test('what guards the forms is no matter of consent', () => {
  expect(listAskedPurposes({ recaptcha: true })).toEqual([])
})

test.each(['/embed/chat', '/about?embed=true'])(
  'a view inside another site (%s) has only what guards its forms',
  (path) => {
    const site = siteOf({ facebookPixelCode: '12345678' })
    expect(thirdPartiesAt(new URL(path, home), site, settings)).toEqual({ recaptcha: true })
    expect(thirdPartiesAt(new URL(path, home), site, none)).toEqual({})
  },
)

test('an organisation has none', () => {
  expect(thirdPartiesAt(home, { kind: 'organisation', organisation, description: undefined }, settings)).toEqual({})
})
