import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { icsFile, icsText } from './ics-text.rules.ts'

it('a file has no line longer than 75 octets, and loses no letter to it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (written) => {
      const text = written.replace(/[\p{Cc}\p{Cs}]/gu, '')
      const file = icsFile([`SUMMARY:${icsText(text)}`])
      expect(file.endsWith('\r\n')).toBe(true)
      for (const line of file.slice(0, -2).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(file.replaceAll('\r\n ', '')).toBe(`SUMMARY:${icsText(text)}\r\n`)
    }),
  )
})

it('a text is read as it was written, whatever signs it has, and begins no line of its own', () => {
  const written = 'Pão; vinho, e \\ tudo\nEND:VEVENT\r\nBEGIN:VEVENT “ção” 🕊️'
  const file = icsFile([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    `SUMMARY:${icsText(written)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual([written.replace('\r\n', '\n')])
})
