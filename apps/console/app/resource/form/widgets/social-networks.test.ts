import { expect, test } from 'vitest'
import { completeAddress, findNetwork } from './social-networks.ts'

test.each([
  ['https://www.instagram.com/videira', 'instagram'],
  ['instagram.com/videira', 'instagram'],
  ['m.youtube.com/@videira', 'youtube'],
  ['https://youtu.be/abc', 'youtube'],
  ['https://wa.me/558133330101', 'whatsapp'],
  ['chat.whatsapp.com/AbC', 'whatsapp'],
  ['http://x.com/videira', 'twitter'],
  ['open.spotify.com/show/1', 'spotify'],
  ['pt-br.facebook.com/videira', 'facebook'],
  ['tiktok.com/@videira', 'tiktok'],
])('the network is known by the address: %s', (typed, network) => {
  expect(findNetwork(typed)).toBe(network)
})

test.each(['videira.org', '@videira', 'notinstagram.com/a', 'instagram.com.example.org', 'javascript:alert(1)', ''])(
  '%s is of no network',
  (typed) => {
    expect(findNetwork(typed)).toBeUndefined()
  },
)

test('an address gets the scheme that it lacks, and a safe one', () => {
  expect(completeAddress(' instagram.com/a ')).toBe('https://instagram.com/a')
  expect(completeAddress('http://instagram.com/a')).toBe('https://instagram.com/a')
})
