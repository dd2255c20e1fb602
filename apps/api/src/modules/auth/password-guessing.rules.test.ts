import { dictionary } from '@zxcvbn-ts/language-common'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGuessable } from './password-guessing.rules.ts'

const common = new Set<string>(dictionary['passwords-common'])
const context = ['Igreja Batista Sorrel', 'sorrel', 'sorrel-centro', 'rute.almeida example.org', 'Rute', 'Almeida']
const judge = (password: string, words = context) => isGuessable(password, words, (word) => common.has(word))

describe('a password that others try first is refused:', () => {
  it.each([
    // Common ones, with what a rule of composition asks for.
    'Sunshine1!',
    'Superman1!',
    'Trustno1!',
    'Gabriel1!',
    'Password1!',
    'P@ssw0rd!1',
    'Passw0rd#',
    'Qwerty123!',
    'Welcome2024!',
    'Iloveyou1!',
    'Dragon99!',
    'Michael1!',
    'Football#1',
    'Baseball1!',
    'Monkey123!',
    'Letmein1!',
    'Abcd1234!',
    '1q2w3e4R!',
    'Asdfghjkl1!',
    'Zxcvbnm1!',
    'Aa123456!',
    'Admin@123',
    'Summer2025!',
    'M0nkey!!1',
    'Aaaaaaa1!',
    'Aa1!Aa1!',
    // Words of a church's world.
    'Jesus#2026',
    'J3sus!2026',
    'DeusFiel7!',
    'Deus3Fiel!',
    'Aleluia@10',
    'Gr4ca2025!',
    'Gracia2024*',
    'Senhor1!',
    'Señor2026!',
    'JesusTeAma1!',
    'MeuSenhor#1',
    'Salmo23!',
    'Salmos91!',
    'Maria1990!',
    'Flamengo1!',
    'Contraseña1!',
    'Senha@123',
    // Of this church, this person and the product.
    'Sorrel2024!',
    'S0rrel!99',
    'Narthex1!',
    'N@rthex2026',
    'IgrejaSorrel1!',
    'MySorrel1!',
    'Batista1!',
    'Rute2024!',
    'Almeida#77',
    'RuteAlmeida1!',
    'Rute.Almeida1',
  ])('%s', (password) => {
    expect(judge(password)).toBe(true)
  })
})

describe('a password of one’s own is taken:', () => {
  it.each([
    'Correct.horse7battery',
    'Videira#quatro4',
    'Vitral#2026',
    'tres Gatos azuis/9',
    'Janela.verde3chuva',
    'kU7$wq!2zR',
    'bB6!dD7%',
    'Ünïcödé1A!x',
    'Bicicleta*parada8',
    'Sorrel.lanterna8azul',
    'minha avo faz 3 Bolos!',
    'X9#mT2&vLq',
    'aB3$efgh',
  ])('%s', (password) => {
    expect(judge(password)).toBe(false)
  })

  it('at another church and by another person it is only a word', () => {
    expect(judge('Lanternim2024!', ['Igreja Lanternim'])).toBe(true)
    expect(judge('Lanternim2024!')).toBe(false)
  })
})

it('judges whatever it is given', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 128 }), (text) => void judge(text)))
})
