-- What a church holds besides its weekly services and its events: classes, meetings, rehearsals, by a rule or once.

create table agenda (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  tipo text not null check (tipo in ('CULTO', 'EVENTO', 'CELULA', 'EBD', 'OUTRO')),
  titulo text not null,
  descricao text,
  local text,
  flag_online boolean not null default false,
  url text,
  -- The first time, on the church's own calendar and clocks.
  data date not null,
  horario text not null check (horario ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  duracao_minutos integer not null check (duracao_minutos between 5 and 20160),
  -- RFC 5545, checked and put in order when written; null for what is held once.
  regra text,
  -- Days of the rule that are left out or moved.
  excecoes jsonb not null default '[]',
  -- When it is over for good: computed from all of the above, so that a month reads only what can be in it.
  ultima_data date not null,
  versao integer not null default 1,
  data_alteracao timestamptz not null default now(),
  primary key (igreja_id, id)
);
create index agenda_vigente on agenda (igreja_id, ultima_data);

-- A calendar that was subscribed to tells when a thing last changed, and asks for the events of a month.
alter table evento add column data_alteracao timestamptz not null default now();
create index evento_por_inicio on evento (igreja_id, data_inicio);
