import { about } from './about.ts'
import { churches } from './churches.ts'
import { errors } from './errors.ts'
import { guard } from './guard.ts'
import { home } from './home.ts'
import { places } from './places.ts'
import { shell } from './shell.ts'
import { titles } from './titles.ts'
import { unfinished } from './unfinished.ts'

export const messages = { about, churches, errors, guard, home, places, shell, titles, unfinished }
