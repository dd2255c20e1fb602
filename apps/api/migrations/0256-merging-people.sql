-- Two rows that are one person (decision 0256). The row that goes stays as a closed shell, and says who it became: ids and links
-- of others lead on. No list has shells.
alter table usuario
  add column unida_a_id integer,
  add constraint usuario_unida_a check (unida_a_id is null or (not flag_ativo and unida_a_id <> id)),
  add constraint usuario_unida_a_usuario foreign key (igreja_id, unida_a_id) references usuario on delete cascade;
create index usuario_unida_a on usuario (igreja_id, unida_a_id) where unida_a_id is not null;
grant select (unida_a_id) on usuario to narthex_finder;

-- Who may be the same person is read off an index, without the shells.
drop index usuario_por_telefone, usuario_por_email, usuario_por_nascimento;
create index usuario_por_telefone on usuario (igreja_id, telefone, unida_a_id, id) where telefone is not null;
create index usuario_por_email on usuario (igreja_id, email, unida_a_id, id) where email is not null;
create index usuario_por_nascimento on usuario (igreja_id, data_nascimento, nome_busca, unida_a_id, id);

create or replace function find_people_texts(church integer, typed text[], most integer) returns setof integer
  language sql stable security definer set search_path = public, pg_temp rows 100
  set enable_seqscan = off set jit = off as $$
  select u.id from usuario u
    where church = current_church() and u.igreja_id = church and u.unida_a_id is null
      and u.texto_busca like name_pattern(typed[1])
      and u.texto_busca like all (array(select name_pattern(part) from unnest(typed[2:]) part))
    limit most
$$;

-- People of whom staff have said that they are two, the lower id first.
create table pessoa_distinta (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  outro_usuario_id integer not null,
  primary key (igreja_id, usuario_id, outro_usuario_id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, outro_usuario_id) references usuario on delete cascade
);
create index pessoa_distinta_outro on pessoa_distinta (igreja_id, outro_usuario_id);

-- A merge, and a split, which is undone in the same way.
create table pessoa_uniao (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  tipo text not null check (tipo in ('UNIAO', 'SEPARACAO')),
  -- Who has the rows from then on, and who had them.
  usuario_id integer not null,
  de_usuario_id integer not null,
  feita_em timestamptz not null,
  desfeita_em timestamptz,
  -- What it changed of the two people: the fields of both before and after.
  campos jsonb not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, de_usuario_id) references usuario on delete cascade
);
create index pessoa_uniao_de_usuario on pessoa_uniao (igreja_id, usuario_id);
create index pessoa_uniao_de_outro on pessoa_uniao (igreja_id, de_usuario_id);

-- The rows that it moved, changed or took out, in this order. Forgotten after 30 days, when it can be undone no more.
create table pessoa_uniao_linha (
  igreja_id integer not null references igreja,
  uniao_id integer not null,
  id integer generated always as identity,
  tabela text not null,
  coluna text not null,
  acao text not null check (acao in ('MOVIDA', 'MUDADA', 'RETIRADA')),
  -- The key of the row, without the church and without the column that names the person.
  chave jsonb not null,
  -- The values that were changed; a whole row that was taken out.
  antes jsonb,
  depois jsonb,
  primary key (igreja_id, uniao_id, id),
  foreign key (igreja_id, uniao_id) references pessoa_uniao on delete cascade
);
