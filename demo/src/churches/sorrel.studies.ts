import { article } from '../article.ts'
import type { DemoStudySeries } from '../demo-reading.ts'
import { questions } from '../questions.ts'

export const studies: DemoStudySeries[] = [
  {
    titulo: 'Plain words from a hillside',
    resumo: 'Five evenings with Matthew 5 to 7, for a kitchen table and whoever the roads let through.',
    slug: 'plain-words',
    studies: [
      {
        titulo: 'A pinch and a lamp',
        resumo: 'Nobody ever praised the salt. You only notice when it isn’t there.',
        autor: 'Ruth Ellery',
        referencia: 'Matthew 5:13-16',
        duracaoMinutos: 60,
        corpo: article(`
          Salt keeps the ham through February and is good for very little by itself. A lamp under a bushel basket is a
          fire hazard. Jesus is not handing out compliments on the hill; he is telling people what they are for.

          Notice the grammar. He does not say try to be. In Matthew 5:14 he says you are, to a crowd of farmers and
          fishermen who had come out sick and sore.

          And the light is not for admiring the lamp. Somebody across the room is looking for the stairs.
        `),
        perguntas: questions({
          QUEBRA_GELO: ['What was always on the table at your grandmother’s house?'],
          OBSERVACAO: [
            'Who is Jesus talking to? Look back as far as Matthew 4:24.',
            'What does each picture do, and what makes it useless?',
          ],
          INTERPRETACAO: ['How can the works be seen and the praise go somewhere else?'],
          APLICACAO: ['Where in this valley would anyone notice if our church went missing?'],
          ORACAO: ['Name one person who has been salt to you. Thank God out loud, in one sentence.'],
        }),
        orientacaoLider: article(`
          Bring two slices of bread and butter for each person, one salted and one not. Don’t explain. Somebody will.

          The third question can turn into a sermon on modesty. Steer back to the stairs: who needs to see where they are
          stepping?
        `),
      },
      {
        titulo: 'Leave it at the altar',
        resumo: 'Walk out in the middle of church, he says, if there is somebody you have to go and see.',
        autor: 'Amos Pruitt',
        referencia: 'Matthew 5:21-26',
        duracaoMinutos: 60,
        corpo: article(`
          The temple was three days’ walk from Galilee. Picture a man who has come all that way with his lamb, got to the
          front of the line, and there remembers his brother. Leave the lamb, says Jesus. Go home. Then come back.

          That is a week on foot over one sore word. Anybody listening would have done the sum.

          It is worth saying that the passage puts the walking on the one who remembers, whoever started it.
        `),
        perguntas: questions({
          QUEBRA_GELO: ['What is the silliest thing you ever stayed mad about?'],
          OBSERVACAO: [
            'List what escalates, from a feeling to a courtroom.',
            'Who has something against whom in verse 23?',
          ],
          INTERPRETACAO: [
            'Why would God wait for the lamb?',
            'What does this passage not ask of a person who has been harmed?',
          ],
          APLICACAO: [
            'Is there a driveway you have stopped turning into? What would the first hundred feet look like?',
          ],
          ORACAO: ['Keep two quiet minutes. Nobody has to say a name.'],
        }),
        orientacaoLider: article(`
          Half this county is somebody’s cousin. Names stay off the table.

          Be clear on the last question under what it means: going back to danger is not what Jesus asks. If anyone looks
          pale, walk out to the woodpile with them.
        `),
      },
      {
        titulo: 'With the door shut',
        resumo: 'A prayer short enough to say while the kettle boils, and a room with nobody in it to impress.',
        autor: 'Ruth Ellery',
        referencia: 'Matthew 6:5-15',
        duracaoMinutos: 50,
        corpo: article(`
          The room Jesus means was the storeroom: the one with a door, because that is where the grain was. Between the
          sacks, with the mice, nobody is watching how you do it.

          Then he gives them words. Count them in Matthew 6:9-13 and you will find fewer than most people use to order
          breakfast. Half of it is about God and half is about bread, debts and getting through the day.
        `),
        perguntas: questions({
          QUEBRA_GELO: ['Where do you go when you want five minutes to yourself?'],
          OBSERVACAO: ['What does the prayer ask for, in order? What is missing that you would have put in?'],
          INTERPRETACAO: ['Why our bread, when one person alone is praying behind a shut door?'],
          APLICACAO: ['Pick the line that sticks in your throat. What would it take to mean it by Sunday?'],
          ORACAO: ['Say the prayer together at half your usual speed.'],
        }),
      },
      {
        titulo: 'Birds don’t keep a pantry',
        resumo: 'On worry, from a man who had looked at sparrows and wildflowers long enough to have an opinion.',
        autor: 'Amos Pruitt',
        referencia: 'Matthew 6:25-34',
        duracaoMinutos: 60,
        corpo: article(`
          A chickadee weighs as much as two quarters and gets through our winters. It also spends the whole day looking
          for something to eat. So this is no speech in favor of sitting still.

          Jesus says look, and he says consider. They are farmer’s words, and they take time. Most of our worrying is
          done with the eyes shut.

          The passage ends with a remark so dry it could have been made at the feed store: the day has enough trouble of
          its own. He is not promising there will be none.
        `),
        perguntas: questions({
          QUEBRA_GELO: ['What is in your freezer that you have been saving for a bad winter?'],
          OBSERVACAO: ['How often does Jesus tell them not to worry? What reason comes with each?'],
          INTERPRETACAO: ['What is the difference between planning for February and being ruled by it?'],
          APLICACAO: [
            'Which of your worries could another household at this table carry for a week?',
            'What will you go and look at, slowly, before we meet again?',
          ],
          ORACAO: ['Write one worry on a slip of paper. Pass it to the left, and pray for what you are handed.'],
        }),
        orientacaoLider: article(`
          Somebody in the room is choosing between oil and medicine. Don’t let the birds be used against them. The deacons’
          fund has a form; bring two, folded.
        `),
      },
      {
        titulo: 'What the river took',
        resumo: 'Two houses, one storm. The difference was there all along, where no visitor ever looks.',
        autor: 'Ruth Ellery',
        referencia: 'Matthew 7:24-29',
        duracaoMinutos: 50,
        corpo: article(`
          Everyone here remembers which houses stood after the flood and which ones we found in the Pruitts’ meadow. From
          the road, the week before, you could not have told them apart.

          Both builders heard the same words. That is easy to skip in Matthew 7:24-26. The sand is not unbelief. It is
          hearing a good thing and going home to supper.
        `),
        perguntas: questions({
          QUEBRA_GELO: ['What have you built that is still standing?'],
          OBSERVACAO: ['What is the same about the two houses? Make the list as long as you can.'],
          INTERPRETACAO: ['Why does the digging come before anybody can see a house?'],
          APLICACAO: ['Of these five evenings, which sentence have you heard and not yet done?'],
          ORACAO: ['Each person prays for the one on their right to do the thing they just named.'],
        }),
      },
    ],
  },
]
