import { describe, expect, test } from 'vitest'
import { type Edit, type Mask, masked } from './mask.ts'
import { cepMask, cnpjMask, cpfMask, cpfOrCnpjMask, phoneMask, shortDateMask } from './masks.ts'

const masks = { cpfMask, cnpjMask, cpfOrCnpjMask, phoneMask, cepMask, date: shortDateMask('pt') }

/** A field with its caret as `|`, what a person does to it, and the field afterwards. */
function after(
  mask: Mask,
  field: string,
  act: { type: string } | 'backspace' | 'delete' | { replace: [number, number]; type: string },
): string {
  const at = field.indexOf('|')
  const before = field.replace('|', '')
  let [from, to, added] = [at, at, '']
  if (act === 'backspace') from = Math.max(0, at - 1)
  else if (act === 'delete') to = at + 1
  else {
    added = act.type
    if ('replace' in act) [from, to] = act.replace
  }
  const edit: Edit = {
    before,
    text: before.slice(0, from) + added + before.slice(to),
    caret: from + added.length,
    isForward: act === 'delete',
  }
  const { text, caret } = masked(mask, edit)
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}
const typing = (mask: Mask, text: string, from = '|') =>
  [...text].reduce((field, sign) => after(mask, field, { type: sign }), from)

test('what is typed sign by sign is written as it is shown', () => {
  expect(typing(cpfMask, '12345678909')).toBe('123.456.789-09|')
  expect(typing(cnpjMask, '12abc34501de35')).toBe('12.ABC.345/01DE-35|')
  expect(typing(cpfOrCnpjMask, '12345678909')).toBe('123.456.789-09|')
  expect(typing(cpfOrCnpjMask, '12345678000195')).toBe('12.345.678/0001-95|')
  expect(typing(phoneMask, '55912345678')).toBe('+55 55 91234-5678|')
  expect(typing(phoneMask, '+55 (11) 91234-5678')).toBe('+55 11 91234-5678|')
  expect(typing(cepMask, '01310-100')).toBe('01310-100|')
  expect(typing(masks.date, '31/12/1999')).toBe('31/12/1999|')
  expect(typing(masks.date, '1/2/1999')).toBe('01/02/1999|')
})

test('a number of another country stays as it is typed', () => {
  expect(typing(phoneMask, '+1 802-555-0147')).toBe('+18025550147|')
  expect(typing(phoneMask, '+5')).toBe('+5|')
  expect(typing(phoneMask, '+55')).toBe('+55|')
  expect(typing(phoneMask, '+551')).toBe('+55 1|')
  expect(after(phoneMask, '|', { type: '+34 612 34 56 78' })).toBe('+34612345678|')
  expect(after(phoneMask, '|', { type: '00 21 351 912 345 678' })).toBe('+351912345678|')
  expect(after(phoneMask, '|', { type: '(0xx11) 91234-5678' })).toBe('+55 11 91234-5678|')
})

test.each([
  '(+34) 912 345 678',
  '+34 912 345 678',
  '\u202a+34 912 345 678\u202c',
  '0034 912 345 678',
  '(00 34) 912345678',
  'tel:+34-912-345-678',
  '＋34 912 345 678',
  '+34\u2011912\u2011345\u2011678',
])('a pasted number keeps its country: %j', (given) => {
  expect(after(phoneMask, '|', { type: given })).toBe('+34912345678|')
  expect(after(phoneMask, '+55 11 9|', { replace: [0, 8], type: given })).toBe('+34912345678|')
  expect(after(phoneMask, '+55 11 9|', { type: '+34 912 345 678' })).toBe('+34912345678|')
  expect(typing(phoneMask, '0034912345678')).toBe('+34912345678|')
})

test('the zero of long distance is no part of a number', () => {
  expect(typing(phoneMask, '011912345678')).toBe('+55 11 91234-5678|')
  expect(after(phoneMask, '|', { type: '(011) 91234-5678' })).toBe('+55 11 91234-5678|')
})

test('more than fits is dropped at the end', () => {
  expect(typing(cpfMask, '123456789091')).toBe('123.456.789-09|')
  expect(after(cepMask, '|', { type: '01310100999' })).toBe('01310-100|')
})

