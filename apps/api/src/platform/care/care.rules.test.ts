import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findCareSigns, plainWords } from './care.rules.ts'

describe('a person who may be in danger is noticed', () => {
  it.each([
    ['SUICIDIO', 'Não aguento mais viver, só Deus sabe.'],
    ['SUICIDIO', 'Tenho pensado em SUICÍDIO todas as noites'],
    ['SUICIDIO', 'quero morrer'],
    ['SUICIDIO', 'Eu só queria morrer.'],
    ['SUICIDIO', 'pensei em me matar ontem'],
    ['SUICIDIO', 'Meu filho tentou tirar a própria vida'],
    ['SUICIDIO', 'não quero mais viver sem ela'],
    ['SUICIDIO', 'todos ficariam melhor sem mim'],
    ['SUICIDIO', 'vontade   de\nmorrer'],
    ['SUICIDIO', 's u i c í d i o'],
    ['SUICIDIO', 'su1c1d10'],
    ['SUICIDIO', 'quero morreeeeer'],
    ['SUICIDIO', 'penso em mematar'],
    ['SUICIDIO', 'suic\u00adídio'],
    ['SUICIDIO', 'I want to die'],
    ['SUICIDIO', 'I don’t want to live anymore'],
    ['SUICIDIO', 'thinking of killing myself'],
    ['SUICIDIO', 'my kids would be better off without me'],
    ['SUICIDIO', 'I wish I were dead'],
    ['SUICIDIO', 'Ya no quiero vivir'],
    ['SUICIDIO', 'Pensé en quitarme la vida'],
    ['SUICIDIO', 'tengo ganas de morirme'],
    ['AUTOLESAO', 'Voltei a me cortar'],
    ['AUTOLESAO', 'Orem pela minha filha, ela se automutila: automutilação'],
    ['AUTOLESAO', 'I keep cutting myself'],
    ['AUTOLESAO', 'self-harm again this week'],
    ['AUTOLESAO', 'quiero hacerme daño'],
    ['ABUSO', 'fui abusada quando criança e nunca contei'],
    ['ABUSO', 'sofri um estupro'],
    ['ABUSO', 'My uncle abused me'],
    ['ABUSO', 'I was raped'],
    ['ABUSO', 'Mi tío abusó de mí'],
    ['ABUSO', 'sufrí abuso sexual'],
    ['VIOLENCIA', 'Meu marido me bate quando bebe'],
    ['VIOLENCIA', 'sofro violência doméstica'],
    ['VIOLENCIA', 'tenho medo do meu marido'],
    ['VIOLENCIA', 'ele ameaçou me matar'],
    ['VIOLENCIA', 'My husband hits me'],
    ['VIOLENCIA', 'He beat me up again'],
    ['SUICIDIO', 'I do not want to live'],
    ['AUTOLESAO', 'last night I cut myself'],
    ['VIOLENCIA', 'ele me bate'],
    ['VIOLENCIA', 'he threatens to kill us'],
    ['VIOLENCIA', 'Mi esposo me golpea'],
    ['VIOLENCIA', 'mi pareja me pega'],
    ['SUICIDIO', 'Não aguento mais não, quero morrer.'],
    ['SUICIDIO', 'Se estou bem? Não. Quero morrer.'],
    ['SUICIDIO', 'No, quiero morir.'],
    ['SUICIDIO', 'quero morrer pra eu descansar'],
    ['SUICIDIO', 'quero morrer para eu parar de sofrer'],
    ['SUICIDIO', 'quero morrer, a mim ninguém ama'],
    ['SUICIDIO', 'Perdi a vontade de viver'],
    ['SUICIDIO', 'Não tenho mais vontade de viver'],
    ['SUICIDIO', 'Gostaria de morrer'],
    ['SUICIDIO', 'Queria dormir e não acordar mais'],
    ['SUICIDIO', 'queria sumir'],
    ['SUICIDIO', 'quiero dejar de existir'],
    ['SUICIDIO', 'I lost the will to live'],
    ['SUICIDIO', 'I don’t want to wake up'],
    ['ABUSO', 'he rapes me'],
    ['ABUSO', 'meu tio me toca'],
    ['ABUSO', 'my stepfather touches me'],
    ['ABUSO', 'violaron a mi hija'],
    ['ABUSO', 'sofro abuso'],
    ['ABUSO', 'abuso do meu padrasto'],
    ['VIOLENCIA', 'ele bate na minha mãe'],
    ['VIOLENCIA', 'my dad beats my mom'],
    ['OFENSA', 'você é um idiota'],
    ['OFENSA', 'go to hell'],
    ['OFENSA', 'hijo de puta'],
    ['OFENSA', 'kill yourself'],
  ])('%s: %s', (kind, text) => expect(findCareSigns(text)).toContain(kind))
})

