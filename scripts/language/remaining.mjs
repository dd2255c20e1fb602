import { isBelow, listOffences } from './check.mjs'
import { notCleanYet } from './not-clean-yet.mjs'

/* `node scripts/language/remaining.mjs [path]` counts what is left in each folder that is not clean yet, or lists it below a path. */

const [path] = process.argv.slice(2)
const offences = listOffences()
if (path) {
  for (const { word, ...place } of offences.filter((offence) => isBelow(offence.path, path)))
    console.log(`${place.path}:${place.line}: ${word}`)
} else {
  for (const entry of notCleanYet)
    console.log(`${offences.filter((offence) => isBelow(offence.path, entry)).length}\t${entry}`)
}
