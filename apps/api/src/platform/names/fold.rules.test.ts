import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findReadings, foldName } from './fold.rules.ts'

/** Alphabets in which a name may be drawn: 26 letters from `a`, and a space where an alphabet lacks one. */
const alphabets: Readonly<Record<string, string>> = {
  'full width': 'ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ',
  bold: '𝐚𝐛𝐜𝐝𝐞𝐟𝐠𝐡𝐢𝐣𝐤𝐥𝐦𝐧𝐨𝐩𝐪𝐫𝐬𝐭𝐮𝐯𝐰𝐱𝐲𝐳',
  script: '𝓪𝓫𝓬𝓭𝓮𝓯𝓰𝓱𝓲𝓳𝓴𝓵𝓶𝓷𝓸𝓹𝓺𝓻𝓼𝓽𝓾𝓿𝔀𝔁𝔂𝔃',
  'double-struck': '𝕒𝕓𝕔𝕕𝕖𝕗𝕘𝕙𝕚𝕛𝕜𝕝𝕞𝕟𝕠𝕡𝕢𝕣𝕤𝕥𝕦𝕧𝕨𝕩𝕪𝕫',
  superscript: 'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖ ʳˢᵗᵘᵛʷˣʸᶻ',
  subscript: 'ₐ   ₑ  ₕᵢⱼₖₗₘₙₒₚ ᵣₛₜᵤᵥ ₓ  ',
  'modifier capitals': 'ᴬᴮ ᴰᴱ ᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾ ᴿ ᵀᵁⱽᵂ   ',
  'small capitals': 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘ ʀꜱᴛᴜᴠᴡ ʏᴢ',
  circled: 'ⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩ',
  'dark circles': '🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩',
  'dark squares': '🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉',
  Lisu: 'ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑ ꓣꓢꓔꓴꓦꓪꓫꓬꓜ',
  Cherokee: 'ᎪᏴᏟᎠᎬ ᏀᎻᎥᎫᏦᏞᎷ ᎾᏢ ᏒᏚᎢ ᏙᏔ ᎽᏃ',
  Greek: 'ΑΒϹ Ε  ΗΙͿΚ ΜΝΟΡ   Τ   ΧΥΖ',
  'small Greek': 'α   ε   ιϳκ  ηορ   τυνωχγ ',
  Cyrillic: 'аьсԁе  һіјк мпор гѕтцѵшху ',
  'capital Cyrillic': 'АВС Е  НІЈК МПОР  ЅТ   ХУ ',
  Armenian: '      ցհ յ լ ոօ զ Տ Ս ա   ',
  syllabics: 'ᗩᗷᑕᗪᗴᖴᘜᕼ ᒍ ᒪᗰᑎ ᑭᑫᖇᔕ ᑌᐯᗯ᙭ ᘔ',
  Coptic: 'ⲁⲃⲥ ⲉ   ⲓ ⲕ ⲙⲛⲟⲣ   ⲧ  ⲱⲭⲩ ',
  strokes: 'ȧƀȼđɇƒǥħɨɉƙłmŋøþqɍşŧůvẇẋɏƶ',
}

const draw = (name: string, alphabet: string) =>
  [...name].map((letter) => {
    const drawn = [...alphabet][letter.toLowerCase().charCodeAt(0) - 97]
    return drawn === undefined || drawn === ' ' ? letter : drawn
  })

describe('the fold of a name', () => {
  const members = ['Carla Ribeiro', 'Lia Prado', 'Bruno Vieira', 'Ana Souza', 'Marcos Carneiro', 'Zuleica Ximenes']

  it.each(Object.entries(alphabets))('is the same in %s letters, all of them and each alone', (_name, alphabet) => {
    for (const member of members) {
      const drawn = draw(member, alphabet)
      expect(foldName(drawn.join('')), drawn.join('')).toBe(foldName(member))
      for (const [at, letter] of drawn.entries()) {
        const mixed = [...member].with(at, letter).join('')
        expect(foldName(mixed), mixed).toBe(foldName(member))
      }
    }
  })

  it('has neither accents, capitals, separators nor signs that show nothing', () => {
    for (const shown of [
      'CÁRLA  ribeiro',
      'C.a-r l’a_RiBeIrO',
      'Carla Ribeiro\uFE0F',
      'Car\u200Dla\u200C Ri\u00ADbeiro',
    ])
      expect(foldName(shown), shown).toBe(foldName('Carla Ribeiro'))
    const hidden = fc.constantFrom(
      '\uFE0F',
      '\u200B',
      '\u200C',
      '\u200D',
      '\u00AD',
      '\u034F',
      '\u202E',
      '\u{E0041}',
      '\u{E0100}',
      '\u0301',
      '\u3164',
    )
    fc.assert(
      fc.property(fc.nat(13), hidden, (at, sign) => {
        const shown = `${'Carla Ribeiro'.slice(0, at)}${sign}${'Carla Ribeiro'.slice(at)}`
        expect(foldName(shown)).toBe(foldName('Carla Ribeiro'))
      }),
    )
  })

  it('takes signs that are drawn alike for one another', () => {
    for (const shown of [
      'CarIa Ribeiro',
      'Car1a R1be1ro',
      'Car|a Ribeiro',
      'Carǀa Ribeiro',
      'CarIa Rlbelro',
      'C4rl4 R1b31r0',
    ])
      expect(foldName(shown), shown).toBe(foldName('Carla Ribeiro'))
    expect(foldName('Marcos Cameiro')).toBe(foldName('Marcos Carneiro'))
    expect(foldName('vvilma Souza')).toBe(foldName('Wilma Souza'))
    expect(foldName('Ana ５ouza')).toBe(foldName('Ana Souza'))
  })

  it('is read with and without digits and signs at the ends of words', () => {
    for (const shown of [
      'Carla Ribeiro1',
      'Carla Ribeiro 2',
      '1Carla Ribeiro',
      'Carla1 Ribeiro.',
      '.Carla Ribeiro-',
      'C4rla7 Ribeiro99',
    ])
      expect(findReadings(shown), shown).toContain(foldName('Carla Ribeiro'))
    expect(findReadings(Array(20).fill('a1').join(' ')).length).toBeLessThanOrEqual(600)
  })

  it('tells other names apart, in every script', () => {
    const others = [
      'José Lima',
      'Joana Lima',
      'Josefa Lima',
      'Ana Lima',
      'Anna Lima',
      'Dara Souza',
      'Clara Souza',
      'Lara Souza',
      'محمد علي',
      'أحمد علي',
      'דוד כהן',
      'שרה לוי',
      '李明',
      '李娜',
      'さくら',
      'ゆき',
      '김민준',
      '이서연',
      'Анна Иванова',
      'Пётр Иванов',
      'Γιώργος Παππάς',
      'Μαρία Παππά',
      'آرش رضایی',
      'अनिल कुमार',
      'सुनील कुमार',
      'Nguyễn Văn An',
      'Trần Thị Mai',
    ]
    const folds = others.map(foldName)
    expect(new Set(folds).size).toBe(others.length)
    expect(folds.every((fold) => fold.length > 0)).toBe(true)
    expect(foldName('Jose Lima'), 'an accent alone').toBe(foldName('José Lima'))
  })

  it('is its own fold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
        expect(foldName(foldName(name))).toBe(foldName(name))
      }),
    )
  })
})