describe('harmless phrases are not held', () => {
  it.each([
    'Quase morri de rir no retiro, obrigado Senhor',
    'Vou morrer de saudade do meu filho que foi para Portugal',
    'My dog died yesterday and the children are sad',
    'Meu cachorro morreu ontem',
    'Minha avó morreu em paz, orem pela família',
    'Murió mi abuela, oren por la familia',
    'Estoy muerto de risa... morir de risa',
    'Quero morrer para mim mesmo e viver para Cristo',
    'I want to die to self and live for Christ',
    'Quiero morir al pecado',
    'Quero morrer para mim e viver para Ti',
    'Quero morrer para o eu, todos os dias',
    'Quiero morir a mí mismo cada día',
    'Não quero morrer, tenho filhos pequenos; orem pelo meu tratamento',
    'I don’t want to die, please pray for my surgery',
    'No quiero morir de esta enfermedad',
    'tenho medo de morrer na cirurgia',
    'Não quero mais viver longe de Deus',
    'Me bateu uma saudade da minha mãe',
    'The news hit me hard',
    'O medicamento matou a bactéria, graças a Deus',
    'Orem pelo meu exame de câncer de mama',
    'Cut back on sugar; pray for my diabetes',
    'me cortei com faca cozinhando',
    'O Espírito Santo tocou em mim no culto',
    'Quero matar a saudade da família',
    'E, por fim, a minha vida mudou',
    'Señor, no puedo vivir sin ti',
    'It hits me every time we sing',
    'Cancer will not beat me',
    'Preciso de um emprego até março de 2027',
    'Ore pelo meu marido, que está longe de Deus',
    'Pray for my husband’s new job',
    'Meu burro fugiu e a moléstia da vaca piorou',
    'Me molesta la rodilla desde la operación',
    'Jesus morreu na cruz por mim e me deu vida',
    'Christ died for our sins; I want to live for Him',
    'Abuso de álcool na família: que Deus liberte meu irmão',
    'Agradeço pela vida do meu pai e da minha mãe',
    'Que Dios bendiga a mi esposo en su viaje',
    '',
  ])('%s', (text) => expect(findCareSigns(text)).toEqual([]))
})

test('insults beside words of need are told apart', () => {
  expect(findCareSigns('idiota, eu quero morrer')).toEqual(['SUICIDIO', 'OFENSA'])
})

test('however it is spaced, accented and shouted, it is the same', () => {
  const written = fc.constantFrom('quero morrer', 'suicídio', 'me matar', 'kill myself', 'quitarme la vida', 'estupro')
  const disguises: ((text: string) => string)[] = [
    (text) => text.toUpperCase(),
    (text) => text.normalize('NFD'),
    (text) => text.replaceAll(' ', '   '),
    (text) => text.replaceAll(' ', '\n- '),
    (text) => [...text.replaceAll(' ', '')].join(' '),
    (text) => [...text.replaceAll(' ', '')].join('.'),
    (text) => `“${text}”!!!`,
    (text) => text.replaceAll('o', '0').replaceAll('i', '1'),
  ]
  fc.assert(
    fc.property(written, fc.constantFrom(...disguises), (text, disguise) => {
      expect(findCareSigns(`Irmãos: ${disguise(text)}. Amém`)).not.toEqual([])
    }),
  )
})

test('any text, however long and strange, is read in a moment', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => void findCareSigns(text)))
  for (const text of ['me '.repeat(700), 'quero '.repeat(350), 'a'.repeat(2000), 'nao quero mais '.repeat(140)])
    expect(findCareSigns(text)).toEqual([])
  expect(plainWords('ÁÉÍ  õ\u200b!')).toBe(' aei o ')
})
