/** Chat message, as all contestants send it. `sent` is the machine's monotonic clock in µs, which processes share. */
export function chatMessage(number: number) {
  const text = 'Bom dia a todos, graça e paz! Aqui a família inteira acompanha.'
  return { topic: 'announcements:all', data: { id: number, autor: 'm4f7a1c', texto: text, sent: microsNow() } }
}

export const microsNow = () => Number(process.hrtime.bigint() / 1000n)
