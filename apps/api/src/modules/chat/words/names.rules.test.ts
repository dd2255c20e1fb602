import { describe, expect, it } from 'vitest'
import { namesOffice, namesTaken } from './names.rules.ts'

/** Ordinary names of Brazil, Spanish America and English-speaking countries, and of others who visit. */
const givenNames =
  `Ana Maria José João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo
  Bruno Eduardo Felipe Rodrigo Manoel Mateus André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago Anderson Ricardo
  Márcio Jorge Alexandre Roberto Edson Diego Vitor Sérgio Cláudio Matheus Thiago Geraldo Adriano Luciano Júlio Renato Alex
  Vinícius Rogério Samuel Ronaldo Mário Flávio Douglas Igor Davi Jeferson Cícero Reginaldo Francisca Antônia Adriana Juliana
  Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vera
  Vitória Larissa Cláudia Beatriz Luana Rita Sônia Renata Eliane Josefa Simone Natália Cristiane Carla Débora Rosângela Jaqueline
  Rosa Daniela Aparecida Marlene Terezinha Raimunda Andréia Fabiana Lúcia Raquel Ângela Rafaela Joana Luzia Elaine Daniele
  Lourdes Priscila Pascoal Adonias Elias Eliseu Isaías Ezequiel Noemi Rute Ester Lídia Febe Tabita Priscilla Héctor Íñigo Begoña
  Nuria Xavier Ximena Guadalupe Concepción Rocío Álvaro Iván Óscar Raúl Santiago Mateo Sofía Valentina Isabella Camilo Abril
  James Mary Robert Patricia John Jennifer Michael Linda William Elizabeth David Barbara Richard Susan Joseph Jessica Thomas
  Karen Charles Sarah Christopher Lisa Nancy Matthew Betty Anthony Sandra Mark Ashley Steven Kimberly Andrew Emily Kenneth
  Donna Joshua Michelle Kevin Carol Brian Amanda George Melissa Timothy Deborah Ronald Stephanie Jason Rebecca Edward Sharon
  Jeffrey Laura Ryan Cynthia Jacob Dorothy Gary Amy Nicholas Kathleen Eric Angela Jonathan Shirley Stephen Emma Larry Brenda
  محمد فاطمة דוד שרה 李明 田中 김민준 Анна Пётр Γιώργος Μαρία`
    .split(/\s+/)
    .filter(Boolean)
const familyNames =
  `Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida
  Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos
  Gonçalves Santana Teixeira Prado Pascoal Bispo Pastorino Pastore Pastorello Pastoriza Iglesias Igreja Church Churchill Bishop
  Priest Priestley Elder Deacon Stafford Hostetler Host-Smith Prior Abbott Popescu Apostolou Apostolopoulos Apostolidis Diaconu
  Diaconescu D'Ávila O'Brien García Rodríguez Muñoz Núñez Peña Ibáñez Smith Johnson Williams Brown Jones Miller Adminah Revello
  Revuelta Prates Prando Prasad Staffa Padrão Padrón Padrela Equipa Supino Oficina Moderno Moderato Elderson Pastrana`
    .split(/\s+/)
    .filter((name) => name !== '' && name !== 'Host-Smith')

describe('names of offices', () => {
  it('are in no ordinary name', () => {
    for (const name of givenNames) expect(namesOffice(name), name).toBe(false)
    for (const name of familyNames) expect(namesOffice(`Ana ${name}`), name).toBe(false)
    for (const name of [
      'Ana Paula da Silva',
      'José Carlos Bispo',
      'Prado',
      'Pastorino',
      'Adminah',
      'D. Lia',
      'Maria 2',
    ])
      expect(namesOffice(name), name).toBe(false)
  })

  const offices = [
    'Pastor',
    'Moderador',
    'Administrador',
    'Bispo',
    'Equipe',
    'Suporte',
    'Apóstolo',
    'Moderator',
    'Soporte',
  ]
  it.each(offices)('%s is found in any spelling', (office) => {
    const spellings = [
      office,
      office.toUpperCase(),
      `O ${office}`,
      `${office} Davi`,
      `${office}1`,
      `1${office}`,
      `${office}!`,
      `${office} 2`,
      `${office}Davi`,
      `${office}davi`,
      `Seu ${office}`,
      [...office].join(' '),
      [...office].join('.'),
      `${[...office].join(' ')} Davi`,
      `${[...office].join('.')}. Davi`,
      `${office.slice(0, 3)}-${office.slice(3)} Davi`,
      `${office}\uFE0F`,
      office.replace(/o/g, '0'),
      office.replace(/a/g, '4'),
      office.replace(/i/g, 'l'),
      office.replace(/o/g, 'о'),
    ]
    for (const name of spellings) expect(namesOffice(name), name).toBe(true)
  })

  it.each([
    'ᴘᴀꜱᴛᴏʀ',
    'ꓑꓮꓢꓔꓳꓣ',
    'ᏢᎪᏚᎢᎾᏒ',
    'ᵖᵃˢᵗᵒʳ',
    '𝓟𝓪𝓼𝓽𝓸𝓻',
    'ⓟⓐⓢⓣⓞⓡ',
    'Рastor',
    'Pastоr',
    'Pаstor João',
    'ΡΑЅΤΟR',
    'ᑭᗩᔕTOᖇ',
    'Paѕtor Zé',
    'Igreja Oficial',
    'Church Staff',
  ])('%s is one', (name) => expect(namesOffice(name)).toBe(true))
})

describe('names of the church', () => {
  const taken = ['Igreja da Maré', 'mare', 'Congregação Boa Vista', 'Narthex']

  it('are found in any spelling, and where a name begins with them', () => {
    for (const name of [
      'Igreja da Maré',
      'IGREJA DA MARE',
      'lgreja da Mar3',
      'Igreja da Maré Oficial',
      'Mare',
      'Narthex',
      'N4rthex 1',
      'Congregação Boa Vista',
    ])
      expect(namesTaken(name, taken), name).toBe(true)
  })

  it('are no part of other names', () => {
    for (const name of ['Maré Alta', 'Marejane Souza', 'Boa Vista', 'Ana da Maré'])
      expect(namesTaken(name, taken), name).toBe(false)
    expect(namesTaken('Ana', ['', '…'])).toBe(false)
  })
})
