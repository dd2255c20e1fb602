import { expect, test } from 'vitest'
import { findTag } from './openapi-tags.ts'

test.each([
  ['/igreja/{slug}/', 'Churches'],
  ['/igreja/{slug}/louvor/indice/', 'Songs'],
  ['/igreja/{slug}/plano-assinatura-home/', 'Play'],
  ['/igreja/plano-leitura/{plano}', 'Reading plans'],
  ['/user/', 'Login'],
  ['/user/consulta', 'Login'],
  ['/user/{id}/sessao/{sessionId}', 'Login'],
  ['/user/{id}/endereco', 'Members'],
  ['/usuario/{slug}/{userId}/imagem', 'Members'],
  ['/usuario/{userId}/evento/{eventId}/inscricao/', 'Tickets'],
  ['/igreja/{slug}/evento/{id}/', 'Events'],
  ['/evento/{id}/', 'Event office'],
  ['/evento/{id}/reserva/{codigo}/', 'Tickets'],
  ['/evento/{id}/portaria/busca/', 'Doors'],
  ['/evento/{id}/equipe/cupom/', 'Event office'],
  ['/tesouraria/play/cupom/', 'Play'],
  ['/tesouraria/pagamento/{id}', 'Treasury'],
  ['/metodo', undefined],
])('a call at %s belongs to %s', (path, tag) => {
  expect(findTag(path)).toBe(tag)
})
