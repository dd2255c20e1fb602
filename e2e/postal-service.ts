import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Speaks as the Brazilian postal-code service does, and knows 50030-230 alone. */
export async function openPostalService() {
  const known = { uf: 'PE', localidade: 'Recife', bairro: 'Recife', logradouro: 'Rua do Apolo' }
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.url === '/50030230/json/' ? known : { erro: true }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
