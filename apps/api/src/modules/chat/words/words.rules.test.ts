import { describe, expect, it } from 'vitest'
import { judgeText, type Standing } from './message-states.rules.ts'
import { findListedWords } from './words.rules.ts'

const listed = [
  { palavra: 'Bobagem', acao: 'RECUSAR' },
  { palavra: 'jogo do bicho', acao: 'SEGURAR' },
  { palavra: '!!!', acao: 'RECUSAR' },
] as const
const find = (text: string) => findListedWords(text, listed).map(({ palavra }) => palavra)

describe('words of the list', () => {
  it.each([
    'bobagem',
    'BOBAGEM',
    'bobágem',
    'b0b4g3m',
    '8 bobagem',
    'b o b a g e m',
    'b.o.b.a.g.e.m',
    'booobagem',
    'bobbagem',
    'вobagem',
    'bοbagem',
    'bobagem!!!',
    '(bobagem)',
    'que\nbobagem',
  ])('are found in %j', (text) => {
    expect(find(text)).toEqual(['Bobagem'])
  })

  it('are found as phrases', () => {
    expect(find('vamos ao jogo  do b1cho')).toEqual(['jogo do bicho'])
  })

  it.each(['bobagens', 'embobagemado', 'jogo do dia', 'bicho do jogo', '', '!!!'])('are not found in %j', (text) => {
    expect(find(text)).toEqual([])
  })
})

describe('what becomes of a text', () => {
  const rules = { flagReterVisitantes: true, flagLinksSoMembros: true, palavras: [...listed] }
  const member: Standing = { isStaff: false, isGuest: false, isApproved: false, isMuted: false, isPrivate: false }
  const guest = { ...member, isGuest: true }

  it.each([
    ['a member’s plain words are published', 'Amém', member, 'PUBLICADA'],
    ['a guest’s first words wait', 'Amém', guest, 'RETIDA'],
    ['an approved guest’s are published', 'Amém', { ...guest, isApproved: true }, 'PUBLICADA'],
    ['a muted author’s stay with them', 'Amém', { ...member, isMuted: true }, 'SOMBRA'],
    ['a muted author in danger is heard', 'quero morrer', { ...member, isMuted: true }, 'RETIDA'],
    ['an insult waits', 'seu idiota', member, 'RETIDA'],
    ['a private room holds nothing', 'seu idiota', { ...member, isPrivate: true }, 'PUBLICADA'],
  ] as const)('%s', (_, text, standing, situacao) => {
    expect(judgeText(text, rules, standing)).toMatchObject({ situacao })
  })

  it('danger is never refused, whatever else the text has', () => {
    expect(judgeText('quero morrer, que bobagem, www.a.com', rules, guest)).toMatchObject({ situacao: 'RETIDA' })
    expect(judgeText('que bobagem', rules, guest)).toBe('CHAT_WORD_REFUSED')
    expect(judgeText('www.a.com', rules, guest)).toBe('CHAT_LINK_REFUSED')
  })
})
