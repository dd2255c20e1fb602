import { podcastCategories } from '@narthex/contract/media/podcast-categories'
import { directoryReasons, feedFailures } from '@narthex/contract/media/podcast-office.endpoints'
import { consoleCatalogue } from '@narthex/locales/console-catalogue'
import { expect, test } from 'vitest'

test.each(Object.entries(consoleCatalogue))('the podcast has words in %s for whatever it tells', (_, texts) => {
  const { checks } = texts.consolePodcastDirectories
  const names = Object.entries(checks).map(([name, words]) => [name, Object.keys(words).sort()])
  const wanted = Object.entries(directoryReasons).map(([name, reasons]) => [name, ['OK', 'label', ...reasons].sort()])
  expect(Object.fromEntries(names)).toEqual(Object.fromEntries(wanted))
  expect(Object.keys(texts.consolePodcastShow.reading.failures).sort()).toEqual([...feedFailures].sort())
  const categories = Object.entries(podcastCategories).flatMap(([name, parts]) => [name, ...parts])
  expect(Object.keys(texts.consolePodcastCategories).sort()).toEqual(categories.sort())
})
