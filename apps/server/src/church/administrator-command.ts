import {
  type Appointment,
  appointAdministrator,
  dismissAdministrator,
} from '@narthex/api/modules/users/administrators.service'
import { DomainError } from '@narthex/api/platform/errors/domain-error'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { RefusedError } from '../explain.ts'
import { readEmail, toPersonName } from './church-words.rules.ts'
import { type CommandStage, requireChurch, type TaskReader } from './command-stage.ts'
import { readArguments, textOption } from './read-arguments.ts'

const usage = 'administrator add CODE E-MAIL [--name NAME] | administrator remove CODE E-MAIL'

/** `administrator`: adds or removes an administrator; a repeated `add` sends the mail again. */
export const readAdministrator: TaskReader = (args) => {
  const { values, names } = readArguments(args, { options: { name: textOption }, names: [3, 3], usage })
  const [action, code = '', email = ''] = names
  const read = readEmail(email)
  if ('problem' in read) throw new RefusedError(read.problem)
  const address = read.value
  if (action === 'add') {
    return async (stage) => {
      const church = await requireChurch(stage.platform, code)
      const { language } = await stage.platform.transactions.at(church).facts()
      const named = { email: address, ...toPersonName(values.name, address, language) }
      const appointment = await appointAdministrator(stage.platform, church, named)
      stage.say(`${address} is an administrator of ${church.codigo}.`)
      describeAppointment(stage, address, appointment)
    }
  }
  if (action !== 'remove') throw new RefusedError(`It is used like this: npm run church -- ${usage}`)
  return async ({ platform, say }) => {
    const church = await requireChurch(platform, code)
    await dismissAdministrator(createOwnCall(platform.transactions.at(church)), address).catch((error: unknown) => {
      const isUnknown = error instanceof DomainError && error.code === 'NOT_FOUND'
      throw isUnknown ? new RefusedError(`${address} is no administrator of ${church.codigo}`) : error
    })
    say(`${address} is no administrator of ${church.codigo} any more, and still a member.`)
  }
}

/** Says what happens to the mail; where none is sent, the operator hands on the link. */
export function describeAppointment({ say, outboxFolder }: CommandStage, email: string, { passwordLink }: Appointment) {
  if (outboxFolder === undefined) {
    say(`A mail to ${email} waits in the queue; the running product sends it within seconds.`)
    return
  }
  say(
    `No mail is sent without SMTP_URL and MAIL_FROM: the running product puts the one to ${email} into ${outboxFolder}.`,
  )
  if (passwordLink) say(`Hand this link on; it is good once, for three days, to choose a password:\n  ${passwordLink}`)
}
