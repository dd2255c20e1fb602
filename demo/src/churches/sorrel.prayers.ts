import type { DemoWall } from '../demo-prayers.ts'

export const prayers: DemoWall = {
  reasons: ['Health', 'Family', 'Work and farm', 'Travel', 'Grief', 'Thanks'],
  people: [
    { nome: 'Opal', sobrenome: 'Hadley' },
    { nome: 'Wendell', sobrenome: 'Pruitt' },
    { nome: 'Marguerite', sobrenome: 'Sloane' },
    { nome: 'Cody', sobrenome: 'Aldrich', dataNascimento: '2011-05-19' },
    { nome: 'Lorna', sobrenome: 'Whitcomb' },
    { nome: 'Silas', sobrenome: 'Barlow' },
    { nome: 'June', sobrenome: 'Tolliver' },
    { nome: 'Everett', sobrenome: 'Kline' },
  ],
  prayers: [
    {
      ...{ by: 'Opal', daysAgo: 0, reason: 'Health', prayed: 6 },
      text: 'New hip on Tuesday, seven in the morning. I’m told I’ll be dancing by fall. Pray for steady hands, theirs and mine.',
      messages: [
        ['June', 'I’ll bring soup on Thursday. The thick kind.'],
        ['Everett', 'Praying, Opal. Save me a dance.'],
      ],
    },
    {
      ...{ by: 'Cody', daysAgo: 1, reason: 'Family', prayed: 7 },
      text: 'Our dog Biscuit ran off in the storm and my little sister keeps leaving the porch light on for him. Please pray he comes home.',
      messages: [
        ['Wendell', 'I’ve got the truck. We’ll look along the creek after chores.'],
        ['Lorna', 'Leaving our light on too, Cody.'],
      ],
    },
    {
      ...{ by: 'Wendell', daysAgo: 2, reason: 'Work and farm', prayed: 5 },
      text: 'Three weeks without rain and the beans know it. Pray for rain, and for the good sense not to worry about it at night.',
      messages: [['Silas', 'Same prayer on our side of the hill, neighbor.']],
    },
    {
      ...{ by: 'Lorna', daysAgo: 3, reason: 'Family', prayed: 6, isAnonymous: true },
      text: 'My daughter and I said hard things on the phone. I’d like to call again and begin with sorry. Pray I do it before Sunday.',
      messages: [
        ['Marguerite', 'Sorry is the best first word I know. Praying you find the phone in your hand.'],
        ['Lorna', 'Thank you, whoever is awake this early too.'],
      ],
    },
    {
      ...{ by: 'Everett', daysAgo: 4, reason: 'Grief', prayed: 7 },
      text: 'A year on Friday since Helen. I’ll be up at the stone with her favorite thermos. If you think of me around four, say a word.',
      messages: [
        ['Opal', 'Four o’clock. I’ll stop whatever I’m doing.'],
        ['Silas', 'She taught half this valley to sing. We remember.'],
      ],
    },
    {
      ...{ by: 'Silas', daysAgo: 6, reason: 'Travel', prayed: 4 },
      text: 'Driving out to see my brother for the first time in nine years. Two days each way. Pray for the road, and for what we say when I get there.',
      messages: [['June', 'Go gently. Text when you cross the river.']],
    },
    {
      ...{ by: 'June', daysAgo: 8, reason: 'Work and farm', prayed: 5 },
      text: 'The library may cut my hours to two days. I love that desk. Pray for the board on Monday night.',
      answered: {
        daysAgo: 1,
        text: 'They kept all four days! Somebody on the board said the children’s hour is the reason folks still come into town. Thank you, friends.',
      },
      messages: [['Cody', 'That’s the best day of the week!']],
    },
    {
      ...{ by: 'Marguerite', daysAgo: 11, reason: 'Health', prayed: 6 },
      text: 'Waiting on test results, and waiting is the part I’m worst at. Pray for patience and a quiet phone line.',
      answered: { daysAgo: 5, text: 'All clear. I sat in the truck and cried, the good kind. Then I bought a pie.' },
      messages: [['Opal', 'Which pie?']],
    },
    {
      ...{ by: 'Opal', daysAgo: 14, reason: 'Thanks', prayed: 3 },
      text: 'No request this week. The bell rang, the coffee was hot, and someone had shoveled my steps before I woke. Just thankful.',
    },
    {
      ...{ by: 'Everett', daysAgo: 19, reason: 'Family', prayed: 4, isAnonymous: true },
      text: 'My grandson starts his new school on Monday and doesn’t know a soul there. Pray for one friend by lunchtime.',
      messages: [['Lorna', 'One friend by lunchtime. Amen.']],
    },
    {
      ...{ by: 'Silas', daysAgo: 3, reason: 'Health', is: 'waiting' },
      text: 'My back went out again lifting feed. Pray I learn to ask for help before, and not after.',
    },
    {
      ...{ by: 'Wendell', daysAgo: 9, reason: 'Family', prayed: 1, is: 'reported' },
      text: 'Pray for the new family in the blue house past the mill. I hear they’ve had a rough winter.',
    },
    {
      ...{ by: 'Lorna', daysAgo: 5, reason: 'Grief', forPastors: true, wants: 'visit' },
      text: 'Would one of you stop by this week? The house is quiet since Mother moved to the home, and I could use a prayer at the kitchen table.',
    },
  ],
}