test('a paste is read however it was written', () => {
  for (const given of ['+5511912345678', '5511912345678', '11912345678', ' (11) 91234-5678', '+55 11 91234 5678']) {
    expect(after(phoneMask, '|', { type: given }), given).toBe('+55 11 91234-5678|')
    expect(after(phoneMask, '+55 21 9|', { replace: [0, 8], type: given }), given).toBe('+55 11 91234-5678|')
  }
  expect(after(cpfMask, '|', { type: 'CPF 123.456.789-09' })).toBe('123.456.789-09|')
  expect(after(masks.date, '|', { type: '1999-12-31' })).toBe('31/12/1999|')
  expect(after(shortDateMask('en'), '|', { type: '1999-12-31' })).toBe('12/31/1999|')
  expect(after(masks.date, '|', { type: '1/2/1999' })).toBe('01/02/1999|')
})

test('typing, deleting and pasting in the middle leave the caret where the work is', () => {
  expect(after(cpfMask, '12|3.456', { type: '9' })).toBe('129|.345.6')
  expect(after(cpfMask, '123.456|.789-09', 'backspace')).toBe('123.45|7.890-9')
  expect(after(cpfMask, '123.|456', { type: '78' })).toBe('123.78|4.56')
  expect(after(phoneMask, '+55 1|1 91234-5678', 'delete')).toBe('+55 1|9 12345-678')
})

test('deleting a sign of the mask takes the sign beyond it, so that no key is without effect', () => {
  expect(after(cpfMask, '123.|456', 'backspace')).toBe('12|4.56')
  expect(after(cpfMask, '123|.456', 'delete')).toBe('123|.56')
  expect(after(phoneMask, '+55 11 |9', 'backspace')).toBe('+55 1|9')
  expect(after(phoneMask, '+55 |11', 'backspace')).toBe('|+55 11')
})

test('a field that was filled by the browser is read again', () => {
  expect(masked(cpfMask, { before: '12345678909', text: '1234567890', caret: 10 })).toEqual({
    text: '123.456.789-0',
    caret: 13,
  })
})

describe.each(Object.entries(masks))('%s, whatever is done', (_, mask) => {
  const alphabet = '0123456789AbZ.-/+ é'
  /** Small and repeatable: what fails once fails again. */
  function random(seed: number) {
    let state = seed
    return (below: number) => {
      state = (state * 1103515245 + 12345) % 2147483648
      return state % below
    }
  }

  test('shows what it would write, keeps the caret inside, and ends empty when all is deleted', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const next = random(seed)
      let field = { text: '', caret: 0 }
      for (let step = 0; step < 25; step++) {
        const [one, other] = [next(field.text.length + 1), next(field.text.length + 1)]
        const [from, to] = next(3) === 0 ? [Math.min(one, other), Math.max(one, other)] : [field.caret, field.caret]
        const added = Array.from({ length: next(4) }, () => alphabet[next(alphabet.length)] ?? '').join('')
        const start = added === '' && from === to ? Math.max(0, from - 1) : from
        const text = field.text.slice(0, start) + added + field.text.slice(to)
        field = masked(mask, { before: field.text, text, caret: start + added.length })
        expect(field.text, `seed ${seed}`).toBe(mask.write(mask.read(field.text)))
        expect(field.caret).toBeGreaterThanOrEqual(0)
        expect(field.caret).toBeLessThanOrEqual(field.text.length)
      }
      let keys = 0
      field = { ...field, caret: field.text.length }
      while (field.text !== '' && keys++ < 40) {
        const text = field.text.slice(0, -1)
        field = masked(mask, { before: field.text, text, caret: text.length })
      }
      expect(field.text, `seed ${seed}`).toBe('')
    }
  })

  test('typed sign by sign, whole signs come out as the same text pasted', () => {
    const samples = ['12345678909', '11912345678', '31121999', '01310100', '55987654321']
    for (const sample of samples) {
      const typed = typing(mask, sample).replace('|', '')
      expect(typed).toBe(mask.write(mask.read(sample)))
    }
  })
})
