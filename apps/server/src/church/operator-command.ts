import {
  dismissOperator,
  listOperators,
  nameOperator,
} from '@narthex/api/modules/auth/operators/operator-invitations.service'
import { operatorOrigin } from '@narthex/api/platform/tenancy/product-domain'
import { RefusedError } from '../explain.ts'
import { formatTable } from '../format-table.ts'
import { readEmail } from './church-words.rules.ts'
import type { TaskReader } from './command-stage.ts'
import { readArguments } from './read-arguments.ts'

const usage = 'operator list | operator add E-MAIL | operator remove E-MAIL'

/** `operator`: names who works at the operators' console; a repeated `add` gives a new link. */
export const readOperator: TaskReader = (args) => {
  const { names } = readArguments(args, { options: {}, names: [1, 2], usage })
  const [action, email] = names
  if (action === 'list' && email === undefined) return listTask
  if (email === undefined || (action !== 'add' && action !== 'remove'))
    throw new RefusedError(`It is used like this: npm run church -- ${usage}`)
  const read = readEmail(email)
  if ('problem' in read) throw new RefusedError(read.problem)
  const address = read.value
  if (action === 'remove') {
    return async ({ platform, say }) => {
      if (!(await dismissOperator(platform, address))) throw new RefusedError(`${address} is no operator`)
      say(`${address} is no operator any more. Their sessions have ended; their account stays.`)
    }
  }
  return async ({ platform, say }) => {
    const { isNew, link } = await nameOperator(platform, address)
    say(`${address} is ${isNew ? '' : 'already '}an operator at ${operatorOrigin(platform.domain)}.`)
    if (link)
      say(`Hand this link on; it is good once, for an hour, to set up the login and its second factor:\n  ${link}`)
    else say('They log in with the password and the second factor that their account has.')
  }
}

const listTask: ReturnType<TaskReader> = async ({ platform, say }) => {
  const operators = await listOperators(platform)
  if (operators.length === 0) {
    say('There is no operator yet:\n\n  npm run church -- operator add E-MAIL')
    return
  }
  const rows = operators.map(({ email, since, isReady }) => [
    email,
    since.toISOString().slice(0, 10),
    isReady ? 'ready' : 'not set up yet: operator add gives a link',
  ])
  say(formatTable([['e-mail', 'since', 'state'], ...rows]))
}
