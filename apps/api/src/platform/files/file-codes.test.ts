import { expect, it } from 'vitest'
import { createCodeMover, readChurchId } from './file-codes.ts'

const codeOf = (id: number, fill = 0xa7) => {
  const bytes = Buffer.alloc(16, fill)
  bytes.writeUInt32BE(id)
  return bytes.toString('base64url')
}

it.each([1, 7, 63, 64, 1_000_000, 2_147_483_647])(
  'the codes of church %i become those of another, wherever they stand',
  (id) => {
    const [mine, others, made] = [codeOf(id), codeOf(id === 1 ? 2 : id - 1), codeOf(42)]
    const text = `{"a":"/media/images/${mine}_640.webp?w=1","b":["${mine}"],"c":"${others}","d":"x${mine}","e":"${mine}y"}`
    const moved = `{"a":"/media/images/${made}_640.webp?w=1","b":["${made}"],"c":"${others}","d":"x${mine}","e":"${mine}y"}`
    expect(createCodeMover(id, 42)(text)).toBe(moved)
    expect(readChurchId(made)).toBe(42)
    expect(createCodeMover(42, id)(moved)).toBe(text)
    expect(createCodeMover(id, id)(text)).toBe(text)
  },
)
