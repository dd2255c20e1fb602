import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { BadSettingError } from './settings/setting.ts'

const SECRET_KEY = 'at-least-32-random-characters-0123456789'

describe('the settings', () => {
  it('have a value each when nobody sets them', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataFolder: expect.stringMatching(/\/data$/),
      databaseUrl: undefined,
      redisUrl: undefined,
      trustedProxies: [],
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      logLevel: 'info',
    })
  })

  it.each([
    [{}, '127.0.0.1'],
    [{ PUBLIC_URL: 'http://narthex.localhost:8080' }, '127.0.0.1'],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, '127.0.0.1'],
    [{ PUBLIC_URL: 'https://narthex.example', SECRET_KEY }, '::'],
    [{ HOST: '::' }, '::'],
    [{ HOST: '10.0.0.7', PUBLIC_URL: 'https://narthex.example', SECRET_KEY }, '10.0.0.7'],
  ])('let others connect once the product has a public address or HOST says so: %j, %s', (given, host) => {
    expect(readConfig(given).host).toBe(host)
  })

  it('that are empty or blank count as not set', () => {
    const empty = {
      PORT: '',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      TRUSTED_PROXIES: '',
      METRICS_PORT: ' ',
      LOG_LEVEL: '\t',
    }
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  it('are read as they are meant', () => {
    const config = readConfig({
      PORT: '8080',
      PUBLIC_URL: 'https://narthex.example',
      SECRET_KEY,
      DATA_FOLDER: '/srv/narthex',
      DATABASE_URL: 'postgresql://narthex@db/narthex',
      REDIS_URL: 'rediss://cache:6380',
      TRUSTED_PROXIES: ' 10.0.0.1, 192.168.0.0/16 ,loopback, ',
      CACHE_MEGABYTES: '0',
      UNKNOWN_SETTING: 'is none of ours',
    })
    expect(config).toMatchObject({
      port: 8080,
      publicUrl: 'https://narthex.example',
      dataFolder: '/srv/narthex',
      databaseUrl: 'postgresql://narthex@db/narthex',
      redisUrl: 'rediss://cache:6380',
      trustedProxies: ['10.0.0.1', '192.168.0.0/16', 'loopback'],
      cacheMegabytes: 0,
    })
  })

  it('need a secret of their own once the product has a public address', () => {
    for (const PUBLIC_URL of ['https://narthex.example', 'http://192.0.2.7:3000', 'https://localhost.narthex.example'])
      expect(refusalOf({ PUBLIC_URL }).message, PUBLIC_URL).toMatch(/^SECRET_KEY: Needed /)
    for (const PUBLIC_URL of ['', 'http://localhost:3000', 'http://videira.localhost', 'http://narthex.test'])
      expect(readConfig({ PUBLIC_URL }).secretKey, PUBLIC_URL).toBeUndefined()
    expect(readConfig({ PUBLIC_URL: 'https://narthex.example', SECRET_KEY }).secretKey).toBe(SECRET_KEY)
  })

  it('name the port in the default address', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['METRICS_PORT', 'Infinity'],
    ['PUBLIC_URL', 'narthex.example'],
    ['PUBLIC_URL', 'ftp://narthex.example'],
    ['DATABASE_URL', 'mysql://localhost/narthex'],
    ['DATABASE_POOL', '0'],
    ['STATEMENT_TIMEOUT_MS', '-5'],
    ['REDIS_URL', 'localhost:6379'],
    ['REQUESTS_PER_MINUTE', '0'],
    ['TRUSTED_PROXIES', '10.0.0.1, somewhere'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['ADMIN_URL', 'javascript:alert(1)'],
    ['SECRET_KEY', 'too short'],
    ['SURVEY_URL', 'http://surveys.example'],
    ['MAP_TILES_URL', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles.example/map.png'],
    ['MAP_TILES_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
    ['MAP_ATTRIBUTION_URL', 'javascript:alert(1)'],
    ['SESSION_RECORDING_URL', 'javascript:alert(1)'],
    ['CEP_SERVICE_URL', 'viacep.example'],
    ['ZIP_SERVICE_URL', 'file:///etc/passwd'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_BUCKET', '../Files'],
    ['CHURCH_STORAGE_MEGABYTES', '0'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Narthex <mail@narthex.example>'],
    ['CACHE_MEGABYTES', 'lots'],
    ['LOG_LEVEL', 'loud'],
    ['SHUTDOWN_TIMEOUT_MS', '0'],
  ])('%s=%s is refused in one line that names it', (name, value) => {
    const error = refusalOf({ [name]: value })
    expect(error.message).toContain(name)
    expect(error.message).not.toContain('\n')
  })

  it.each([
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
    ['SURVEY_ENVIRONMENT', 'SURVEY_URL'],
    ['MAP_ATTRIBUTION', 'MAP_TILES_URL'],
    ['SESSION_RECORDING_CHURCH', 'SESSION_RECORDING_URL'],
    ['STATES_SERVICE_KEY', 'STATES_SERVICE_URL'],
  ])('%s means nothing without %s', (given, missing) => {
    expect(refusalOf({ [given]: 'a-value' }).message).toBe(`${missing}: Goes with ${given}, which is set`)
  })

  it('of mail are read together; without them there is no mail server', () => {
    expect(readConfig({}).smtp).toBeUndefined()
    const smtp = { SMTP_URL: 'smtps://narthex:hush@mail.example', MAIL_FROM: 'mail@narthex.example' }
    expect(readConfig(smtp).smtp).toEqual({ url: smtp.SMTP_URL, from: smtp.MAIL_FROM })
    expect(refusalOf({ SMTP_URL: smtp.SMTP_URL }).message).toBe('MAIL_FROM: Goes with SMTP_URL, which is set')
    expect(refusalOf({ MAIL_FROM: smtp.MAIL_FROM }).message).toBe('SMTP_URL: Goes with MAIL_FROM, which is set')
  })

  it('of the bucket for files are read together; without them files are in the data folder', () => {
    expect(readConfig({ DATA_FOLDER: '/srv' }).files).toEqual({ dataFolder: '/srv', churchMegabytes: 20_480 })
    const place = { S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'church-files', S3_REGION: 'eu-1' }
    const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hush' }
    expect(readConfig({ ...place, ...key }).files.s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'church-files',
      region: 'eu-1',
      accessKeyId: 'id',
      secretAccessKey: 'hush',
    })
    for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      expect(refusalOf({ ...place, ...key, [name]: '' }).message).toContain('which is set')
  })

  it('of third parties are read in pairs; there are none by default', () => {
    expect(readConfig({})).toMatchObject({
      recaptcha: undefined,
      thirdParties: { sessionRecording: undefined, survey: undefined, mapTiles: undefined, recaptcha: false },
    })
    const recording = { SESSION_RECORDING_CHURCH: 'mare', SESSION_RECORDING_URL: 'https://r.example/r.js' }
    const keys = { RECAPTCHA_SITE_KEY: 'public', RECAPTCHA_SECRET: 'hush' }
    const tiles = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png?key=a', MAP_ATTRIBUTION: '© Surveyors' }
    expect(readConfig(tiles).thirdParties.mapTiles).toEqual({
      url: tiles.MAP_TILES_URL,
      attribution: '© Surveyors',
      attributionUrl: undefined,
    })
    expect(readConfig({ ...recording, ...keys })).toMatchObject({
      recaptcha: { siteKey: 'public', secret: 'hush' },
      thirdParties: { sessionRecording: { church: 'mare', url: 'https://r.example/r.js' }, recaptcha: true },
    })
  })

  it('of products of third parties are read in pairs, with a secret that cannot be guessed', () => {
    expect(readConfig({}).thirdPartyProducts).toEqual({})
    const secret = 's'.repeat(32)
    const voluts = { THIRD_PARTY_VOLUTS_URL: 'https://v.example/enter', THIRD_PARTY_VOLUTS_SECRET: secret }
    expect(readConfig(voluts).thirdPartyProducts).toEqual({ voluts: { url: 'https://v.example/enter', secret } })
    const kids = { THIRD_PARTY_MYKIDS_URL: 'https://k.example', THIRD_PARTY_MYKIDS_SECRET: secret }
    expect(Object.keys(readConfig({ ...voluts, ...kids }).thirdPartyProducts)).toEqual(['voluts', 'mykids'])
    const hosts = { THIRD_PARTY_MYKIDS_HOSTS: 'k.example, *.k.example' }
    expect(readConfig(hosts).thirdPartyProducts).toEqual({ ownHosts: { mykids: ['k.example', '*.k.example'] } })
    expect(refusalOf({ ...voluts, THIRD_PARTY_VOLUTS_SECRET: 'short' }).message).toContain('At least 32 characters')
    expect(refusalOf({ THIRD_PARTY_VOLUTS_URL: 'https://v.example' }).message).toContain('THIRD_PARTY_VOLUTS_SECRET')
    expect(refusalOf({ ...voluts, THIRD_PARTY_VOLUTS_URL: 'http://v.example' }).message).toContain(
      'THIRD_PARTY_VOLUTS_URL',
    )
  })

  it('of services that know places are read without a slash at the end; there are none by default', () => {
    expect(readConfig({}).places).toEqual({ cepUrl: undefined, zipUrl: undefined, states: undefined })
    const states = { STATES_SERVICE_URL: 'https://states.example/v1/countries/', STATES_SERVICE_KEY: 'hush' }
    const given = { CEP_SERVICE_URL: 'https://cep.example/ws//', ZIP_SERVICE_URL: 'http://zip.example' }
    expect(readConfig({ ...given, ...states }).places).toEqual({
      cepUrl: 'https://cep.example/ws',
      zipUrl: 'http://zip.example',
      states: { url: 'https://states.example/v1/countries', key: 'hush' },
    })
  })

  it('that are wrong are all named at once', () => {
    const { message } = refusalOf({ PORT: 'x', LOG_LEVEL: 'loud' })
    expect(message).toContain('PORT')
    expect(message).toContain('LOG_LEVEL')
  })

  it('that are secret are not repeated when they are wrong', () => {
    expect(refusalOf({ DATABASE_URL: 'mysql://root:hunter2@db/x' }).message).not.toContain('hunter2')
  })
})

function refusalOf(environment: Record<string, string>): Error {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof BadSettingError) return error
    throw error
  }
  throw new Error('The setting was taken')
}
